import { mix } from '../colour.ts'
import { leafy, tapered } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge, wooded } from '../land.ts'
import { shaded, sunlit } from '../light.ts'
import { cypress, olive } from '../plants.ts'
import type { Setting } from '../setting.ts'
import { curve, dab, outline, scalloped } from '../sheet.ts'
import { planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import { block } from '../solids.ts'
import type { Wall } from '../wall.ts'
import { rect } from '../wall.ts'
import type { Drawn } from './index.ts'
import { reach, stand, trees } from './stand.ts'

const humps = (t: number, ...at: readonly (readonly [number, number, number])[]) =>
  at.reduce((sum, [middle, wide, high]) => sum + high * Math.exp(-(((t - middle) / wide) ** 2)), 0)

/** Hills behind hills, each fading into the next. */
function ranges(setting: Setting, horizon: number, near: number): void {
  const { studio } = setting
  const { palette, sheet } = studio
  const steps = [0, 0.35, 0.7]
  for (const [i, k] of steps.entries()) {
    const base = horizon + (near - horizon) * k
    const line = ridge(studio, base + 40, sheet.height * 0.085, 0.6, t => 0.7 + 0.4 * Math.sin(t * 5 + i * 2.1))
    hill(
      studio,
      line,
      base + sheet.height * 0.2,
      mix(mix(palette.land[0], palette.sky[2], 0.45), palette.land[1], k),
      0.3,
    )
  }
}

/** A ribbon of road that follows perspective and its own direction. */
function road(setting: Setting, path: readonly Point[], far: number, near: number): void {
  const { palette, sheet } = setting.studio
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, p] of path.entries()) {
    const t = i / (path.length - 1)
    const w = (far + (near - far) * t ** 2.1) / 2
    left.push([p[0] - w, p[1]])
    right.push([p[0] + w, p[1] + w * 0.06])
  }
  sheet.fill(curve([...left, ...right.reverse()]), sunlit(palette, mix(palette.earth, '#fff6e0', 0.6)))
}

/** The house on its crest at the end of a winding road, hills fading behind it. */
export const ridgeTop: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.5
  paintSky(studio, horizon + 40, true)
  mark(w * 0.22, horizon + 40, w * 0.42)
  ranges(setting, horizon, h * 0.64)
  const crest: Point = [w * 0.68, h * 0.455]
  const line = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59
    return [t * (w + 40) - 20, h * 0.74 - h * humps(t, [0.68, 0.2, 0.27], [1.05, 0.3, 0.12], [0.1, 0.3, 0.03])]
  })
  const ground = mix(palette.land[2], palette.earth, 0.25)
  sheet.fade(outline([...line, [w + 20, h], [-20, h]]), crest[1], h * 0.86, ground, mix(ground, palette.light, 0.34))
  if (setting.landscape === 'vineyards' || setting.landscape === 'olive-hills')
    wooded(studio, line.slice(36), h * 0.7, ground, 34, 15, true)
  const path = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25
    return [
      crest[0] - 20 - w * 0.42 * t + Math.sin(t * 6.6) * w * 0.1 * (0.25 + 0.75 * t),
      crest[1] + 16 + (h * 1.02 - crest[1]) * t ** 1.35,
    ]
  })
  road(setting, path, 7, 170)
  stand(
    setting,
    { x: crest[0], y: crest[1] + 16, width: w * 0.23, height: h * 0.2, turn: 0.42, eye: 2, away: 90, plinth: 2 },
    trees(setting),
  )
  let feet = ''
  for (let i = 0; i < 9; i++)
    feet += leafy(chance, crest[0] + (i / 8 - 0.5) * w * 0.27, crest[1] + 34 + Math.abs(i - 4) * 5, 34, 15, 9, 0.5)
  sheet.fill(feet, palette.leaf[0])
  for (let i = 3; i < 21; i += 2) {
    const p = path[i]!
    const size = 40 + 150 * (i / 25) ** 1.6
    flora.tall(studio, p[0] - (9 + 70 * (i / 25) ** 2.1) - size * 0.12, p[1] + 3, size)
  }
  const knoll = Array.from({ length: 30 }, (_, i): Point => {
    const t = i / 29
    return [t * (w + 40) - 20, h * 1.02 - h * humps(t, [0.02, 0.26, 0.17], [1, 0.2, 0.06])]
  })
  sheet.fill(outline([...knoll, [w + 20, h + 5], [-20, h + 5]]), mix(palette.leaf[0], palette.shadow, 0.25))
  for (const [x, y, size] of [
    [0.055, 0.985, 0.68],
    [0.145, 0.95, 0.52],
    [0.21, 0.955, 0.38],
  ] as const)
    flora.tall(studio, w * x, h * y, h * size)
}

/** A house alone in a great emptiness, and its shadow. */
export const greatPlain: Drawn = (setting, mark) => {
  const { studio, house, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.64
  paintSky(studio, horizon, true)
  const straw = mix(palette.earth, '#eab65c', 0.3)
  const gold = sunlit(palette, straw)
  sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h * 0.8, mix(gold, palette.land[1], 0.5), gold)
  mark(w * 0.2, horizon + 3, w * 0.4)
  let copse = ''
  for (let i = 0; i < 26; i++)
    copse += leafy(chance, (i / 25) * w + chance.between(-26, 26), horizon + 5, chance.between(16, 34), 12, 9, 0.4)
  sheet.fill(copse, mix(mix(palette.leaf[0], palette.land[1], 0.55), palette.sky[2], 0.2))
  const { left, right, middle } = reach(setting)
  const masonry = { ...house.masonry, texture: 'dry-stone' as const }
  // Stubble in lines that run past the house, an ungrazed strip between.
  const field = {
    colour: straw,
    upon: (ground: Wall) => {
      for (let i = 0; i < 26; i++) {
        const u = 8 + i * 5 + chance.between(-0.6, 0.6)
        const line = rect(u, 0, i % 7 === 3 ? 2.4 : chance.between(0.25, 0.5), 86)
        ground.flatFill(line, mix(gold, i % 7 === 3 ? palette.leaf[2] : palette.land[2], 0.42))
      }
    },
  }
  const olives = [0, 1, 2, 3, 4, 5, 6, 7].map(i =>
    planted(
      studio,
      olive,
      [middle - side * (house.width * 0.5 + 7 + (i % 4) * 6.2 + (i > 3 ? 3 : 0)), (i > 3 ? 19 : 9) + (i % 2), 0],
      4.2,
    ),
  )
  const gate = middle + side * house.width * 0.12
  stand(
    setting,
    { x: w * 0.6, y: h * 0.83, width: w * 0.5, height: h * 0.5, turn: side * 0.42, horizon, away: 52, plinth: 0 },
    [
      block([middle - 70, -40, -0.4], [140, 68, 0.38], { colour: straw }, { top: field }),
      block([left - 7, -8.6, 0], [gate - 1.7 - left + 7, 0.6, 0.95], masonry),
      block([gate + 1.7, -8.6, 0], [right + 7 - gate - 1.7, 0.6, 0.95], masonry),
      block([gate - 2.3, -8.75, 0], [0.6, 0.9, 1.7], { colour: house.wall }),
      block([gate + 1.7, -8.75, 0], [0.6, 0.9, 1.7], { colour: house.wall }),
      planted(studio, flora.tree, [side > 0 ? left - 3 : right + 3, 2, 0], Math.min(5.5, house.height * 0.7)),
      planted(studio, flora.tall, [side > 0 ? right + 3 : left - 3, 7, 0], Math.max(8, house.height * 1.15)),
      ...olives,
    ],
  )
  flora.low[0]!(studio, w * 0.1, h * 0.99, h * 0.17)
  flora.low[1]!(studio, w * 0.93, h * 0.995, h * 0.11)
}

/** Rows of vines that run to the house. */
export const vineRows: Drawn = (setting, mark) => {
  const { studio } = setting
  const { sheet, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.46
  paintSky(studio, horizon, true)
  mark(w * 0.26, horizon + 4, w * 0.5)
  const line = ridge(studio, horizon + 26, h * 0.1, 0.6, t => 0.3 + humps(t, [0.9, 0.3, 0.8], [0.1, 0.2, 0.3]))
  hill(studio, line, h * 0.6, mix(palette.land[1], palette.land[0], 0.3), 0.25)
  const top = h * 0.545
  const soil = sunlit(palette, mix(palette.earth, '#c0673c', 0.3))
  sheet.fade(`M0 ${top - 20}h${w}V${h}H0z`, top, h, mix(soil, palette.land[1], 0.4), soil)
  const van: Point = [w * 0.63, h * 0.47]
  for (let i = -13; i <= 13; i++) {
    if (i === 0) continue
    const near = van[0] + (i - 0.2 * Math.sign(i)) * w * 0.165
    const at = (t: number, off: number): Point => {
      const y = top + 4 + (h * 1.08 - top) * t
      const k = (y - van[1]) / (h * 1.08 - van[1])
      return [van[0] + (near + off - van[0]) * k, y]
    }
    const row = (from: number, to: number, lift: number, n: number): Point[] => [
      ...Array.from({ length: n }, (_, j): Point => {
        const t = (j / (n - 1)) ** 1.8
        const p = at(t, from)
        return [p[0], p[1] - lift * ((p[1] - van[1]) / h)]
      }),
      ...Array.from({ length: n }, (_, j): Point => {
        const t = (1 - j / (n - 1)) ** 1.8
        const p = at(t, to)
        return [p[0], p[1] - lift * ((p[1] - van[1]) / h)]
      }),
    ]
    const wide = w * 0.05
    // Rows that leave the sheet soon need few bosses.
    const fine = Math.abs(i) < 4 ? 10 : Math.abs(i) < 7 ? 7 : 4
    sheet.fill(
      outline([at(0, -wide * 0.4), at(1, -wide * 0.4), at(1, wide * 1.5), at(0, wide * 1.5)]),
      mix(soil, palette.shadow, 0.42),
    )
    sheet.fill(scalloped(row(-wide, wide, 40, fine), -0.2), palette.leaf[0])
    sheet.fill(scalloped(row(-wide * 0.7, wide * 0.8, 92, fine), -0.24), palette.leaf[1])
    sheet.fill(
      scalloped(row(side > 0 ? 0 : -wide * 0.6, side > 0 ? wide * 0.6 : 0, 120, fine), -0.26),
      mix(palette.leaf[1], palette.leaf[2], 0.7),
    )
  }
  stand(
    setting,
    { x: van[0], y: top + 8, width: w * 0.32, height: h * 0.22, turn: 0.3, eye: 2.4, away: 80, plinth: 1 },
    trees(setting),
  )
  let feet = ''
  for (let i = 0; i < 12; i++)
    feet += leafy(studio.chance, van[0] + (i / 11 - 0.5) * w * 0.44, top + 12, 32, 12, 9, 0.4)
  sheet.fill(feet, palette.leaf[0])
}

/** The masses of a tree far off: its place beside and above the foot, its size, all in parts of its own. */
const farCrown = [
  [-0.62, 0.85, 0.8],
  [0.7, 0.95, 0.72],
  [0.02, 1.4, 0.95],
] as const

/** The house small on the shoulder of a great mountain. */
export const mountainside: Drawn = (setting, mark) => {
  const { studio, flora, house } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  paintSky(studio, h * 0.52, true)
  mark(w * 0.42, h * 0.53, w * 1.06)
  const shoulder = Array.from({ length: 50 }, (_, i): Point => {
    const t = i / 49
    return [t * (w + 40) - 20, h * 0.68 - h * humps(t, [0.78, 0.26, 0.14], [0.1, 0.2, 0.09])]
  })
  hill(
    studio,
    ridge(studio, h * 0.56, h * 0.1, 1, t => 0.4 + 0.6 * Math.abs(Math.sin(t * 4))),
    h * 0.7,
    mix(palette.land[0], palette.land[1], 0.55),
    0.25,
  )
  const ground = mix(palette.land[2], palette.earth, 0.3)
  sheet.fade(outline([...shoulder, [w + 20, h], [-20, h]]), h * 0.5, h, ground, mix(ground, palette.shadow, 0.18))
  const wall = sunlit(palette, house.masonry.colour)
  for (let k = 0; k < 6; k++) {
    const lift = 34 + k * k * 13 + k * 24
    const thick = 7 + k * 4.5
    const crest = shoulder.map((p): Point => [p[0], p[1] * (1 - k * 0.05) + h * 0.68 * k * 0.05 + lift])
    sheet.fill(
      outline([...crest, ...crest.map((p): Point => [p[0], p[1] + thick]).reverse()]),
      k % 2 ? wall : mix(wall, palette.shadow, 0.16),
    )
    if (k === 1)
      stand(
        setting,
        {
          x: w * 0.7,
          y: crest[Math.round(0.7 * 49)]![1] + 6,
          width: w * 0.3,
          height: h * 0.25,
          turn: -0.4,
          eye: 5,
          away: 80,
          plinth: 2.6,
        },
        trees(setting),
      )
    let stems = ''
    let dark = ''
    let light = ''
    for (let i = 0; i < 6; i++) {
      const t = (i + chance.between(-0.2, 1.2)) / 6
      if (t < 0 || t > 1) continue
      if (k <= 2 && Math.abs(t - 0.7) < 0.24 - k * 0.04) continue
      const p = crest[Math.round(t * 49)]!
      const r = (13 + k * 9) * chance.between(0.75, 1.25)
      stems += tapered([p, [p[0] + r * 0.1, p[1] - r * 0.8]], r * 0.34, r * 0.2)
      for (const [u, v, q] of farCrown) {
        dark += leafy(chance, p[0] + u * r, p[1] - v * r, r * q, r * q * 0.72, r * 0.6, 0.7)
        light += leafy(
          chance,
          p[0] + (u + side * 0.16) * r,
          p[1] - (v + 0.16) * r,
          r * q * 0.62,
          r * q * 0.4,
          r * 0.6,
          0.5,
        )
      }
    }
    sheet.fill(stems, shaded(palette, '#8a6a50'))
    sheet.fill(dark, palette.leaf[0])
    sheet.fill(light, setting.flora.tree === olive ? mix(palette.leaf[2], '#dfe3cf', 0.3) : palette.leaf[1])
  }
  sheet.fill(
    outline([
      [-20, h + 9],
      [-20, h * 0.9],
      ...Array.from({ length: 20 }, (_, i): Point => [(i / 19) * w, h * (0.93 + 0.03 * Math.sin(i * 0.6))]),
      [w + 20, h + 9],
    ]),
    mix(palette.leaf[0], palette.shadow, 0.2),
  )
  for (const [x, size] of [
    [0.08, 0.5],
    [0.15, 0.36],
  ] as const)
    (flora.tall === cypress ? cypress : flora.tall)(studio, w * x, h * 0.96, h * size)
}

/** Great trunks in pairs, their crowns nested like portals, and the house bright at the end. */
export const avenue: Drawn = (setting, mark) => {
  const { studio } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.66
  const axis = w * 0.5
  paintSky(studio, horizon, true)
  mark(axis, horizon - 10, w * 0.42)
  const grass = mix(palette.land[2], palette.leaf[2], 0.4)
  sheet.fade(`M0 ${horizon - 2}h${w}V${h}H0z`, horizon, h, sunlit(palette, grass), mix(grass, palette.shadow, 0.1))
  sheet.shape(
    [
      [axis - 26, horizon + 8],
      [axis + 26, horizon + 8],
      [axis + w * 0.34, h + 4],
      [axis - w * 0.34, h + 4],
    ],
    sunlit(palette, mix(palette.earth, '#fff6e0', 0.55)),
  )
  stand(setting, { x: axis, y: horizon + 10, width: w * 0.25, height: h * 0.2, turn: 0, eye: 1.7, away: 90, plinth: 0 })
  let hedge = `M0 ${horizon + 12}h${w}V${horizon - h * 0.2}H0z`
  for (let i = 0; i < 24; i++)
    if (Math.abs(i - 11.5) > 3) hedge += leafy(chance, (i / 23) * w, horizon - h * 0.2, 70, 38, 22, 0.6)
  sheet.inside(`M0 0H${axis - w * 0.13}V${h}H0zM${axis + w * 0.13} 0H${w}V${h}H${axis + w * 0.13}z`, () =>
    sheet.fill(hedge, mix(palette.leaf[0], palette.leaf[1], 0.35)),
  )
  const bark = '#b9b2a8'
  const layers = 6
  for (let i = 0; i < layers; i++) {
    const k = 1 / (1 + (layers - 1 - i) * 0.62)
    const half = w * 0.46 * k
    const foot = horizon + (h * 1.03 - horizon) * k
    const spring = horizon - h * 0.36 * k - h * 0.02
    const top = horizon - h * (0.12 + 0.52 * k)
    const tone = mix(mix(palette.leaf[2], palette.leaf[1], 0.3 + i * 0.16), palette.leaf[0], i / (layers - 0.2))
    // The road in their shade, barred with light between the trunks.
    const shade = mix(sunlit(palette, mix(palette.earth, '#fff6e0', 0.55)), palette.shadow, 0.5)
    sheet.fill(
      curve(
        Array.from({ length: 14 }, (_, j): Point => {
          const a = (j / 14) * Math.PI * 2
          return [
            axis + Math.cos(a) * half * (0.9 + chance.between(-0.12, 0.12)),
            foot - 18 * k + Math.sin(a) * 44 * k * (1 + chance.between(-0.2, 0.2)),
          ]
        }),
      ),
      shade,
      0.9,
    )
    const arch = Array.from({ length: 17 }, (_, j): Point => {
      const a = (j / 16) * Math.PI
      return [axis - Math.cos(a) * half * 0.86, spring - Math.sin(a) * (spring - top) + chance.between(-9, 9) * k]
    })
    const outer: Point[] = [
      [axis + half * 1.05, spring + 30 * k],
      [w + 30, spring + 60 * k],
      [w + 30, -30],
      [-30, -30],
      [-30, spring + 60 * k],
      [axis - half * 1.05, spring + 30 * k],
    ]
    for (const s of [-1, 1] as const) {
      const x = axis + s * half
      const r = w * 0.028 * k
      const fork: Point = [x - s * r * 0.2, horizon - h * 0.16 * k]
      const lit = s !== side ? sunlit(palette, bark) : mix(shaded(palette, bark), sunlit(palette, bark), 0.3)
      for (const [dx, dy, reach2] of [
        [-0.5, 0.6, 1],
        [0.22, 0.76, 0.5],
      ] as const)
        sheet.fill(
          tapered(
            [
              [fork[0], fork[1] + r],
              [fork[0] - s * dx * half * 0.3 * reach2, fork[1] - h * 0.12 * k],
              [fork[0] - s * dx * half * 0.62, fork[1] - h * dy * k * 0.62],
            ],
            r * 1.3,
            r * 0.25,
          ),
          mix(shaded(palette, bark), lit, 0.35),
        )
      sheet.fill(
        tapered([[x, foot], [x, foot - 26 * k], fork, [fork[0], fork[1] - r]], r * 3, r * 1.7),
        shaded(palette, bark),
      )
      sheet.fill(
        tapered(
          [
            [x + side * r * 0.55, foot],
            [x + side * r * 0.5, foot - 26 * k],
            [fork[0] + side * r * 0.4, fork[1]],
          ],
          r * 1.2,
          r * 0.7,
        ),
        sunlit(palette, bark),
      )
      if (k > 0.3)
        for (let j = 0; j < 6; j++)
          sheet.fill(
            curve(
              Array.from({ length: 7 }, (_, m): Point => {
                const a = (m / 7) * 6.28
                return [
                  x + chance.between(-0.1, 0.1) * r + Math.cos(a) * r * 0.3 + (j % 2 ? 0.4 : -0.4) * r,
                  foot - (0.1 + j * 0.13) * (foot - fork[1]) + Math.sin(a) * r * 0.8,
                ]
              }),
            ),
            mix(bark, palette.earth, 0.6),
            0.8,
          )
    }
    sheet.fill(`${outline(outer, false)}${scalloped(arch, 0.16, false).replace(/^M/, 'L')}z`, tone)
  }
}

/** The house long and low between the stems of pines, sea or light behind them. */
export const underPines: Drawn = (setting, mark) => {
  const { studio } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.52
  paintSky(studio, horizon, true)
  sheet.fade(`M0 ${horizon}h${w}V${h * 0.7}H0z`, horizon, h * 0.66, palette.sea[0], palette.sea[1])
  mark(w * 0.24, horizon + 4, w * 0.4)
  let glints = ''
  for (let i = 0; i < 22; i++)
    glints += dab(w * chance.between(0.02, 0.98), horizon + chance.between(10, 110), chance.between(30, 120), 3, 0)
  sheet.fill(glints, palette.glint, 0.8)
  const sand = sunlit(palette, mix(palette.earth, '#fff2d8', 0.3))
  const bank = Array.from(
    { length: 30 },
    (_, i): Point => [(i / 29) * (w + 40) - 20, h * (0.655 + 0.018 * Math.sin(i * 0.5))],
  )
  sheet.fade(outline([...bank, [w + 20, h + 5], [-20, h + 5]]), h * 0.64, h, sand, mix(sand, palette.land[2], 0.5))
  stand(setting, {
    x: w * 0.56,
    y: h * 0.71,
    width: w * 0.5,
    height: h * 0.27,
    turn: -0.22,
    eye: 1.9,
    away: 52,
    plinth: 0.6,
  })
  const wood = '#b0704c'
  const stems = [
    [0.045, 0.92, 0.022],
    [0.16, 0.79, 0.013],
    [0.26, 0.97, 0.026],
    [0.395, 0.75, 0.011],
    [0.8, 0.78, 0.013],
    [0.9, 0.94, 0.024],
    [0.975, 0.8, 0.014],
  ] as const
  let shade = ''
  for (const [x, y, r] of stems)
    shade += outline([
      [w * (x - r), h * y],
      [w * (x + r), h * y],
      [w * (x + r) - side * w * 0.34, h * (y + 0.11)],
      [w * (x - r) - side * w * 0.34, h * (y + 0.115)],
    ])
  sheet.fill(shade, mix(sand, palette.shadow, 0.45))
  const canopy = (y: number, size: number, tone: string, count: number) => {
    let d = `M0 0h${w}v${h * y * 0.6}H0z`
    for (let i = 0; i < count; i++)
      d += leafy(
        chance,
        (i / (count - 1)) * w + chance.between(-20, 20),
        h * y * chance.between(0.55, 0.8),
        size * chance.between(0.9, 1.3),
        size * 0.55,
        size * 0.4,
        0.8,
      )
    sheet.fill(d, tone)
  }
  for (const [x, y, r] of stems) {
    const [px, lean] = [w * x, chance.between(-0.02, 0.02) * w]
    const path: Point[] = [
      [px, h * y],
      [px + lean * 0.4, h * y * 0.6],
      [px + lean, h * 0.14],
      [px + lean * 1.2, -10],
    ]
    sheet.fill(tapered(path, w * r * 2, w * r * 1.3), shaded(palette, wood))
    sheet.fill(
      tapered(
        path.map((p): Point => [p[0] + side * w * r * 0.42, p[1]]),
        w * r * 0.9,
        w * r * 0.5,
      ),
      sunlit(palette, wood),
    )
    for (const s of [-1, 1])
      sheet.fill(
        tapered(
          [
            [px + lean * 0.8, h * 0.3],
            [px + lean + s * w * 0.035, h * 0.18],
            [px + lean + s * w * 0.08, h * 0.08],
          ],
          w * r * 0.7,
          w * r * 0.2,
        ),
        shaded(palette, wood),
      )
  }
  canopy(0.3, 150, palette.leaf[0], 11)
  canopy(0.2, 120, mix(palette.leaf[0], palette.leaf[1], 0.6), 10)
  canopy(0.1, 110, mix(palette.leaf[1], palette.leaf[2], 0.3), 9)
}
