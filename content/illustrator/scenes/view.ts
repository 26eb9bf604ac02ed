import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import { crown } from '../foliage.ts'
import { chair, jar, strawHat } from '../furniture.ts'
import { seaside } from '../land.ts'
import { potted } from '../plants/garden.ts'
import { render } from '../render.ts'
import { sailingBoat } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { balustrade, lowWall, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block } from '../solids.ts'

/** The view from the house, over a balustrade or the edge of a wall. */
export function viewFromHouse(setting: Setting): void {
  const { studio, house, architecture } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = sheet.height * chance.between(0.36, 0.46)
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: sheet.height * 0.84, landscape: setting.landscape })
  if (seaside(setting.landscape)) sailingBoat(studio, sheet.width * (0.5 + side * 0.22), horizon + 150, 110)
  const camera = view({ eye: [0, -3.5, 1.75], yaw: side * 0.1, focal: 1350, centre: sheet.width / 2, horizon })
  const far = 1.6
  const grand = ['riviera-villa', 'tuscan-villa', 'venetian-manor', 'amalfi-terrace', 'captains-house'].includes(
    architecture,
  )
  const edge: Solid[] = grand
    ? balustrade(-9, far, 0, 18, mix(house.trim, '#f3e6cc', 0.3))
    : lowWall([-9, far, 0], [18, 0.5, 0.72], house.masonry)
  const top = grand ? 1 : 0.82
  const x = -side * 0.8
  const things: Thing[] = [
    block(
      [-12, -6, -0.5],
      [24, far + 6.5, 0.5],
      { colour: house.floor },
      { top: { colour: house.floor, texture: 'paving' } },
    ),
    ...edge,
    planted(studio, setting.flora.low[0]!, [-side * 4, far + 1, -0.4], 1.3),
    planted(studio, setting.flora.low[0]!, [side * 1.2, far + 1.2, -0.4], 1.1),
    planted(studio, setting.flora.low[1]!, [side * 4.2, far + 1.4, -0.4], 1.5),
    planted(studio, setting.flora.tall, [side * 8.6, 11, -5], 10),
    planted(studio, setting.flora.tall, [side * 10.4, 14, -5], 9),
    planted(studio, setting.flora.tree, [-side * 6.4, 10, -5], 5.6),
    planted(studio, potted, [-side * 2.3, far - 0.5, 0], 1.25),
  ]
  const kind = chance.int(0, 2)
  if (kind === 0)
    things.push(
      ...chair([x + 0.2, far - 1.4, 0], side > 0 ? 'right' : 'left', house.shutters),
      ...strawHat([x + 0.43, far - 1.17, 0.48]),
    )
  if (kind === 1)
    things.push(...jar([side * 1.3, far - 0.7, 0], 0.72, '#cf8a5a'), ...jar([side * 2, far - 0.75, 0], 0.55, '#d99c6c'))
  if (kind === 2)
    things.push(...strawHat([-x * 0.7, far + 0.25, top]), planted(studio, potted, [side * 2.1, far - 0.5, 0], 1.1))
  render(studio, camera, things)
  overhang(setting)
  sheet.glow(side > 0 ? sheet.width : 0, horizon, 800, palette.sky[2], 0.25)
}

/** A bough that reaches in from the upper corner. */
function overhang(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette, side } = studio
  if (chance.chance(0.3)) return
  const corner = side > 0 ? 0 : sheet.width
  const tones = [mix(palette.leaf[0], palette.shadow, 0.35), palette.leaf[0], palette.leaf[1]] as const
  const lobes = Array.from({ length: 8 }, (_, i) => ({
    x: corner + side * (i * 66 - 40),
    y: 10 + chance.between(-10, 50) + (i < 3 ? 70 - i * 20 : 0),
    rx: chance.between(80, 120),
    ry: chance.between(46, 74),
  }))
  sheet.line(`M${corner} 120Q${corner + side * 240} 70 ${corner + side * 480} 30`, tones[0], 14)
  crown(studio, lobes, 19, tones)
}
