import { mirror, view } from '../camera.ts'
import { mix } from '../colour.ts'
import { leafy } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge, seaside, wooded } from '../land.ts'
import { sunlit } from '../light.ts'
import { door, window } from '../openings.ts'
import { lemonTree, potted } from '../plants.ts'
import { render } from '../render.ts'
import { paintSea } from '../sea.ts'
import { dab, ellipse, outline } from '../sheet.ts'
import { climbing, level, planted, steps } from '../site.ts'
import { moon, paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { block, moved } from '../solids.ts'
import type { Wall } from '../wall.ts'
import { rect } from '../wall.ts'
import type { Drawn } from './index.ts'
import { cameraOf, reach, stand, trees } from './stand.ts'

/** Through the arch of the gate: the court in full light, all on one axis. */
export const court: Drawn = (setting, mark) => {
  const { studio, house, flora } = setting
  const { sheet, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.62
  const back = h * 0.69
  paintSky(studio, horizon, true)
  mark(w * 0.5, horizon - 30, w * 0.62)
  const floor = sunlit(palette, mix(house.floor, '#fff4da', 0.4))
  sheet.fade(`M0 ${back - 10}h${w}V${h}H0z`, back, h, floor, mix(floor, palette.earth, 0.4))
  stand(setting, { x: w * 0.5, y: back, width: w * 0.5, height: h * 0.42, turn: 0, eye: 1.7, away: 46, plinth: 0 })
  // The wings of the court run towards the viewer on both sides.
  const wall = house.wall
  for (const s of [-1, 1] as const) {
    const x = (k: number) => w * 0.5 + s * w * k
    const lit = s !== side
    const tone = lit ? sunlit(palette, wall) : mix(sunlit(palette, wall), palette.shadow, 0.52)
    sheet.shape(
      [
        [x(0.25), back],
        [x(0.45), h * 0.86],
        [x(0.45), h * 0.3],
        [x(0.25), back - h * 0.16],
      ],
      tone,
    )
    sheet.shape(
      [
        [x(0.25), back - h * 0.16],
        [x(0.45), h * 0.3],
        [x(0.45), h * 0.27],
        [x(0.245), back - h * 0.175],
      ],
      sunlit(palette, '#cf7450'),
    )
    for (const [a, b] of [
      [0.275, 0.315],
      [0.335, 0.4],
    ] as const) {
      const foot = (k: number) => back + ((k - 0.25) / 0.2) * (h * 0.86 - back)
      const top = (k: number) => foot(k) - (h * 0.1 + ((k - 0.25) / 0.2) * h * 0.15)
      const mid = (a + b) / 2
      sheet.fill(
        `M${x(a)} ${foot(a)}L${x(b)} ${foot(b)}V${top(b)}Q${x(mid)} ${top(mid) - h * 0.06} ${x(a)} ${top(a)}z`,
        mix(tone, '#1c1526', 0.62),
      )
    }
    if (!lit)
      sheet.shape(
        [
          [x(0.25), back],
          [x(0.45), h * 0.86],
          [x(0.3), h * 0.9],
          [x(0.19), back + 6],
        ],
        mix(floor, palette.shadow, 0.4),
      )
    const tree = house.height > 6 && setting.architecture === 'baglio' ? flora.tall : lemonTree
    tree(studio, x(0.2), h * 0.765, h * (tree === lemonTree ? 0.2 : 0.44))
    potted(studio, x(0.13), h * 0.83, h * 0.14)
  }
  const dark = mix(palette.shadow, '#140d1c', 0.45)
  const [a, b, spring, top] = [w * 0.13, w * 0.87, h * 0.5, h * 0.045]
  const arch = (k: number): Point[] => [
    [a + k, h + 10],
    [a + k, spring],
    ...Array.from({ length: 25 }, (_, i): Point => {
      const t = (i / 24) * Math.PI
      return [(a + b) / 2 - Math.cos(t) * ((b - a) / 2 - k), spring - Math.sin(t) * (spring - top - k)]
    }),
    [b - k, spring],
    [b - k, h + 10],
  ]
  const soffit = mix(dark, sunlit(palette, wall), 0.28)
  sheet.fill(`M-5 -5V${h + 10}H${w + 5}V-5z${outline(arch(64))}`, soffit)
  sheet.fill(`M-5 -5V${h + 10}H${w + 5}V-5z${outline(arch(0))}`, dark)
  sheet.shape(
    [
      [-5, h + 5],
      [w + 5, h + 5],
      [w * 0.83, h * 0.925],
      [w * 0.17, h * 0.925],
    ],
    mix(dark, floor, 0.2),
  )
  sheet.fill(
    outline([
      [w * 0.42, h + 5],
      [w * 0.6, h + 5],
      [w * 0.54, h * 0.925],
      [w * 0.46, h * 0.925],
    ]),
    floor,
  )
  // The lantern hangs from the crown of the arch by its chain.
  const lx = w * 0.5
  sheet.line(`M${lx} ${top + 60}V${h * 0.15}`, dark, 5)
  sheet.shape(
    [
      [lx - 20, h * 0.225],
      [lx + 20, h * 0.225],
      [lx + 27, h * 0.165],
      [lx - 27, h * 0.165],
    ],
    dark,
  )
  sheet.shape(
    [
      [lx - 13, h * 0.218],
      [lx + 13, h * 0.218],
      [lx + 18, h * 0.172],
      [lx - 18, h * 0.172],
    ],
    '#ffcf70',
  )
  sheet.shape(
    [
      [lx - 32, h * 0.165],
      [lx + 32, h * 0.165],
      [lx, h * 0.143],
    ],
    dark,
  )
}

/** Up the steps of the lane between white walls. */
export const lane: Drawn = (setting, mark) => {
  const { studio, house } = setting
  const { sheet, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.74
  paintSky(studio, horizon, true)
  hill(
    studio,
    ridge(studio, horizon + 10, h * 0.2, 0.6, t => 0.35 + 0.65 * Math.sin(t * Math.PI)),
    horizon + 40,
    mix(palette.land[0], palette.land[1], 0.5),
    0.25,
  )
  mark(w * 0.5, h * 0.56, w * 0.46)
  if (seaside(setting.landscape)) paintSea(studio, horizon + 4, h)
  const { middle, left, right } = reach(setting)
  const camera = view({ eye: [0, -30, 1.7], towards: [0, 0, 1.7], focal: 1500, centre: w * 0.5, horizon })
  const front = Math.min(...house.solids.map(s => s.low[1]))
  // The neighbours' walls are not the house's: whitewash on one side, bare stone on the other.
  const lime = mix(house.wall, '#fffaf0', 0.7)
  const dado = mix(lime, house.shutters, 0.24)
  const wall = { colour: lime, texture: 'plaster' as const }
  const stone = { colour: mix(house.masonry.colour, lime, 0.25), texture: 'dry-stone' as const }
  const path = { colour: mix(house.floor, '#fffaf0', 0.3), texture: 'paving' as const }
  const rise = 3.4
  const frame = { shutters: house.shutters, surround: '#f3e6cc' }
  // Its door and its windows, by their distance from the corner at the steps; seen from its left the corner comes first.
  const neighbour = (from: (metres: number) => (w: Wall) => number) => ({
    ...wall,
    upon: (w: Wall) => {
      w.fill(rect(0, 0, w.width, 0.55), dado)
      door(w, from(6.2)(w), 1.2, 2.3, house.shutters, { surround: frame.surround })
      for (const metres of [3.4, 9.8]) window(w, from(metres)(w), 1.4, 0.8, 1.1, frame)
    },
  })
  const coping = { colour: mix(lime, '#fffdf6', 0.5) }
  const sun = side > 0 ? 1 : -1
  // The neighbour's door stands on the side that the sun reaches.
  const [near, far] = [-sun, sun]
  const at = (s: number, from: number, breadth: number) => (s < 0 ? -from - breadth : from)
  const things: Thing[] = [
    level([-30, -40, -1], [30, -14, 0], path, house.masonry),
    ...steps(0, -14, 0, 4.4, rise, path),
    level([-30, -7.2, -1], [30, 30, rise], path, stone),
    ...house.solids.map(s => moved(s, [-middle, 3 - front, rise])),
    block([at(near, 3.2, 6), -27, 0], [6, 19.7, 3.7], wall, {
      left: neighbour(metres => () => metres),
      right: neighbour(metres => w => w.width - metres - 1.2),
    }),
    block([at(near, 3.08, 6.12), -27, 3.7], [6.12, 19.8, 0.16], coping),
    block([at(far, 3.2, 6), -19, 0], [6, 11.7, 2.3], stone),
    block([at(far, 3.1, 6.1), -19, 2.3], [6.1, 11.8, 0.14], coping),
    block([-9.2, -7.2, rise], [6, 0.6, 1.1], stone),
    block([3.2, -7.2, rise], [6, 0.6, 1.1], stone),
    ...[0.05, 0.34, 0.63, 0.92].map((t, i) =>
      planted(studio, potted, [near * 1.95, -14.2 + t * 6.4, rise * Math.max(0, t - 0.03)], 1.25 - (i % 2) * 0.25),
    ),
    planted(studio, potted, [far * 2.7, -16.2, 0], 1.5),
    climbing([far * 4, -15, 2.2], 5.4, 1.5),
    planted(studio, lemonTree, [far * 6.4, -11, 0], 4.6),
    planted(studio, setting.flora.tall, [right - middle + 2, 8, rise], house.height * 1.15),
    planted(studio, setting.flora.tree, [left - middle - 2, 6, rise], 5),
  ]
  render(studio, camera, things)
}

/** The house at night over its garden, windows lit, the moon's path beyond. */
export const byNight: Drawn = (setting, mark) => {
  const { studio, pool } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.56
  paintSky(studio, horizon)
  moon(studio, w * 0.18, h * 0.2, 44)
  if (seaside(setting.landscape)) paintSea(studio, horizon, h * 0.9, w * 0.18)
  else {
    sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h, palette.land[0], palette.land[2])
    hill(
      studio,
      ridge(studio, horizon + 40, h * 0.12, 0.8, t => 0.4 + 0.6 * Math.sin(t * 4)),
      h * 0.7,
      palette.land[1],
      0.2,
    )
  }
  mark(w * 0.22, horizon + 3, w * 0.36)
  const line = Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39
    return [t * (w + 40) - 20, h * 0.74 - h * 0.2 * Math.exp(-(((t - 0.82) / 0.34) ** 2))]
  })
  hill(studio, line, h + 10, mix(palette.land[2], palette.leaf[0], 0.4), 0.1)
  wooded(studio, line.slice(24), h * 0.66, palette.land[2], 20, 18)
  const at = {
    x: w * 0.64,
    y: h * 0.755,
    width: w * 0.5,
    height: h * 0.4,
    turn: -0.34,
    eye: 4,
    away: 46,
    plinth: 1.6,
    terrace: 4,
  }
  const camera = stand(setting, at, trees(setting))
  const { left, right } = reach(setting)
  for (const x of [left * 0.6, 0, right * 0.6]) {
    const [lx, ly] = camera.project([x, -3, 0])
    sheet.glow(lx, ly, 170, '#ffc46b', 0.5, 0.28)
  }
  if (pool) {
    const y = h * 0.88
    const rim: Point[] = [
      [w * 0.3, y - 44],
      [w * 0.74, y - 30],
      [w * 0.8, y + 56],
      [w * 0.24, y + 34],
    ]
    sheet.shape(
      rim.map((p, i): Point => [p[0] + (i === 0 || i === 3 ? -22 : 22), p[1] + (i < 2 ? -9 : 16)]),
      mix(palette.light, palette.shade, 0.6),
    )
    sheet.fade(outline(rim), y - 44, y + 60, '#a5efe2', '#2f97a6')
    let glints = ''
    for (let i = 0; i < 16; i++)
      glints += dab(w * chance.between(0.34, 0.7), y + chance.between(-22, 36), chance.between(50, 150), 3, 0)
    sheet.fill(glints, '#dcfff5', 0.7)
  }
  let garden = ''
  for (let i = 0; i < 20; i++)
    garden += leafy(chance, (i / 19) * w, h * (0.99 + 0.02 * Math.sin(i * 1.9)), 80, 44, 24, 0.5)
  sheet.fill(garden, mix(palette.leaf[0], palette.shadow, 0.3))
  setting.flora.tall(studio, w * 0.07, h * 1.0, h * 0.7)
}

/** Across the pool to the house and its reflection, at the level of the water. */
export const acrossThePool: Drawn = (setting, mark) => {
  const { studio, house, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.54
  paintSky(studio, horizon, true)
  if (seaside(setting.landscape))
    sheet.fade(`M0 ${horizon}h${w}V${h * 0.7}H0z`, horizon, h * 0.66, palette.sea[0], palette.sea[1])
  else {
    sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h, palette.land[0], palette.land[2])
    hill(
      studio,
      ridge(studio, horizon + 20, h * 0.09, 0.6, t => 0.5 + 0.5 * Math.sin(t * 5)),
      h * 0.62,
      palette.land[1],
      0.25,
    )
  }
  mark(w * 0.2, horizon + 2, w * 0.36)
  const floor = sunlit(palette, house.floor)
  const edge = h * 0.655
  sheet.fade(`M-5 ${edge - 40}H${w + 5}V${h}H-5z`, edge - 40, h, floor, mix(floor, palette.shade, 0.1))
  const at = { x: w * 0.6, y: edge - 22, width: w * 0.5, height: h * 0.42, turn: -0.16, eye: 1.6, away: 46, plinth: 0 }
  const camera = cameraOf(setting, at)
  stand(setting, at, [...trees(setting), planted(studio, potted, [-2.6, -3.4, 0], 1.3)])
  const water: Point[] = [
    [w * 0.12, edge],
    [w * 1.02, edge],
    [w * 1.02, h + 10],
    [-w * 0.2, h + 10],
  ]
  const rim: Point[] = [
    [w * 0.11, edge - 12],
    [w * 1.02, edge - 12],
    [w * 1.02, edge],
    [w * 0.12, edge],
    [-w * 0.2, h + 10],
    [-w * 0.25, h + 10],
  ]
  sheet.shape(rim, mix(palette.light, house.floor, 0.25))
  const d = outline(water)
  sheet.fade(d, edge, h, mix('#6fd0cc', palette.sky[1], 0.4), mix('#128a9c', palette.sea[1], 0.5))
  sheet.inside(d, () => {
    // The house stands on its head in the water: its planes alone, the water's colour over them.
    const water = mix('#4fb0b4', palette.sea[1], 0.3)
    const wet = { ...palette, light: mix(palette.light, water, 0.5), shade: mix(palette.shade, water, 0.62) }
    const bare = house.solids.map(s => ({
      ...s,
      faces: s.faces.map(f => ({ ...f, surface: { colour: mix(f.surface.colour, water, 0.24) } })),
    }))
    render({ ...studio, palette: wet }, mirror(camera, -0.5), bare, [])
    let ripples = ''
    for (let i = 0; i < 40; i++) {
      const t = i / 40
      ripples += dab(w * chance.between(0.1, 1), edge + 6 + t ** 1.5 * (h - edge), 60 + 260 * t, 2 + 8 * t, 0)
    }
    sheet.fill(ripples, mix('#2ba3ac', palette.sea[1], 0.35))
    let glints = ''
    for (let i = 0; i < 12; i++)
      glints += dab(
        w * (0.5 + side * 0.28) + chance.between(-200, 200),
        edge + chance.between(20, h - edge),
        chance.between(60, 190),
        4,
        0,
      )
    sheet.fill(glints, palette.glint, 0.8)
  })
  sheet.fill(ellipse(w * 0.16, edge - 14, 60, 8), mix(floor, palette.shadow, 0.35))
  flora.low[0]!(studio, w * 0.06, h * 0.74, h * 0.15)
}
