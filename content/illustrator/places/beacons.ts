import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Point, Vec } from '../geometry.ts'
import { shaded, sunlit } from '../light.ts'
import { door, window } from '../openings.ts'
import { agave, grasses } from '../plants/shrubs.ts'
import { render } from '../render.ts'
import { boulder, crag, foam } from '../rock.ts'
import { paintSea, sailingBoat } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { level, lowWall, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Prop, Solid, Thing } from '../solids.ts'
import { block, hipRoof, turned } from '../solids.ts'
import { outline } from '../trace.ts'
import { horizonOf, seen } from './looks.ts'

/** The wheel of a mill: ten spars, a rope between their tips, canvas set on every other. */
function sails(at: Vec, radius: number, turn: number): Prop {
  return {
    kind: 'prop',
    low: [at[0] - radius, at[1] - 0.2, at[2] - radius],
    high: [at[0] + radius, at[1], at[2] + radius],
    draw: ({ sheet, palette, side }, camera) => {
      const k = camera.scale(at)
      const [x, y] = camera.project(at)
      const tip = (i: number, r = radius): Point => {
        const a = turn + (i / 10) * Math.PI * 2
        return [x + Math.cos(a) * r * k, y - Math.sin(a) * r * k]
      }
      let canvas = ''
      let shade = ''
      for (let i = 0; i < 10; i += 2) {
        const cloth = outline([tip(i, radius * 0.2), tip(i, radius * 0.97), tip(i + 0.72, radius * 0.84)])
        if (Math.cos(turn + ((i + 0.4) / 10) * Math.PI * 2) * side > -0.2) canvas += cloth
        else shade += cloth
      }
      sheet.fill(canvas, sunlit(palette, '#fffaf0'))
      sheet.fill(shade, mix(sunlit(palette, '#fffaf0'), shaded(palette, '#fffaf0'), 0.7))
      const wood = shaded(palette, '#7a5a40')
      for (let i = 0; i < 10; i++) sheet.line(outline([[x, y], tip(i)], false), wood, 0.11 * k)
      sheet.line(outline(Array.from({ length: 10 }, (_, i) => tip(i))), wood, 0.035 * k)
    },
  }
}

/** A round mill of the islands, limed, its cap of thatch. */
function mill(at: Vec, k: number, blue: string, towards: number): Thing[] {
  const [x, y, z] = at
  const face = y - 2.7 * k
  const front: Solid = block(
    [x + towards * 0.4 - 0.75 * k, face - 0.12, z],
    [1.5 * k, 0.5, 2.6 * k],
    { colour: '#fffaf0' },
    {
      front: { colour: '#fffaf0', upon: wall => door(wall, wall.width * 0.16, wall.width * 0.68, 2.1 * k, blue) },
    },
  )
  return [
    turned(
      at,
      [
        [3 * k, 0],
        [2.75 * k, 4.2 * k],
        [2.6 * k, 7.4 * k],
      ],
      { colour: '#fffaf0' },
      20,
    ),
    turned(
      [x, y, z + 7.4 * k],
      [
        [2.85 * k, 0],
        [1.5 * k, 1.5 * k],
        [0, 2.6 * k],
      ],
      { colour: '#b08a5a' },
      20,
    ),
    front,
    sails([x, face - 0.2, z + 8 * k], 5.4 * k, 0.2),
  ]
}

/** A windmill with its canvas set, another farther along the ridge. */
export function windmill(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * 0.7)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 120, landscape: 'open-sea', landmark: setting.landmark })
  const camera = seen(setting, {
    eye: [side * 2.4, -24, 1.5],
    towards: [side * 2.4, 0, 0],
    focal: 1560,
    centre: sheet.width / 2,
    horizon,
  })
  const ground = mix(palette.earth, palette.land[2], 0.28)
  const things: Thing[] = [
    level([-60, -22, -2], [60, 30, 0], { colour: ground }, { colour: ground }),
    ...mill([-side * 0.6, 2, 0], 1, house.shutters, 0),
    ...mill([side * 15, 18, 0], 0.92, house.shutters, 0),
    ...lowWall([side > 0 ? 2.6 : -22, -3.4, 0], [19.4, 0.6, 0.9], { colour: '#dcc9a4', texture: 'dry-stone' }),
    planted(studio, agave, [-side * 6.4, -5.4, 0], 1.7),
    planted(studio, agave, [-side * 8.2, -3.6, 0], 1.4),
  ]
  for (let i = 0; i < 14; i++)
    things.push(
      planted(studio, grasses, [chance.between(-10, 10), chance.between(-14, -6), 0], chance.between(0.4, 0.8)),
    )
  render(studio, camera, things)
}

/** A lighthouse on the last rocks, its keeper's house at its foot. */
export function lighthouse(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, side, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.6
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 30, landscape: 'open-sea', boat: false })
  paintSea(studio, horizon, h)
  sailingBoat(studio, w * (0.5 + side * 0.32), horizon + 34, h * 0.05)
  const u = w * (0.5 - side * 0.12)
  const base = h * 0.66
  const rock = mix('#c9a58a', palette.land[1], 0.2)
  const crest: Point[] = [
    [u - w * 0.3, h * 0.83],
    [u - w * 0.24, h * 0.75],
    [u - w * 0.16, base + 14],
    [u - w * 0.1, base],
    [u + w * 0.12, base],
    [u + w * 0.18, base + 22],
    [u + w * 0.25, h * 0.74],
    [u + w * 0.34, h * 0.83],
  ]
  crag(studio, crest, () => h * 0.84, rock, 54)
  const camera = view({ eye: [0, -50, 3], towards: [0, 0, 0], focal: 1700, centre: u, horizon: base - (3 * 1700) / 50 })
  const white = '#fffaf0'
  const lantern = palette.lamps || palette.sun < 22 ? '#ffe3a0' : '#9fc0c8'
  render(studio, camera, [
    level([-5.6, -2.6, -0.5], [6.4, 7, 0], { colour: '#efe2c6' }, { colour: rock }),
    block(
      [side > 0 ? -5 : 1.2, 1, 0],
      [4.4, 4, 3.2],
      { colour: white },
      {
        front: {
          colour: white,
          upon: wall => {
            door(wall, 0.6, 1, 2.1, '#2f6f9f')
            window(wall, 2.6, 1, 0.9, 1.2, { shutters: '#2f6f9f' }, 0, false)
          },
        },
      },
    ),
    hipRoof([side > 0 ? -5 : 1.2, 1, 3.2], [4.4, 4, 1.2], { colour: '#c8623c', texture: 'tiles' }, 0.25),
    turned(
      [side * 1.4, 2.6, 0],
      [
        [1.9, 0],
        [1.7, 5],
      ],
      { colour: white },
      18,
    ),
    turned(
      [side * 1.4, 2.6, 5],
      [
        [1.7, 0],
        [1.59, 2.6],
      ],
      { colour: '#c8503a' },
      18,
    ),
    turned(
      [side * 1.4, 2.6, 7.6],
      [
        [1.59, 0],
        [1.35, 5.8],
      ],
      { colour: white },
      18,
    ),
    turned(
      [side * 1.4, 2.6, 13.4],
      [
        [2, 0],
        [2, 0.36],
      ],
      { colour: white },
      18,
    ),
    turned(
      [side * 1.4, 2.6, 13.76],
      [
        [1, 0],
        [1, 1.7],
      ],
      { colour: lantern },
      14,
    ),
    turned(
      [side * 1.4, 2.6, 15.46],
      [
        [1.25, 0],
        [0.5, 0.8],
        [0, 1.1],
      ],
      { colour: '#c8503a' },
      14,
    ),
  ])
  if (lantern === '#ffe3a0') sheet.glow(...camera.project([side * 1.4, 0.6, 14.6]), 300, '#ffe3a0', 0.6)
  for (const [k, y, size] of [
    [-0.33, 0.845, 0.09],
    [-0.22, 0.862, 0.12],
    [-0.06, 0.858, 0.1],
    [0.09, 0.87, 0.13],
    [0.24, 0.856, 0.1],
    [0.36, 0.846, 0.07],
  ] as const) {
    const at: Point = [u + k * w, h * y]
    foam(studio, at[0], at[1], w * size * 1.1)
    boulder(studio, at[0], at[1], w * size, w * size * chance.between(0.46, 0.62), rock)
  }
}
