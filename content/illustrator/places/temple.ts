import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { agave, grasses } from '../plants/shrubs.ts'
import { cypress, olive, stonePine } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { level, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, turned } from '../solids.ts'
import { horizonOf, seen } from './looks.ts'

/** Columns of a temple among thyme and pines. */
export function ruin(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette, side } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.6, 0.66))
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 60, landscape: setting.landscape, landmark: setting.landmark })
  const camera = seen(setting, {
    eye: [side * 13, -26, 2.6],
    towards: [0, 3, 0],
    focal: 1500,
    centre: sheet.width * (0.5 - side * 0.04),
    horizon,
  })
  const stone = '#ecd0a0'
  const things: Thing[] = [
    level(
      [-80, -30, -2],
      [80, 50, -0.9],
      { colour: mix(palette.earth, palette.land[2], 0.42) },
      { colour: palette.earth },
    ),
  ]
  for (const [o, z] of [
    [1.6, -0.9],
    [1.1, -0.6],
    [0.6, -0.3],
  ] as const)
    things.push(block([-8.5 - o, -o, z], [17 + 2 * o, 13 + 2 * o, 0.3], { colour: stone }))
  const column = (x: number, y: number, high: number): Solid[] => [
    turned(
      [x, y, 0],
      [
        [0.62, 0],
        [0.6, high * 0.4],
        [0.5, high],
      ],
      { colour: stone },
      14,
    ),
    ...(high > 6
      ? [
          turned(
            [x, y, high],
            [
              [0.52, 0],
              [0.82, 0.35],
            ],
            { colour: stone },
            14,
          ),
          block([x - 0.9, y - 0.9, high + 0.35], [1.8, 1.8, 0.28], { colour: stone }),
        ]
      : []),
  ]
  for (let i = 0; i < 6; i++) things.push(...column(-7.5 + i * 3, 0.8, i === (side > 0 ? 0 : 5) ? 3.4 : 6.6))
  for (let i = 1; i < 4; i++) things.push(...column(-side * 7.5, 0.8 + i * 3.6, i === 3 ? 2.4 : 6.6))
  const from = side > 0 ? -5.4 : -8.4
  things.push(
    block([from, 0, 7.23], [13.8, 1.6, 0.9], { colour: stone, texture: 'granite' }),
    block([from - 0.2, -0.2, 8.13], [14.2, 2, 0.4], { colour: stone }),
  )
  for (let i = 0; i < 5; i++)
    things.push(
      block(
        [chance.between(-12, 12), chance.between(-9, -4), -0.9],
        [chance.between(0.9, 1.8), 0.9, chance.between(0.5, 0.9)],
        { colour: stone, texture: 'granite' },
      ),
    )
  things.push(
    planted(studio, stonePine, [-side * 14, 8, -0.9], 10),
    planted(studio, stonePine, [side * 13, 14, -0.9], 9),
    planted(studio, olive, [side * 9.4, -6, -0.9], 4.6),
    planted(studio, cypress, [-side * 11.5, 13, -0.9], 9),
  )
  for (let i = 0; i < 16; i++)
    things.push(
      planted(
        studio,
        chance.pick([agave, grasses, grasses, setting.flora.low[0]!]),
        [chance.between(-14, 14), chance.between(-17, -4), -0.9],
        chance.between(0.7, 1.3),
      ),
    )
  render(studio, camera, things)
}
