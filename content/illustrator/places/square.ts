import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { chair, table } from '../furniture.ts'
import { potted } from '../plants/garden.ts'
import { broadTree } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, turned } from '../solids.ts'
import { horizonOf, seen } from './looks.ts'
import { church } from './sacred.ts'
import { villageHouse, villageOf } from './village.ts'

/** A round basin with a pillar in its middle. */
function fountain(x: number, y: number, stone: string, water: string): Solid[] {
  return [
    turned(
      [x, y, 0],
      [
        [2.1, 0],
        [2.1, 0.16],
      ],
      { colour: stone },
      16,
    ),
    turned(
      [x, y, 0.16],
      [
        [1.6, 0],
        [1.7, 0.6],
      ],
      { colour: stone },
      16,
    ),
    turned(
      [x, y, 0.72],
      [
        [1.5, 0],
        [1.5, 0.06],
      ],
      { colour: water },
      16,
    ),
    turned(
      [x, y, 0.78],
      [
        [0.3, 0],
        [0.24, 0.8],
        [0.62, 1],
        [0.66, 1.14],
      ],
      { colour: stone },
      12,
    ),
  ]
}

/** A square: its church across it, a fountain, café tables under the tree. */
export function square(setting: Setting): void {
  const { studio, architecture, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * 0.68)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 60, landscape: 'mountains', low: true, boat: false })
  const camera = seen(setting, {
    eye: [-side * 3.4, -21, 2.1],
    towards: [side * 0.6, 12, 0],
    focal: 1720,
    centre: sheet.width / 2,
    horizon,
  })
  const paved = { colour: mix(house.floor, '#fff4da', 0.3), texture: 'paving' as const }
  const things: Thing[] = [
    block([-60, -18, -0.4], [120, 70, 0.4], { colour: paved.colour }, { top: paved }),
    ...church(architecture, [side * 3, 15, 0], villageOf(architecture) === 'limed' ? 1.35 : 0.9),
  ]
  const shutters = [house.shutters, '#5f8f7a', '#4f84a0', '#8a5a42']
  // The houses leave space for the church.
  const [from, to] = [side * 3 - 6.4, side * 3 + 8.4]
  for (let x = -20; x < 20; ) {
    const w = chance.between(5, 7)
    if (x + w < from || x > to)
      things.push(
        ...villageHouse(architecture, [x, 16.5, 0], w, 7, chance.between(5.6, 8.6), chance.pick(shutters), chance),
      )
    x += w + 0.05
  }
  const shade = -side * 6.6
  things.push(
    ...fountain(side * 4.6, 2.5, '#efe2c4', mix(palette.sea[0], '#8fd0cc', 0.4)),
    planted(studio, broadTree, [shade, 1.5, 0], 8.8),
    turned(
      [shade, 1.5, 0],
      [
        [1.5, 0],
        [1.5, 0.42],
      ],
      { colour: '#e6d6b4' },
      14,
    ),
  )
  for (const [x, y] of [
    [shade - 1.8, -3],
    [shade + 2.2, -4],
  ] as const)
    things.push(
      ...table([x, y, 0], 0.8, 0.8),
      ...chair([x - 0.66, y + 0.16, 0], 'right', house.shutters),
      ...chair([x + 1, y + 0.16, 0], 'left', house.shutters),
    )
  things.push(
    planted(studio, potted, [side * 10.5, 13.4, 0], 1.7),
    planted(studio, potted, [side * 11.9, 13.6, 0], 1.5),
    planted(studio, potted, [shade - 4.6, 12, 0], 1.6),
  )
  render(studio, camera, things)
}
