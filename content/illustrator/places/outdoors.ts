import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge, wooded } from '../land.ts'
import { shaded, sunlit } from '../light.ts'
import { bush, grasses } from '../plants/shrubs.ts'
import { broadTree, cypress, olive, stonePine } from '../plants/trees.ts'
import { boulder, crag } from '../rock.ts'
import type { Setting } from '../setting.ts'
import { paintSky } from '../sky.ts'
import { curve, dab, ellipse, outline } from '../trace.ts'

/** Pools of warm water one below the other, their rims white with lime, woods about them. */
export function springs(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, side, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.3
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 130, landscape: setting.landscape, landmark: setting.landmark })
  const slope = ridge(studio, h * 0.6, h * 0.22, 0.6, t => 0.5 + 0.5 * (side > 0 ? 1 - t : t))
  hill(studio, slope, h + 10, mix(palette.land[2], palette.leaf[1], 0.3), 0.12)
  wooded(studio, slope, h * 0.66, palette.land[2], 46, 26)
  const lime = '#fff6e4'
  const water = mix('#7fd8d2', palette.sea[0], 0.2)
  // Near pools are larger and overlap the feet of those above.
  for (const [u, v, r] of [
    [0.6, 0.46, 0.1],
    [0.47, 0.5, 0.12],
    [0.63, 0.56, 0.15],
    [0.42, 0.61, 0.17],
    [0.66, 0.69, 0.2],
    [0.36, 0.77, 0.24],
    [0.72, 0.87, 0.29],
  ] as const) {
    const x = w * (side > 0 ? u : 1 - u)
    const [y, rx] = [h * v, w * r]
    const ry = rx * 0.23
    const drop = rx * 0.24
    const bowl: Point[] = [
      ...Array.from({ length: 15 }, (_, i): Point => {
        const a = Math.PI - (i / 14) * Math.PI
        return [x + Math.cos(a) * rx * 1.05, y - Math.sin(a) * ry * 1.05]
      }),
      ...Array.from({ length: 15 }, (_, i): Point => {
        const a = -(i / 14) * Math.PI
        const hang = 1 + 0.16 * Math.sin(i * 2.3)
        return [
          x + Math.cos(a) * rx * 1.05,
          y - Math.sin(a) * ry * 1.05 + drop * hang * (0.4 + 0.6 * Math.sin((i / 14) * Math.PI)),
        ]
      }),
    ]
    sheet.fill(outline(bowl), mix(shaded(palette, lime), sunlit(palette, lime), 0.3))
    // The sunlit half of the foot.
    sheet.inside(outline(bowl), () =>
      sheet.shape(
        [
          [x + side * rx * 0.1, y - ry],
          [x + side * rx * 1.2, y - ry],
          [x + side * rx * 1.2, y + ry + drop * 2],
          [x + side * rx * 0.3, y + ry + drop * 2],
        ],
        sunlit(palette, lime),
      ),
    )
    sheet.fill(ellipse(x, y, rx * 1.04, ry * 1.06), sunlit(palette, lime))
    sheet.fill(ellipse(x, y + ry * 0.06, rx * 0.94, ry * 0.9), mix(water, palette.shadow, 0.18))
    sheet.fill(ellipse(x + side * rx * 0.04, y + ry * 0.16, rx * 0.86, ry * 0.74), water)
    sheet.fill(
      dab(x - side * rx * 0.2, y + ry * 0.2, rx * 0.7, 3, 0) + dab(x + side * rx * 0.2, y - ry * 0.2, rx * 0.4, 2, 0),
      palette.glint,
      0.8,
    )
  }
  const edge = side > 0 ? 0.06 : 0.94
  broadTree(studio, w * edge, h * 1.02, h * 0.74)
  for (let i = 0; i < 6; i++)
    grasses(studio, w * chance.between(0, 0.3) + (side > 0 ? 0 : w * 0.7), h + 14, chance.between(70, 130))
}

/** A mule track: cobbled, between dry walls, up over the shoulder of the mountain. */
export function track(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.4
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 160, landscape: setting.landscape, landmark: setting.landmark })
  const near = ridge(studio, h * 0.92, h * 0.5, 1, t => 0.22 + 0.78 * (side > 0 ? t : 1 - t) ** 1.4)
  hill(studio, near, h + 10, mix(palette.land[2], palette.earth, 0.4), 0.2, setting.landscape === 'mountains')
  wooded(studio, near, h * 0.98, palette.land[2], 40, 20)
  const top = near[side > 0 ? 60 : 12]!
  const path: Point[] = Array.from({ length: 24 }, (_, i) => {
    const t = i / 23
    return [
      top[0] + (w * 0.46 - top[0]) * t + Math.sin(t * 6.4) * w * 0.14 * side * (0.2 + t * 0.6),
      top[1] + 6 + (h + 30 - top[1]) * t ** 1.2,
    ]
  })
  const half = (i: number) => 6 + 190 * (i / 23) ** 1.7
  const pave = sunlit(palette, mix(palette.earth, '#fff4de', 0.5))
  const wall = mix(house.masonry.colour, '#e6d3ac', 0.5)
  const strip = (a: (i: number) => number, b: (i: number) => number): Point[] => [
    ...path.map((p, i): Point => [p[0] + a(i), p[1]]),
    ...path.map((p, i): Point => [p[0] + b(i), p[1]]).reverse(),
  ]
  sheet.fill(
    outline(
      strip(
        i => -half(i),
        i => half(i),
      ),
    ),
    pave,
  )
  // Broad low steps, each with its edge in shade.
  let treads = ''
  for (let i = 3; i < 23; i++)
    treads += outline([
      [path[i]![0] - half(i), path[i]![1]],
      [path[i]![0] + half(i), path[i]![1]],
      [path[i]![0] + half(i), path[i]![1] + 2 + half(i) * 0.07],
      [path[i]![0] - half(i), path[i]![1] + 2 + half(i) * 0.07],
    ])
  sheet.fill(treads, mix(pave, palette.shadow, 0.3))
  // The wall towards the sun shows its shaded face and casts its shadow on the path.
  sheet.fill(
    outline(
      strip(
        i => side * half(i) * 0.45,
        i => side * half(i),
      ),
    ),
    palette.shadow,
    palette.depth * 0.8,
  )
  for (const s of [-1, 1] as const) {
    const foot = path.map((p, i): Point => [p[0] + s * half(i), p[1]])
    const top = path.map((p, i): Point => [p[0] + s * half(i) * 1.16, p[1] - half(i) * 0.5])
    const back = path.map((p, i): Point => [p[0] + s * half(i) * 1.5, p[1] - half(i) * 0.5])
    sheet.fill(outline([...foot, ...top.toReversed()]), s === side ? shaded(palette, wall) : sunlit(palette, wall))
    sheet.fill(outline([...top, ...back.toReversed()]), mix(sunlit(palette, wall), palette.light, 0.3))
  }
  const trees = setting.flora.tall === cypress ? [cypress, olive, cypress] : [stonePine, olive, olive]
  for (const [k, i] of [4, 9, 14].entries()) {
    const p = path[i]!
    trees[k]!(studio, p[0] - side * (half(i) * 1.5 + 30), p[1] + 4, 90 + i * 16)
  }
  for (let i = 0; i < 8; i++) grasses(studio, chance.between(0, w), h + 14, chance.between(70, 140))
}

/** A gorge: walls of rock that nearly meet, a dry bed of pale stones between. */
export function gorge(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, side, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  paintSky(studio, h * 0.6, true)
  const far = ridge(studio, h * 0.66, h * 0.3, 3, t => 0.4 + 0.6 * Math.abs(t - 0.5) * 2)
  hill(studio, far, h * 0.8, palette.land[0], 0.2, true)
  const rock = mix('#cfae92', palette.land[1], 0.16)
  const wallOf = (s: number, inner: number, top: number, shift: number): Point[] =>
    s < 0
      ? [
          [-20, top],
          [w * inner * 0.5, top + h * 0.03],
          [w * inner * 0.8, top + h * 0.16],
          [w * inner, top + h * 0.36 + shift],
          [w * (inner + 0.05), h * 0.74],
        ]
      : [
          [w * (1 - inner - 0.05), h * 0.74],
          [w * (1 - inner), top + h * 0.36 + shift],
          [w * (1 - inner * 0.8), top + h * 0.16],
          [w * (1 - inner * 0.5), top + h * 0.03],
          [w + 20, top],
        ]
  const bed = sunlit(palette, mix(palette.earth, '#fff8e8', 0.6))
  sheet.fade(
    `M0 ${h * 0.72}h${w}V${h}H0z`,
    h * 0.72,
    h,
    mix(palette.land[1], palette.earth, 0.4),
    mix(palette.land[2], palette.earth, 0.4),
  )
  crag(studio, wallOf(side, 0.43, h * 0.16, 0), () => h * 0.77, mix(rock, palette.land[0], 0.45), 90)
  crag(studio, wallOf(-side, 0.4, h * 0.1, 20), () => h * 0.8, mix(rock, palette.land[0], 0.25), 110)
  sheet.fill(
    curve([
      [w * 0.47, h * 0.74],
      [w * 0.52, h * 0.74],
      [w * 0.56, h * 0.82],
      [w * 0.7, h * 0.9],
      [w * 0.84, h + 20],
      [w * 0.24, h + 20],
      [w * 0.36, h * 0.88],
      [w * 0.46, h * 0.81],
    ]),
    bed,
  )
  crag(studio, wallOf(-1, 0.3, -20, 40), () => h * 0.96, rock, 150)
  crag(studio, wallOf(1, 0.27, 10, 60), () => h * 0.98, rock, 150)
  for (const [x, y, s] of [
    [0.49, 0.79, 0.02],
    [0.45, 0.85, 0.034],
    [0.55, 0.88, 0.042],
    [0.4, 0.94, 0.07],
    [0.62, 0.97, 0.09],
    [0.5, 1.02, 0.11],
  ] as const)
    boulder(studio, w * x, h * y, w * s, w * s * 0.6, mix(rock, '#fff4e0', 0.35))
  for (const [x, y, t] of [
    [0.33, 0.84, 0.2],
    [0.66, 0.83, 0.17],
    [0.24, 0.98, 0.34],
    [0.8, 1, 0.3],
  ] as const)
    (x < 0.5 ? stonePine : cypress)(studio, w * x, h * y, h * t)
  for (let i = 0; i < 8; i++)
    bush(
      studio,
      w * chance.pick([0.12, 0.2, 0.86, 0.94]) + chance.between(-60, 60),
      h * chance.between(0.96, 1.02),
      chance.between(50, 90),
    )
}
