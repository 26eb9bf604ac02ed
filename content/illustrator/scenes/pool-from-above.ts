import { onSheet, plan } from '../camera.ts'
import { mix } from '../colour.ts'
import { crown, leafy } from '../foliage.ts'
import { chair, setting as laid, table } from '../furniture.ts'
import type { Point, Vec } from '../geometry.ts'
import { cypress, palm } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { level, lounger, parasol } from '../site.ts'
import type { Prop, Solid, Thing } from '../solids.ts'
import { block, moved } from '../solids.ts'
import { curve, outline } from '../trace.ts'

/** Straight down: terrace, water, parasols with their shadows, crowns of trees, a corner of the roof. */
export function poolFromAbove(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, palette } = studio
  const camera = plan({
    metre: chance.between(58, 64) * (sheet.isUpright ? 0.74 : 1),
    centre: [sheet.width / 2, sheet.height / 2],
    turn: chance.side() * chance.between(0.06, 0.42),
  })
  const grass = mix(palette.land[2], palette.earth, chance.between(0.3, 0.55))
  const flip = chance.side()
  // A lap pool, a common one, or nearly a square.
  const [long, broad] = chance.pick([
    [12.4, 3],
    [11.2, 5],
    [8, 5.6],
  ] as const)
  const left = flip > 0 ? -8.6 : 8.6 - long
  const water: [Vec, Vec] = [
    [left, -3 - broad / 2, 0],
    [left + long, -3 + broad / 2, 0],
  ]
  const rim = (o: number): Vec[] => [
    [water[0][0] - o, water[0][1] - o, 0],
    [water[1][0] + o, water[0][1] - o, 0],
    [water[1][0] + o, water[1][1] + o, 0],
    [water[0][0] - o, water[1][1] + o, 0],
  ]
  const canvas = chance.pick([
    ['#d9603f', '#fff6e6'],
    ['#e9b44c', '#fff8ea'],
    ['#2f7f94', '#fff6e6'],
    ['#c94a6a', '#fff3ea'],
  ] as const)
  const seat = flip > 0 ? 5.2 : -9.8
  const things: Thing[] = []
  for (const y of [-5.2, -2.4]) {
    for (const x of [seat, seat + 2.9]) things.push(...(lounger([x, y, 0], '#fffaf0') as Solid[]))
    things.push(...parasol([seat + 1.8, y + 1, 0], 1.35, canvas))
  }
  const shift = -flip * 5.5
  things.push(...house.solids.filter(s => s.high[2] < 20).map(s => moved(s, [shift, 7.4, 0])))
  const dining = flip * 6 - 1.3
  things.push(...table([dining, 1.7, 0], 2.6, 1.1, '#fbf4e6'))
  for (let i = 0; i < 4; i++)
    things.push(
      ...chair([dining + 0.1 + i * 0.64, 1.15, 0], 'away', house.shutters),
      ...chair([dining + 0.1 + i * 0.64, 2.9, 0], 'near', house.shutters),
    )
  things.push(
    laid([dining + 1.3, 2.2, 0.79], 'fruit'),
    block([flip * -1.5, -0.2, 0.005], [0.7, 1.5, 0.01], { colour: canvas[0] }),
  )
  for (let i = 0; i < 7; i++)
    things.push({
      ...block([flip * -9.4 + (i % 2) * 0.25, -8.7 - i * 0.95, -0.34], [1.2, 0.75, 0.05], { colour: house.floor }),
      shadowless: true,
    })
  for (const [x, y, r] of [
    [-11.6, -7, 2.3],
    [12.4, 3, 2.5],
    [12.6, -7.4, 2.2],
    [-12.6, 1.4, 2],
    [flip * 13, 9, 2.8],
    [flip * 9, 7.4, 1.9],
    [-1.5, -9.9, 1.7],
    [6, -9.6, 2.2],
    [-16, -3, 2.2],
    [16, -2, 2.1],
    [-6.6, -11.4, 1.8],
    [-15.4, 6.4, 2.6],
    [11, -12, 2],
  ] as const)
    things.push(fromAbove(setting, [x, y, 0], r))
  for (let i = 0; i < 6; i++) things.push(fromAbove(setting, [flip * 11.6, -5 + i * 1.25, 0], 0.5))
  render(studio, camera, [level([-40, -40, -1], [40, 40, -0.35], { colour: grass }, house.masonry)], things)
  garden(setting)
  render(
    studio,
    camera,
    [
      level(
        [-11, -8, -0.35],
        [11, 5, 0],
        chance.chance(0.35) ? { colour: '#c9a274', texture: 'planks' } : { colour: house.floor, texture: 'paving' },
        house.masonry,
      ),
    ],
    things,
  )
  sheet.fill(outline(onSheet(camera, rim(0.4))), mix(palette.light, '#fffaf0', 0.3))
  bath(setting, camera, rim(0))
  render(studio, camera, things)
}

/** The crown of a tree seen from the sky. */
function fromAbove(setting: Setting, at: Vec, r: number): Prop {
  const column = setting.flora.tall === cypress && r < 1
  const high = column ? 3.4 : r * 1.5
  const caster = Array.from(
    { length: 20 },
    (_, i): Vec => [
      at[0] + Math.cos((i / 20) * 6.283) * r * 0.95,
      at[1] + Math.sin((i / 20) * 6.283) * r * 0.95,
      high * 0.7,
    ],
  )
  return {
    kind: 'prop',
    low: [at[0] - r * 0.5, at[1] - r * 0.5, 0],
    high: [at[0] + r * 0.5, at[1] + r * 0.5, high],
    caster,
    draw: (studio, camera) => {
      const [x, y] = camera.project([at[0], at[1], high])
      const k = r * camera.scale([at[0], at[1], high])
      if (setting.flora.tall === palm && r > 1.7) return frondStar(setting, x, y, k)
      const count = r > 1 ? 5 : 1
      const lobes = Array.from({ length: count }, (_, i) => {
        const a = (i / count) * 6.283
        const out = count > 1 ? 0.52 : 0
        return {
          x: x + Math.cos(a) * k * out,
          y: y + Math.sin(a) * k * out,
          rx: k * (count > 1 ? 0.56 : 1),
          ry: k * (count > 1 ? 0.56 : 1),
        }
      })
      crown(studio, [...lobes, { x, y, rx: k * 0.55, ry: k * 0.55 }], Math.max(7, k * 0.2))
    },
  }
}

function frondStar(setting: Setting, x: number, y: number, r: number): void {
  const { sheet, palette, chance, side } = setting.studio
  const d: [string, string, string] = ['', '', '']
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * 6.283 + chance.between(-0.12, 0.12)
    const tone = (Math.cos(a) * side > 0.3 ? 2 : i % 2) as 0 | 1 | 2
    const long = r * chance.between(0.85, 1.05)
    const at = (k: number, s: number): Point => [x + Math.cos(a + s) * long * k, y + Math.sin(a + s) * long * k]
    // A frond is a blade with a toothed edge, broadest in its middle.
    const edge = (s: number): Point[] =>
      [0.24, 0.42, 0.58, 0.74, 0.88].flatMap(k => [at(k, s * (0.24 - k * 0.16)), at(k + 0.02, s * (0.13 - k * 0.07))])
    d[tone] += outline([[x, y], ...edge(-1), at(1, 0), ...edge(1).reverse()])
  }
  for (const i of [0, 1, 2] as const) sheet.fill(d[i], palette.leaf[i])
}

/** Beds and mown stripes round the terrace. */
function garden(setting: Setting): void {
  const { sheet, palette, chance } = setting.studio
  let stripes = ''
  for (let x = -200; x < sheet.width + 200; x += 120)
    stripes += outline([
      [x, -10],
      [x + 60, -10],
      [x - 60, sheet.height + 10],
      [x - 120, sheet.height + 10],
    ])
  sheet.fill(stripes, palette.leaf[1], 0.16)
  let beds = ''
  let flowers = ''
  for (let i = 0; i < 30; i++) {
    const edge = i % 2 ? chance.between(0.94, 1.02) : chance.between(-0.02, 0.06)
    const x = sheet.width * (i % 4 < 2 ? edge : chance.next())
    const y = sheet.height * (i % 4 < 2 ? chance.next() : edge)
    beds += leafy(chance, x, y, chance.between(20, 54), chance.between(20, 50), 9)
    if (i % 3 === 0) flowers += leafy(chance, x, y, 14, 13, 8)
  }
  sheet.fill(beds, palette.leaf[0], 0.85)
  sheet.fill(flowers, palette.flower)
}

function bath(setting: Setting, camera: ReturnType<typeof plan>, rim: Vec[]): void {
  const { studio } = setting
  const { sheet, palette, chance } = studio
  const shore = outline(onSheet(camera, rim))
  const corners = onSheet(camera, rim)
  const bright = mix('#4fc3c6', palette.sea[0], 0.3)
  sheet.fill(shore, bright)
  sheet.inside(shore, () => {
    const xs = corners.map(p => p[0])
    const ys = corners.map(p => p[1])
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    // The rim throws its shadow into the water on the side of the sun.
    const fall = [-studio.sun[0] * 58, studio.sun[1] * 58] as const
    const moved = corners.map((p): Point => [p[0] + fall[0], p[1] + fall[1]])
    sheet.fill(shore + outline(moved.reverse()), palette.shadow, 0.3)
    sheet.shape(
      [
        [left, top],
        [left + (right - left) * 0.4, top],
        [left + (right - left) * 0.3, bottom],
        [left, bottom],
      ],
      mix(bright, palette.light, 0.25),
      0.5,
    )
    let net = ''
    for (let i = 0; i < 40; i++) {
      const x = chance.between(left, right)
      const y = chance.between(top, bottom)
      const r = chance.between(24, 54)
      net += curve(
        [
          [x - r, y],
          [x - r * 0.3, y - r * 0.5],
          [x + r * 0.6, y - r * 0.3],
          [x + r, y + r * 0.2],
        ],
        false,
      )
    }
    sheet.line(net, palette.glint, 3.2, 0.55)
  })
}
