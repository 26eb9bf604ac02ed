import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { bulbs, chair, setting as laid, table } from '../furniture.ts'
import { potted } from '../plants/garden.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { lowWall, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Prop, Thing } from '../solids.ts'
import { block } from '../solids.ts'
import { houseFlank } from './terrace.ts'

/** The long table laid at nightfall, lanterns lit, the last light in the sky. */
export function tableAtDusk(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = sheet.height * chance.between(0.42, 0.5)
  const wallSide = -side as -1 | 1
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 210, landscape: setting.landscape })
  const camera = view({
    eye: [side * 1.7, -2.6, 2.15],
    yaw: side * -chance.between(0.12, 0.32),
    focal: chance.between(1150, 1340),
    centre: sheet.width * (0.5 + side * 0.02),
    horizon,
  })
  const wood = chance.pick([house.shutters, '#8a6a4c', '#5f7f8a'])
  const [x, y, long] = [-0.65, 1.6, 4.2] as const
  const things: Thing[] = [
    block([-20, -6, -0.5], [40, 15, 0.5], { colour: house.floor }, { top: { colour: house.floor, texture: 'paving' } }),
    houseFlank(setting, wallSide, wallSide * 4.4, -1, 9),
    ...lowWall([-20, 9, 0], [40, 0.45, 0.6], house.masonry),
    ...table([x, y, 0], 1.3, long, chance.pick(['#fbf4e6', '#f3e6d0', '#e6ecea'])),
    planted(studio, setting.flora.tree, [side * 5.2, 8, 0], 5.2),
    planted(studio, setting.flora.tall, [side * 9, 14, -1.5], 9),
    planted(studio, setting.flora.tall, [side * 11, 17, -1.5], 8),
    planted(studio, potted, [wallSide * 3.6, 6.6, 0], 1.4),
    planted(studio, potted, [wallSide * 3.7, 8, 0], 1.6),
    planted(studio, potted, [side * 2.6, 8.4, 0], 1.2),
  ]
  const on = (u: number, v: number, what: Parameters<typeof laid>[1]): Prop => laid([x + u, y + v, 0.79], what)
  for (let i = 0; i < 4; i++) {
    const at = y + 0.25 + i * 1.02
    things.push(...chair([x - 0.55, at, 0], 'right', wood), ...chair([x + 1.4, at, 0], 'left', wood))
    things.push(
      on(0.25, 0.5 + i * 1.02, 'plate'),
      on(1.05, 0.5 + i * 1.02, 'plate'),
      on(0.42, 0.72 + i * 1.02, 'glass'),
      on(0.9, 0.72 + i * 1.02, 'glass'),
    )
  }
  things.push(
    on(0.65, 0.9, 'lantern'),
    on(0.65, 2.9, 'lantern'),
    on(0.62, 1.9, 'fruit'),
    on(0.7, 3.7, 'flowers'),
    on(0.5, 1.4, 'carafe'),
  )
  things.push({ ...laid([side * 2.3, 3.4, 0], 'lantern') }, { ...laid([wallSide * 3.2, 4.6, 0], 'lantern') })
  const [gx, gy] = camera.project([0, 3.4, 0])
  render(studio, camera, things)
  sheet.glow(gx, gy - 60, 620, '#ffb65c', palette.lamps ? 0.26 : 0.14, 0.5)
  bulbs(studio, camera, [wallSide * 4.4, 2, 3.9], [side * 5, 4.5, 3.7])
  bulbs(studio, camera, [wallSide * 4.4, 6.5, 3.9], [side * 5.2, 7.6, 3.5])
}
