import { mix } from '../colour.ts'
import { leafy } from '../foliage.ts'
import { chair, table } from '../furniture.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge, wooded } from '../land.ts'
import { sunlit } from '../light.ts'
import { cypress, olive, potted, stonePine } from '../plants.ts'
import { boulder, crag, foam } from '../rock.ts'
import { fishingBoat, paintSea, sailingBoat } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { curve, dab, outline } from '../sheet.ts'
import { level, parasol, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import { block } from '../solids.ts'
import type { Wall } from '../wall.ts'
import { rect } from '../wall.ts'
import type { Drawn } from './index.ts'
import { cameraOf, reach, type Stand, stand, trees } from './stand.ts'

const rockOf = ({ landscape, house }: Setting, warm = '#c98a6a') =>
  landscape === 'pine-coast' ? warm : mix(house.masonry.colour, '#a89078', 0.35)

/** Water over sand: turquoise by day, hardly lighter than the deep when the sun is low. */
const shoal = ({ studio: { palette } }: Setting) =>
  palette.sun < 26 || palette.stars
    ? mix(palette.sea[1], '#4fb4b4', 0.32)
    : mix(palette.sea[1], mix('#5fd0c4', palette.sea[0], 0.3), 0.6)

/** Paths between a few points, smooth, as points. */
function smooth(points: readonly Point[], steps = 12): Point[] {
  const out: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ]
    for (let j = 0; j < steps; j++) {
      const t = j / steps
      const f = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
      out.push([f(0), f(1)])
    }
  }
  out.push(points[points.length - 1]!)
  return out
}

/** The bay from the hill behind: one great curve, and the house half-way down its terraces. */
export const shellBay: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.27
  paintSky(studio, horizon)
  mark(w * 0.58, horizon + 2, w * 0.5)
  sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h * 0.7, palette.sea[0], palette.sea[1])
  const crest = smooth([
    [-20, h * 0.34],
    [w * 0.18, h * 0.335],
    [w * 0.42, h * 0.38],
    [w * 0.62, h * 0.46],
    [w * 0.78, h * 0.56],
    [w * 0.86, h * 0.635],
  ])
  const shore = smooth([
    [w * 0.86, h * 0.635],
    [w * 0.74, h * 0.665],
    [w * 0.6, h * 0.71],
    [w * 0.53, h * 0.79],
    [w * 0.56, h * 0.87],
    [w * 0.68, h * 0.93],
    [w * 0.86, h * 0.96],
    [w + 30, h * 0.955],
  ])
  const wood = mix(palette.land[1], palette.leaf[1], 0.4)
  const slope = mix(palette.land[2], palette.earth, 0.2)
  const shallows = shore.map((p): Point => [p[0] + 46, p[1] + (p[1] < h * 0.8 ? 30 : -34)])
  sheet.fill(curve([...shallows, [w + 30, h * 1.05], [w * 0.4, h * 1.05], [w * 0.4, h * 0.6]]), shoal(setting))
  sheet.fill(outline([...crest, ...shore, [w + 30, h + 20], [-20, h + 20]]), slope)
  const beach = shore.slice(14, 66)
  sheet.fill(
    outline([
      ...beach,
      ...beach
        .map((p, i): Point => [p[0] - 8 - 16 * Math.sin((i / beach.length) * Math.PI), p[1] + (i > 34 ? 12 : 0)])
        .reverse(),
    ]),
    sunlit(palette, mix(palette.earth, '#fff6e2', 0.6)),
  )
  sheet.line(
    outline(
      beach.map((p): Point => [p[0] + 4, p[1] - 1]),
      false,
    ),
    palette.glint,
    5,
  )
  const body = outline([...crest, ...shore, [w + 30, h + 20], [-20, h + 20]])
  sheet.inside(body, () => {
    sheet.fill(
      outline([...crest, ...crest.map((p, i): Point => [p[0], p[1] + 46 + 26 * Math.sin(i * 0.3)]).reverse()]),
      wood,
    )
    // Terraces: the shore's own curve, repeated up the slope.
    for (let k = 0; k < 8; k++) {
      let dark = ''
      let light = ''
      const t = (k + 0.4) / 8
      const line = Array.from({ length: 36 }, (_, i): Point => {
        const u = i / 35
        const a = crest[Math.floor(u * (crest.length - 1) * 0.96)]!
        const b: Point = [a[0] * 0.66 - 40, h * (0.98 - 0.1 * Math.abs(u - 0.4))]
        return [a[0] + (b[0] - a[0]) * (0.12 + t * 0.82), a[1] + 52 + (b[1] - a[1] - 52) * t ** 1.12]
      })
      sheet.fill(
        outline([...line, ...line.map((p): Point => [p[0] - 2, p[1] + 5 + t * 9]).reverse()]),
        sunlit(palette, mix(setting.house.masonry.colour, '#fff2d8', 0.35)),
      )
      for (let i = 2; i < 34; i += t < 0.45 ? 3 : 2) {
        const p = line[i]!
        const [px, py] = [p[0] + chance.between(-12, 12), p[1] - 2]
        if (
          px < w * 0.02 ||
          px > w * 0.66 ||
          (Math.abs(px - w * 0.36) < w * 0.15 && Math.abs(py - h * 0.56) < h * 0.13)
        )
          continue
        const r = 11 + t * 15
        dark += leafy(chance, px, py - r * 0.7, r * 1.25, r * 0.85, r, 0.6)
        light += leafy(chance, px + studio.side * r * 0.2, py - r * 0.95, r * 0.8, r * 0.5, r, 0.5)
      }
      sheet.fill(dark, palette.leaf[0])
      sheet.fill(light, mix(palette.leaf[2], '#e6e8d6', 0.3))
    }
  })
  let crestWood = ''
  for (const [i, p] of crest.entries()) if (i % 2 === 0) crestWood += leafy(chance, p[0], p[1] + 8, 26, 15, 9, 0.5)
  sheet.fill(crestWood, mix(wood, palette.leaf[0], 0.5))
  for (const t of [0.16, 0.2, 0.5, 0.62]) {
    const p = crest[Math.floor(t * crest.length)]!
    ;(flora.tall === cypress ? cypress : stonePine)(studio, p[0], p[1] + 14, 74)
  }
  stand(
    setting,
    {
      x: w * 0.36,
      y: h * 0.585,
      width: w * 0.24,
      height: h * 0.2,
      turn: -0.55,
      eye: 16,
      away: 80,
      plinth: 2.4,
      terrace: 2.4,
    },
    trees(setting),
  )
  sailingBoat(studio, w * 0.76, h * 0.79, 74)
  sheet.fill(
    curve([
      [-30, h + 20],
      [-30, h * 0.84],
      [w * 0.12, h * 0.87],
      [w * 0.28, h * 0.965],
      [w * 0.42, h + 20],
    ]),
    mix(palette.leaf[0], palette.shadow, 0.25),
  )
}

/** Two masses of rock with the cove between them; the house upon the nearer. */
export const rockyCove: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.33
  paintSky(studio, horizon)
  mark(w * 0.52, horizon + 2, w * 0.36)
  paintSea(studio, horizon, h * 0.8, w * 0.9)
  sheet.fill(
    curve([
      [w * 0.4, h * 0.74],
      [w * 0.52, h * 0.66],
      [w * 0.64, h * 0.645],
      [w * 0.74, h * 0.72],
      [w * 0.88, h * 0.82],
      [w + 40, h * 0.87],
      [w + 40, h + 60],
      [w * 0.36, h + 60],
    ]),
    shoal(setting),
  )
  const stone = rockOf(setting)
  const crestFar = smooth([
    [w * 0.62, h * 0.66],
    [w * 0.68, h * 0.5],
    [w * 0.76, h * 0.45],
    [w * 0.86, h * 0.43],
    [w * 0.95, h * 0.4],
    [w + 30, h * 0.38],
  ])
  crag(studio, crestFar, x => h * (0.66 + 0.12 * Math.max(0, (x / w - 0.62) / 0.38)), stone, 64)
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const [bx, by] = [w * (0.62 + 0.4 * t), h * (0.67 + 0.12 * t) + chance.between(0, 12)]
    foam(studio, bx, by, 90)
    boulder(studio, bx, by, chance.between(50, 110), chance.between(34, 64), stone)
  }
  let maquis = ''
  for (const [i, p] of crestFar.entries())
    if (i % 3 === 0 && i > 6) maquis += leafy(chance, p[0], p[1] + 6, 36, 17, 10, 0.4)
  sheet.fill(maquis, mix(palette.leaf[0], palette.leaf[1], 0.3))
  const crest = smooth([
    [-30, h * 0.5],
    [w * 0.12, h * 0.5],
    [w * 0.3, h * 0.52],
    [w * 0.37, h * 0.58],
    [w * 0.42, h * 0.7],
    [w * 0.46, h * 0.84],
    [w * 0.5, h * 1.02],
  ])
  crag(studio, crest, () => h + 20, stone, 110)
  stand(
    setting,
    { x: w * 0.215, y: h * 0.515, width: w * 0.3, height: h * 0.25, turn: -0.38, eye: 5, away: 60, plinth: 2.4 },
    trees(setting),
  )
  const rows = [
    [0.36, 0.62, 150],
    [0.3, 0.66, 190],
    [0.08, 0.64, 210],
    [0.19, 0.68, 230],
    [0.4, 0.78, 190],
    [0.3, 0.83, 250],
    [0.04, 0.82, 280],
    [0.17, 0.88, 300],
    [0.42, 0.95, 230],
    [0.3, 1.02, 330],
    [0.07, 1.05, 360],
  ] as const
  for (const [x, y, size] of rows) {
    boulder(
      studio,
      w * x + chance.between(-14, 14),
      h * y,
      size * chance.between(0.9, 1.2),
      size * chance.between(0.55, 0.75),
      stone,
    )
    if (chance.chance(0.4))
      sheet.fill(
        leafy(chance, w * x + size * 0.4, h * y, size * 0.34, size * 0.17, size * 0.1, 0.4),
        mix(palette.leaf[0], palette.leaf[1], 0.35),
      )
  }
  foam(studio, w * 0.47, h * 0.99, 120)
  flora.low[0]!(studio, w * 0.06, h * 0.99, 150)
  sailingBoat(studio, w * 0.62, h * 0.79, side > 0 ? 120 : 110)
}

/** On the rim of a cliff: the terrace stands out over the sea like a bastion. */
export const cliffRim: Drawn = (setting, mark) => {
  const { studio, house, flora, pool } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.38
  paintSky(studio, horizon)
  paintSea(studio, horizon, h, w * 0.84)
  mark(w * 0.7, horizon + 2, w * 0.44)
  const stone = rockOf(setting, '#c08a70')
  const back = smooth([
    [-30, h * 0.25],
    [w * 0.12, h * 0.262],
    [w * 0.3, h * 0.3],
    [w * 0.42, h * 0.35],
    [w * 0.475, h * 0.4],
    [w * 0.47, h * 0.45],
    [w * 0.44, h * 0.535],
  ])
  hill(studio, back, h * 0.55, mix(palette.land[1], palette.land[2], 0.35), 0.2)
  wooded(studio, back.slice(0, 34), h * 0.42, palette.land[1], 26, 13)
  const at: Stand = {
    x: w * 0.33,
    y: h * 0.565,
    width: w * 0.42,
    height: h * 0.3,
    turn: -0.52,
    horizon,
    away: 46,
    plinth: 0,
  }
  const camera = cameraOf(setting, at)
  const { left, right } = reach(setting)
  const front = Math.min(...house.solids.map(s => s.low[1]))
  const [edge, lip, end] = [right + 4.6, front - 9, house.depth + 5]
  const deep = 3.2
  const [corner, far] = [camera.project([edge, lip, -deep]), camera.project([edge, end, -deep])]
  const along = camera.project([left - 8, lip, -deep])
  const slope = (along[1] - corner[1]) / (along[0] - corner[0])
  const crest = smooth([
    [-60, corner[1] - (corner[0] + 60) * slope - 30],
    [corner[0] * 0.5, corner[1] - corner[0] * 0.5 * slope - 26],
    [corner[0], corner[1] - 40],
    [(corner[0] + far[0]) / 2, (corner[1] + far[1]) / 2 - 34],
    [far[0] - 6, far[1] - 26],
    [far[0] + w * 0.03, far[1] + h * 0.1],
    [far[0] + w * 0.045, far[1] + h * 0.24],
    [far[0] + w * 0.1, far[1] + h * 0.38],
    [far[0] + w * 0.11, h * 1.04],
  ])
  crag(studio, crest, () => h + 20, stone, 96)
  for (const [x, y, size] of [
    [0.06, 0.93, 150],
    [0.1, 1, 210],
    [0.03, 1.02, 190],
  ] as const) {
    foam(studio, far[0] + w * x, h * y, size)
    boulder(studio, far[0] + w * x, h * y, size, size * 0.66, stone)
  }
  const wall = { colour: mix(house.masonry.colour, house.wall, 0.3), texture: 'dry-stone' as const }
  const coping = { colour: mix(house.wall, '#fffaf0', 0.5) }
  const water = mix('#6fd0cc', palette.sea[0], palette.sun < 26 ? 0.45 : 0.2)
  const [basin, long] = [edge - 6.2, Math.min(11, house.width * 0.6)]
  const terrace = {
    colour: mix(house.floor, '#fff4dc', 0.25),
    texture: 'paving' as const,
    upon: (ground: Wall) => {
      if (!pool) return
      const [u, v] = [basin - (left - 40) - 2, 2.4]
      ground.fill(rect(u - 0.5, v - 0.5, 5, 1 + Math.min(long, front - lip + 1.5)), '#fffaf0')
      ground.flatFill(rect(u, v, 4, Math.min(long, front - lip + 1.5)), mix(water, palette.sea[1], 0.4))
      ground.flatFill(rect(u, v, 3.6, Math.min(long, front - lip + 1.5) - 0.5), water)
    },
  }
  stand(setting, at, [
    level([left - 40, lip, -deep], [edge, end, -0.02], terrace, wall),
    block([left - 40, lip, 0], [edge - left + 40, 0.45, 0.8], coping),
    block([edge - 0.45, lip + 0.45, 0], [0.45, end - lip - 0.45, 0.8], coping),
    ...parasol([left + 2.6, front - 4.4, 0], 1.9, [house.shutters, '#fff6e6']),
    ...table([left + 1.9, front - 4.9, 0], 1.4, 0.9),
    ...chair([left + 1.1, front - 4.7, 0], 'right', house.shutters),
    ...chair([left + 3.6, front - 4.7, 0], 'left', house.shutters),
    planted(studio, potted, [edge - 1.1, end - 2.4, 0], 1.3),
    planted(studio, potted, [edge - 1.1, lip + 1, 0], 1.5),
    planted(studio, flora.tall, [left - 3, house.depth - 2, 0], Math.max(7.5, house.height * 1.15)),
    planted(studio, flora.tree, [left - 5, front - 2, 0], 4.6),
  ])
  flora.low[0]!(studio, w * 0.07, h * 0.99, h * 0.17)
  sailingBoat(studio, w * 0.88, h * chance.between(0.56, 0.64), 86)
}

/** The house at the water's edge under its hill, seen from a boat. */
export const fromTheWater: Drawn = (setting, mark) => {
  const { studio, landscape, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.6
  paintSky(studio, horizon, true)
  paintSea(studio, horizon, h, side > 0 ? w * 0.9 : w * 0.1)
  mark(w * 0.2, horizon + 1, w * 0.34)
  const steep = landscape === 'cliff' || landscape === 'mountains'
  const line = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59
    return [
      t * (w + 40) - 20,
      horizon +
        6 -
        h *
          (steep ? 0.44 : 0.27) *
          Math.max(0, (t - 0.3) / 0.7) ** 0.75 *
          (1 + 0.06 * Math.sin(t * 22) + 0.05 * Math.sin(t * 9)),
    ]
  })
  hill(studio, line, horizon + 30, mix(palette.land[1], palette.leaf[0], 0.28), 0.2, steep)
  wooded(studio, line.slice(26), horizon - 20, palette.land[1], 60, 16)
  for (let i = 0; i < 6; i++) {
    const p = line[chance.int(26, 57)]!
    ;(flora.tall === cypress ? cypress : stonePine)(
      studio,
      p[0],
      p[1] + chance.between(30, 90),
      chance.between(74, 116),
    )
  }
  const shore = horizon + 26
  const stone = rockOf(setting)
  const bank = mix(sunlit(palette, stone), palette.land[2], 0.3)
  sheet.fill(
    outline([
      [w * 0.32, shore],
      [w * 0.42, horizon - 12],
      [w + 20, horizon - 16],
      [w + 20, shore + 8],
    ]),
    bank,
  )
  // What stands on the shore stands on its head in the water, darker.
  const inWater = line.slice(20).map((p): Point => [p[0], shore + 4 + (horizon + 6 - p[1]) * 0.42])
  sheet.fill(
    curve([[w * 0.32, shore + 4], ...inWater, [w + 40, shore + 4]]),
    mix(palette.sea[1], palette.leaf[0], 0.36),
  )
  stand(
    setting,
    {
      x: w * 0.66,
      y: horizon + 2,
      width: w * 0.34,
      height: h * 0.26,
      turn: 0.2,
      eye: 2,
      away: 70,
      plinth: 1.4,
      terrace: 3,
    },
    trees(setting),
  )
  for (let i = 0; i < 12; i++) {
    const x = w * (0.33 + 0.67 * (i / 11)) + chance.between(-20, 20)
    if (Math.abs(x - w * 0.66) < w * 0.06) continue
    foam(studio, x, shore + 6, 90)
    boulder(studio, x, shore + chance.between(2, 14), chance.between(50, 110), chance.between(24, 52), stone)
  }
  sheet.fill(
    outline([
      [w * 0.64, shore - 14],
      [w * 0.68, shore - 14],
      [w * 0.665, shore + 56],
      [w * 0.615, shore + 56],
    ]),
    sunlit(palette, '#d9b98c'),
  )
  sheet.fill(
    outline([
      [w * 0.615, shore + 56],
      [w * 0.665, shore + 56],
      [w * 0.665, shore + 66],
      [w * 0.615, shore + 66],
    ]),
    mix('#8a6a4c', palette.shadow, 0.3),
  )
  fishingBoat(studio, w * 0.24, h * 0.86, w * 0.2, chance.pick(['#2f6f9f', '#fbf5e8', '#3f8a7a', '#e9b44c']))
}

/** The harbour front: the house among its neighbours, the quay, their colours in the water. */
export const quay: Drawn = (setting, mark) => {
  const { studio, house, architecture } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const edge = h * 0.66
  paintSky(studio, edge - 60, true)
  mark(w * 0.2, h * 0.46, w * 0.42)
  const line = ridge(studio, h * 0.56, h * 0.26, 1, t => 0.35 + 0.65 * Math.sin(t * 3 + 0.4))
  hill(studio, line, h * 0.66, mix(palette.land[1], palette.leaf[0], 0.15), 0.25)
  wooded(studio, line, h * 0.56, palette.land[1], 40, 14)
  const white = ['cycladic-cube', 'modern-white', 'cretan-stone'].includes(architecture)
  const colours = white ? ['#fbf4e6', '#f6ead4', '#fffaf0'] : ['#eab88c', '#f3dcb0', '#e29c84', '#f0cf9a', '#dfc7b4']
  const foot = edge - 34
  const town = (from: number, to: number, scale: number, y: number) => {
    for (let x = from; x < to; ) {
      const bw = w * chance.between(0.055, 0.085) * scale
      const bh = h * chance.between(0.13, 0.24) * scale
      const wall = chance.pick(colours)
      const lit = sunlit(palette, wall)
      sheet.shape(
        [
          [x, y],
          [x + bw, y],
          [x + bw, y - bh],
          [x, y - bh],
        ],
        lit,
      )
      sheet.shape(
        side > 0
          ? [
              [x, y],
              [x + bw * 0.16, y],
              [x + bw * 0.16, y - bh],
              [x, y - bh],
            ]
          : [
              [x + bw * 0.84, y],
              [x + bw, y],
              [x + bw, y - bh],
              [x + bw * 0.84, y - bh],
            ],
        mix(lit, palette.shade, 0.6),
      )
      if (!white)
        sheet.shape(
          [
            [x - 6, y - bh],
            [x + bw + 6, y - bh],
            [x + bw * 0.84, y - bh - 26 * scale],
            [x + bw * 0.16, y - bh - 26 * scale],
          ],
          sunlit(palette, chance.pick(['#c8623c', '#d0714a'])),
        )
      const shutter = chance.pick(['#4f7f66', '#4a7f94', '#7f9a8a', '#8a5a42'])
      let holes = ''
      for (let v = bh - 54 * scale; v > 40 * scale; v -= 58 * scale)
        for (const u of bw > 110 * scale ? [0.34, 0.68] : [0.55])
          holes += `M${(x + bw * u - 9 * scale).toFixed(0)} ${(y - v).toFixed(0)}h${(18 * scale).toFixed(0)}v${(-30 * scale).toFixed(0)}h${(-18 * scale).toFixed(0)}z`
      sheet.fill(holes, palette.lamps ? '#ffcd78' : mix(shutter, palette.shade, 0.45))
      x += bw + chance.between(0, 6)
    }
  }
  town(-10, w + 20, 0.8, foot - 40)
  town(-30, w * 0.26, 1, foot)
  town(w * 0.76, w + 20, 1, foot)
  stand(setting, { x: w * 0.5, y: foot, width: w * 0.38, height: h * 0.4, turn: 0.06, eye: 3, away: 70, plinth: 0 })
  const paving = sunlit(palette, mix(house.floor, '#e8d8b8', 0.5))
  sheet.shape(
    [
      [-20, foot - 4],
      [w + 20, foot - 4],
      [w + 20, edge],
      [-20, edge],
    ],
    paving,
  )
  sheet.shape(
    [
      [-20, edge],
      [w + 20, edge],
      [w + 20, edge + 26],
      [-20, edge + 26],
    ],
    mix(paving, palette.shadow, 0.45),
  )
  paintSea(studio, edge + 26, h * 1.02, w * 0.5)
  let colourIn = ''
  for (let i = 0; i < 40; i++)
    colourIn += dab(
      w * chance.between(0.3, 0.72),
      edge + 40 + (i / 40) ** 1.4 * h * 0.24,
      chance.between(60, 260),
      4 + i * 0.16,
      0,
    )
  sheet.fill(colourIn, mix(sunlit(palette, house.wall), palette.sea[1], 0.3), 0.8)
  const boats = chance.int(2, 3)
  for (let i = 0; i < boats; i++)
    fishingBoat(
      studio,
      w * [0.17, 0.83, 0.52][i]!,
      h * [0.84, 0.8, 0.95][i]!,
      w * [0.2, 0.15, 0.2][i]!,
      chance.pick(['#2f6f9f', '#fbf5e8', '#3f8a7a', '#e9b44c', '#c8503a']),
    )
}

/** A spit of land out into the sea, the house where it ends, water on both sides. */
export const headland: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.36
  paintSky(studio, horizon)
  paintSea(studio, horizon, h * 0.9, w * 0.16)
  mark(w * 0.2, horizon + 2, w * 0.36)
  const stone = rockOf(setting)
  const crest = smooth([
    [w * 0.28, h * 0.62],
    [w * 0.36, h * 0.545],
    [w * 0.5, h * 0.52],
    [w * 0.66, h * 0.5],
    [w * 0.82, h * 0.43],
    [w + 30, h * 0.33],
  ])
  const foot = (x: number) => h * (0.635 + 0.2 * Math.max(0, (x / w - 0.28) / 0.72) ** 1.6)
  const shallows = crest.map((p, i): Point => [p[0] - 40, foot(p[0]) + 34 + 150 * (i / crest.length) ** 1.4])
  sheet.fill(curve([[w * 0.24, h * 0.63], ...shallows, [w + 60, h * 1.1], [w + 60, h * 0.5]]), shoal(setting))
  crag(studio, crest, foot, stone, 74)
  const green = mix(palette.land[2], palette.leaf[1], 0.35)
  const turf = crest.map((p, i): Point => [p[0], p[1] + 24 + 54 * (i / crest.length) + 10 * Math.sin(i * 0.9)])
  sheet.fade(
    outline([...crest.map((p): Point => [p[0], p[1] - 3]), ...turf.reverse()]),
    h * 0.4,
    h * 0.66,
    green,
    mix(green, palette.earth, 0.45),
  )
  stand(
    setting,
    { x: w * 0.53, y: h * 0.535, width: w * 0.28, height: h * 0.24, turn: 0.45, eye: 6, away: 64, plinth: 2.2 },
    trees(setting),
  )
  for (const i of [38, 44, 50, 54]) {
    const p = crest[i]
    if (p) (flora.tall === cypress ? cypress : stonePine)(studio, p[0], p[1] + 30, 90 + i * 2)
  }
  let bushes = ''
  for (let i = 0; i < 22; i++) {
    const p = crest[chance.int(3, crest.length - 2)]!
    bushes += leafy(chance, p[0], p[1] + chance.between(16, 60), 30, 15, 9, 0.5)
  }
  sheet.fill(bushes, mix(palette.leaf[0], palette.leaf[1], 0.3))
  for (let i = 0; i < 12; i++) {
    const x = w * (0.27 + 0.74 * (i / 11))
    foam(studio, x, foot(x) + 8, 110)
    boulder(
      studio,
      x + chance.between(-20, 20),
      foot(x) + chance.between(4, 16),
      chance.between(56, 130),
      chance.between(36, 74),
      stone,
    )
  }
  sailingBoat(studio, w * 0.2, h * 0.72, 190)
}

/** Out of the house: its own arches, and beyond them what it looks at. */
export const throughArches: Drawn = (setting, mark) => {
  const { studio, house, landscape, flora, own } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.5
  paintSky(studio, horizon)
  if (['island-bay', 'open-sea', 'cliff', 'harbour', 'pine-coast'].includes(landscape))
    paintSea(studio, horizon, h * 0.86, w * 0.6)
  else {
    const line = ridge(studio, horizon + 60, h * 0.12, 0.8, t => 0.5 + 0.5 * Math.sin(t * 5))
    sheet.fade(
      `M0 ${horizon}h${w}V${h}H0z`,
      horizon,
      h * 0.9,
      mix(palette.land[0], palette.sky[2], 0.3),
      palette.land[2],
    )
    hill(studio, line, h * 0.72, mix(palette.land[0], palette.land[1], 0.5), 0.25)
  }
  const count = own.int(2, 3)
  mark(w * (count === 2 ? 0.71 : 0.5), horizon + 3, w * (count === 2 ? 0.34 : 0.26))
  const bank = smooth([
    [-20, h * 0.72],
    [w * 0.2, h * 0.68],
    [w * 0.45, h * 0.72],
    [w * 0.7, h * 0.76],
    [w + 20, h * 0.7],
  ])
  sheet.fill(outline([...bank, [w + 20, h], [-20, h]]), mix(palette.leaf[0], palette.land[2], 0.4))
  let grove = ''
  for (let i = 0; i < 16; i++) grove += leafy(chance, w * (i / 15), h * 0.72 + chance.between(-8, 20), 70, 34, 20, 0.5)
  sheet.fill(grove, mix(palette.leaf[0], palette.leaf[1], 0.4))
  flora.tall(studio, w * 0.26, h * 0.8, h * 0.42)
  olive(studio, w * (count === 2 ? 0.9 : 0.8), h * 0.82, h * 0.22)
  const wall = mix(sunlit(palette, house.wall), palette.shadow, 0.62)
  const [pier, margin] = [w * 0.06, w * 0.05]
  const span = (w - 2 * margin - (count - 1) * pier) / count
  const hole = (i: number, dx: number): Point[] => {
    const a = margin + i * (span + pier) + dx
    const spring = h * 0.36
    const rise = Math.min(spring - h * 0.07, span / 2)
    return [
      [a, h * 0.84],
      ...Array.from(
        { length: 17 },
        (_, j): Point => [
          a + span / 2 - (Math.cos((j / 16) * Math.PI) * span) / 2,
          spring - Math.sin((j / 16) * Math.PI) * rise,
        ],
      ),
      [a + span, h * 0.84],
    ]
  }
  const holes = (dx: number) => Array.from({ length: count }, (_, i) => outline(hole(i, dx))).join('')
  const whole = `M-5 -5V${h * 0.84}H${w + 5}V-5z`
  sheet.inside(Array.from({ length: count }, (_, i) => outline(hole(i, 0))).join(''), () => {
    const jamb = mix(sunlit(palette, house.wall), palette.shade, 0.3)
    for (let i = 0; i < count; i++) {
      const edge = hole(i, 0)
      sheet.fill(outline([...edge, ...edge.map((p): Point => [p[0] - side * 44, p[1] + 6]).reverse()]), jamb)
    }
    sheet.shape(
      [
        [0, h * 0.745],
        [w, h * 0.745],
        [w, h * 0.84],
        [0, h * 0.84],
      ],
      mix(sunlit(palette, house.masonry.colour), palette.shade, 0.45),
    )
    sheet.shape(
      [
        [0, h * 0.73],
        [w, h * 0.73],
        [w, h * 0.748],
        [0, h * 0.748],
      ],
      sunlit(palette, '#f3e6cc'),
    )
  })
  sheet.fill(whole + holes(0), wall)
  const floor = mix(sunlit(palette, house.floor), palette.shadow, 0.52)
  sheet.fill(`M-5 ${h * 0.84}h${w + 10}V${h + 5}H-5z`, floor)
  for (let i = 0; i < count; i++) {
    const a = margin + i * (span + pier)
    sheet.shape(
      [
        [a, h * 0.84],
        [a + span, h * 0.84],
        [a + span - side * span * 0.3, h + 5],
        [a - side * span * 0.3, h + 5],
      ],
      sunlit(palette, house.floor),
    )
  }
}
