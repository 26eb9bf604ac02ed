import { paintBackdrop } from '../backdrop.ts'
import { onSheet } from '../camera.ts'
import { mix } from '../colour.ts'
import { sunlit } from '../light.ts'
import { bush } from '../plants/shrubs.ts'
import { broadTree, cypress } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { parasol, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, moved } from '../solids.ts'
import { rect } from '../wall.ts'
import { horizonOf, seen } from './looks.ts'

/** A tennis court of clay: its lines, its net, cypresses behind, the house beyond them. */
export function tennis(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * 0.4)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 160, landscape: setting.landscape, landmark: setting.landmark })
  const camera = seen(setting, {
    eye: [-side * 8, -22, 6.2],
    towards: [0, 2, 0],
    focal: 1330,
    centre: sheet.width / 2,
    horizon,
  })
  const clay = chance.pick(['#d0764c', '#c8683f', '#3f8f86'])
  const ground = mix(palette.earth, palette.land[2], 0.6)
  // Metres of the whole ground; the court proper is 10.97 by 23.77.
  const [wide, long, w, l] = [17, 35, 10.97, 23.77]
  const [u, v] = [(wide - w) / 2, (long - l) / 2]
  const line = 0.09
  const court: Solid = block(
    [-wide / 2, -long / 2, -0.1],
    [wide, long, 0.1],
    { colour: clay },
    {
      top: {
        colour: clay,
        upon: wall => {
          const white = '#fffaf0'
          for (const [a, b, c, d] of [
            [u, v, w, line],
            [u, v + l - line, w, line],
            [u, v, line, l],
            [u + w - line, v, line, l],
            [u + 1.37, v, line, l],
            [u + w - 1.37 - line, v, line, l],
            [u + 1.37, v + l / 2 - 6.4, w - 2.74, line],
            [u + 1.37, v + l / 2 + 6.4, w - 2.74, line],
            [u + w / 2 - line / 2, v + l / 2 - 6.4, line, 12.8],
          ] as const)
            wall.fill(rect(a, b, c, d), white)
        },
      },
    },
  )
  const net: Thing = {
    kind: 'prop',
    low: [-6.4, -0.05, 0],
    high: [6.4, 0.05, 1.07],
    caster: [
      [-6.4, 0, 0],
      [6.4, 0, 0],
      [6.4, 0, 1],
      [-6.4, 0, 1],
    ],
    draw: (s, cam) => {
      const [a, b, c, d] = onSheet(cam, [
        [-6.4, 0, 0.03],
        [6.4, 0, 0.03],
        [6.4, 0, 1],
        [-6.4, 0, 1],
      ])
      s.sheet.shape([a!, b!, c!, d!], s.palette.shadow, 0.42)
      const band = onSheet(cam, [
        [-6.4, 0, 0.9],
        [6.4, 0, 0.9],
        [6.4, 0, 1],
        [-6.4, 0, 1],
      ])
      s.sheet.shape(band, sunlit(s.palette, '#fffaf0'))
    },
  }
  const things: Thing[] = [
    block([-120, -40, -0.6], [240, 160, 0.5], { colour: ground }),
    court,
    net,
    block([-6.5, -0.06, 0], [0.12, 0.12, 1.08], { colour: '#5a6a5c' }),
    block([6.38, -0.06, 0], [0.12, 0.12, 1.08], { colour: '#5a6a5c' }),
    ...house.solids.map(s => moved(s, [side * 7, 38, 0])),
    block([side * 9.2, 3, 0], [0.5, 2.2, 0.46], { colour: '#b58c60', texture: 'planks' }),
    ...parasol([side * 9.9, 5.6, 0], 1.5, ['#f6e6c6', '#e9b44c']),
  ]
  for (const [x, h] of [
    [-13, 7.6],
    [-11.4, 8.4],
    [-9.6, 7.2],
    [-7.6, 8.8],
    [-5.5, 7.8],
    [-3.9, 8.2],
    [-1.6, 7],
  ] as const)
    things.push(planted(studio, cypress, [-x * -side, 20.5, 0], h))
  things.push(
    planted(studio, setting.flora.tree, [side * 12, 12, 0], 5),
    planted(studio, broadTree, [-side * 13, 6, 0], 6.4),
    planted(studio, bush, [side * 10.4, -5, 0], 1.2),
  )
  render(studio, camera, things)
}
