import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import { sunlit } from '../light.ts'
import { render } from '../render.ts'
import { fishingBoat, paintSea } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { block, turned } from '../solids.ts'
import { dab, ellipse, outline } from '../trace.ts'
import { horizonOf, seen } from './looks.ts'
import { awning } from './market.ts'

/** Fish in a row on a tray of ice, a half lemon beside them. */
function tray(setting: Setting, at: Vec, wide: number, colour: string, count: number): Thing[] {
  const { chance } = setting.studio
  const lie = Array.from({ length: count }, () => chance.between(-0.14, 0.14))
  return [
    block(at, [wide, 0.72, 0.14], { colour: '#e9f1f2' }),
    {
      kind: 'prop',
      low: [at[0], at[1] - 0.02, at[2] + 0.14],
      high: [at[0] + wide, at[1] + 0.6, at[2] + 0.4],
      draw: (s, camera) => {
        const k = camera.scale(at)
        const ice = camera.project([at[0] + wide / 2, at[1] + 0.1, at[2] + 0.18])
        s.sheet.fill(ellipse(ice[0], ice[1], wide * 0.47 * k, 0.13 * k), sunlit(s.palette, '#f3fafa'))
        let body = ''
        let back = ''
        let eye = ''
        for (const [i, tilt] of lie.entries()) {
          const [x, y] = camera.project([at[0] + ((i + 0.5) / count) * wide, at[1] + 0.05, at[2] + 0.2])
          const angle = -1.15 + tilt
          const [c, n] = [Math.cos(angle), Math.sin(angle)]
          const long = 0.34 * k
          body += dab(x, y, long, 0.075 * k, angle)
          const tail = [x - (c * long) / 2, y - (n * long) / 2] as const
          body += outline([
            [tail[0] + c * 0.03 * k, tail[1] + n * 0.03 * k],
            [tail[0] - c * 0.07 * k - n * 0.05 * k, tail[1] - n * 0.07 * k + c * 0.05 * k],
            [tail[0] - c * 0.07 * k + n * 0.05 * k, tail[1] - n * 0.07 * k - c * 0.05 * k],
          ])
          back += dab(x + n * 0.02 * k, y - c * 0.02 * k, long * 0.8, 0.026 * k, angle)
          eye += ellipse(x + c * long * 0.38, y + n * long * 0.38, 0.011 * k)
        }
        s.sheet.fill(body, sunlit(s.palette, colour))
        s.sheet.fill(back, mix(sunlit(s.palette, colour), s.palette.shadow, 0.45))
        s.sheet.fill(eye, s.palette.shadow)
        const [lx, ly] = camera.project([at[0] + wide - 0.1, at[1], at[2] + 0.17])
        s.sheet.fill(ellipse(lx, ly, 0.055 * k, 0.045 * k), sunlit(s.palette, '#f6cf4a'))
      },
    },
  ]
}

/** The morning's catch on the quay: trays of fish under awnings, the boats that brought it behind. */
export function fishMarket(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * 0.42)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 60,
    landscape: 'harbour',
    landmark: setting.landmark,
    boat: false,
  })
  paintSea(studio, horizon, sheet.height)
  const hulls = ['#2f6f9f', '#fbf5e8', '#c8503a', '#3f8a7a']
  const shift = chance.int(0, 3)
  for (const [i, [x, y, l]] of (
    [
      [0.1, 0.055, 0.2],
      [0.52, 0.035, 0.15],
      [0.88, 0.06, 0.22],
    ] as const
  ).entries())
    fishingBoat(studio, sheet.width * x, horizon + sheet.height * y + 70, sheet.width * l, hulls[(i + shift) % 4]!)
  const camera = seen(setting, {
    eye: [-side * 1.6, -6.4, 1.95],
    yaw: side * 0.12,
    focal: 1240,
    centre: sheet.width / 2,
    horizon,
  })
  const stone = { colour: mix(house.floor, '#efe6d2', 0.5), texture: 'paving' as const }
  const things: Thing[] = [block([-30, -10, -0.6], [60, 16.5, 0.6], { colour: stone.colour }, { top: stone })]
  const stripes = chance.pick([
    ['#2f7f94', '#fff6e6'],
    ['#d9603f', '#fff6e6'],
    ['#3f6f9c', '#fffaf0'],
  ] as const)
  const fish = ['#b9c9d2', '#e59a8a', '#8fa9b8', '#d8dfe0', '#d77f66']
  for (const [s, x] of [-4.2, 0.4].entries()) {
    things.push(...awning(x, 0, stripes))
    for (let i = 0; i < 3; i++)
      things.push(...tray(setting, [x + 0.06 + i * 1.12, 0.2, 0.8], 1, fish[(i + s * 2) % 5]!, 5 - (i % 2)))
  }
  // Boxes just landed, and a coil of rope.
  const box = side > 0 ? -3.3 : 2.2
  things.push(
    ...tray(setting, [box, -2.5, 0], 0.9, fish[0]!, 5),
    ...tray(setting, [box + 1.06, -2.2, 0], 0.9, fish[1]!, 4),
    turned(
      [side * 1.9, -2, 0],
      [
        [0.42, 0],
        [0.42, 0.12],
        [0.3, 0.16],
      ],
      { colour: '#c9a468' },
      14,
    ),
    turned(
      [side * 5.2, 5.6, 0],
      [
        [0.26, 0],
        [0.2, 0.5],
        [0.32, 0.62],
      ],
      { colour: '#4a4f5c' },
      10,
    ),
  )
  sheet.fill(dab(sheet.width / 2, horizon + 190, sheet.width, 3, 0), palette.glint, 0.4)
  render(studio, camera, things)
}
