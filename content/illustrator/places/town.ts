import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { broadTree, cypress } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { level, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { horizonOf, seen } from './looks.ts'
import { steeple, villageHouse } from './village.ts'

/** A town piled up its hill. */
export function town(setting: Setting): void {
  const { studio, architecture, landscape } = setting
  const { sheet, chance, palette } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.5, 0.58))
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 190, landscape, landmark: setting.landmark })
  const camera = seen(setting, {
    eye: [chance.between(-16, 16), -66, 13],
    towards: [0, 0, 0],
    focal: 2150,
    centre: sheet.width * chance.between(0.44, 0.56),
    horizon,
  })
  const things: Thing[] = []
  const shutters = [setting.house.shutters, '#6f8f7a', '#5f8aa0', '#8a5a42']
  for (let row = 0; row < 7; row++) {
    const half = 27 - row * 3.2
    const z = row * 2.7
    const y = row * 6.4
    things.push(
      level(
        [-half - 6, y - 1.4, -8],
        [half + 6, y + 6, z],
        { colour: mix(palette.earth, palette.land[2], 0.4) },
        setting.house.masonry,
      ),
    )
    for (let x = -half + chance.between(0, 3); x < half; ) {
      const w = chance.between(6, 9.4)
      if (chance.chance(0.84))
        things.push(
          ...villageHouse(
            architecture,
            [x, y + chance.between(0, 0.8), z],
            w,
            4.2,
            chance.between(3, 6.6),
            chance.pick(shutters),
            chance,
            row > 1,
          ),
        )
      else
        things.push(
          planted(
            studio,
            setting.flora.tall === cypress ? cypress : broadTree,
            [x + w / 2, y + 1, z],
            chance.between(5, 8),
          ),
        )
      x += w + (chance.chance(0.3) ? 1.2 : 0.05)
    }
  }
  things.push(...steeple(architecture, [chance.between(-4, 4), 39.6, 16.2]))
  things.push(
    level([-80, -30, -9], [80, -1.4, -3], { colour: mix(palette.earth, palette.land[2], 0.55) }, setting.house.masonry),
  )
  for (let i = 0; i < 7; i++)
    things.push(
      planted(
        studio,
        chance.pick([setting.flora.tree, setting.flora.low[0]!, setting.flora.tree]),
        [chance.between(-34, 34), chance.between(-22, -3), -3],
        chance.between(2.6, 5),
      ),
    )
  render(studio, camera, things)
}
