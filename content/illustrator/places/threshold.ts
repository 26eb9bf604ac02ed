import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import { window } from '../openings.ts'
import { potted } from '../plants/garden.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { block, solid } from '../solids.ts'
import type { Surface } from '../wall.ts'
import { rect } from '../wall.ts'
import { horizonOf, seen } from './looks.ts'

/** A wide open door with a ramp up to it: the way in without a step. */
export function threshold(setting: Setting): void {
  const { studio, house, flora } = setting
  const { sheet, side } = studio
  const horizon = horizonOf(setting, sheet.height * 0.6)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 120, landscape: setting.landscape })
  const camera = seen(setting, {
    eye: [-side * 3.4, -10, 1.6],
    towards: [side * 0.6, 2, 0],
    focal: 1420,
    centre: sheet.width / 2,
    horizon,
  })
  const rise = 0.42
  const front: Surface = {
    colour: house.wall,
    texture: 'plaster',
    upon: wall => {
      const u = wall.width / 2 - 0.75
      wall.fill(rect(u - 0.16, rise, 1.82, 2.46), house.trim)
      wall.recess(rect(u, rise, 1.5, 2.3), wall.tone('#4a4450'), 0.4)
      // The leaf stands open against the wall.
      wall.fill(rect(side > 0 ? u - 1.46 : u + 1.66, rise + 0.02, 1.3, 2.26), house.shutters)
      for (const from of [1.2, wall.width - 2.2]) window(wall, from, 1.5, 1, 1.3, { shutters: house.shutters }, 0)
    },
  }
  // A 1:12 ramp along the wall to a landing before the door.
  const long = rise * 12
  const from = -side * (1.3 + long)
  const paved: Surface = { colour: mix(house.floor, '#fff4da', 0.3), texture: 'paving' }
  const [x0, x1] = [from, -side * 1.3]
  const low = (x: number): Vec[] => [
    [x, -1.5, 0],
    [x, 0, 0],
  ]
  const top: Vec[] = [
    [x1, -1.5, rise],
    [x1, 0, rise],
  ]
  const wedge: Vec[][] = [
    [low(x0)[0]!, low(x1)[0]!, top[0]!],
    [low(x0)[1]!, low(x0)[0]!, top[0]!, top[1]!],
  ]
  const rails: Thing[] = [0, 0.5, 1].flatMap(t => {
    const x = x0 + (x1 - x0) * t
    return [block([x - 0.03, -1.46, rise * t], [0.06, 0.06, 0.92], { colour: '#5a6068' })]
  })
  const bar: Thing = {
    kind: 'prop',
    low: [Math.min(x0, x1), -1.5, 0.8],
    high: [Math.max(x0, x1), -1.4, rise + 1],
    draw: ({ sheet: paper, palette }, cam) => {
      const [a, b] = [cam.project([x0, -1.43, 0.92]), cam.project([x1, -1.43, rise + 0.92])]
      paper.line(
        `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
        mix('#5a6068', palette.shadow, 0.3),
        0.07 * cam.scale([0, -1.4, 1]),
      )
    },
  }
  render(studio, camera, [
    block([-40, -12, -0.4], [80, 40, 0.4], { colour: paved.colour }, { top: paved }),
    block([-6.4, 0, 0], [12.8, 7, 3.5], { colour: house.wall }, { front }),
    block([-6.6, -0.2, 3.5], [13.2, 7.4, 0.26], { colour: house.trim }),
    block([-1.3, -1.5, 0], [2.6, 1.5, rise], paved),
    solid(wedge.map(points => ({ points: side > 0 ? points : points.toReversed(), surface: paved }))),
    ...rails,
    bar,
    planted(studio, potted, [side * 2.4, -0.9, 0], 1.5),
    planted(studio, potted, [side * 3.7, -0.8, 0], 1.2),
    planted(studio, flora.tree, [side * 9.4, 3, 0], 4.8),
    planted(studio, flora.tall, [-side * 9, 8, 0], 7.6),
  ])
}
