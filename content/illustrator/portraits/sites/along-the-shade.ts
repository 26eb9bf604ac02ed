import { view } from '../../camera.ts'
import { mix } from '../../colour.ts'
import { seaside } from '../../land.ts'
import { sunAt } from '../../light.ts'
import { render } from '../../render.ts'
import { paintSea, sailingBoat } from '../../sea.ts'
import { level, lounger, planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import type { Thing } from '../../solids.ts'
import { block, slab } from '../../solids.ts'
import type { Wall } from '../../wall.ts'
import { rect } from '../../wall.ts'
import type { Drawn } from '../stand.ts'

const [long, high] = [44, 3.1]

/** Along the front of a long house: its one roof, the shade that it throws, and the pool beside it, all running out to the sea. */
export const alongTheShade: Drawn = (setting, mark) => {
  const { house, flora, pool } = setting
  const { sheet, palette } = setting.studio
  const studio = { ...setting.studio, side: 1 as const, sun: sunAt({ ...palette, sun: 58 }, 1, 62) }
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.56
  paintSky(studio, horizon, true)
  if (seaside(setting.landscape)) paintSea(studio, horizon, h, w * 0.3)
  else sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h, palette.land[0], palette.land[2])
  mark(w * 0.16, horizon + 2, w * 0.3)
  sailingBoat(studio, w * 0.1, horizon + h * 0.05, 90)
  const camera = view({ eye: [-3.1, -4, 1.7], yaw: 0, focal: 1420, centre: w * 0.36, horizon })
  const water = mix('#4fc4c4', palette.sea[0], palette.sun < 26 ? 0.4 : 0.15)
  const rim = { colour: mix(house.floor, '#fffaf0', 0.7) }
  const floor = {
    colour: mix(house.floor, '#fff4dc', 0.4),
    texture: 'paving' as const,
    upon: (ground: Wall) => {
      if (!pool) return
      const [u, v] = [12.6, 6]
      ground.fill(rect(u - 0.5, v - 0.5, 5, long - v - 3), '#fffaf0')
      ground.flatFill(rect(u, v, 4, long - v - 4), mix(water, palette.sea[1], 0.55))
      ground.flatFill(rect(u, v, 3.8, long - v - 4.35), water)
    },
  }
  const frame = mix(house.shutters, '#2a2420', 0.25)
  const panes = (wall: Wall) => {
    const bays = Math.round(wall.width / 3)
    const bay = wall.width / bays
    for (let i = 0; i < bays; i++) {
      const u = i * bay
      if (i % 4 === 1) {
        wall.fill(rect(u + 0.08, 0, bay - 0.16, high - 0.15), house.shutters)
        continue
      }
      wall.fill(rect(u + 0.06, 0.04, bay - 0.12, high - 0.2), frame)
      const glass = rect(u + 0.14, 0.1, bay - 0.28, high - 0.34)
      wall.flatFill(glass, palette.lamps ? '#ffcd80' : mix(palette.sea[1], palette.shadow, 0.35))
      // The upper half of each pane reflects the sea and the sky.
      wall.flatFill(
        [
          [u + 0.14, 1.66],
          [u + bay - 0.14, 1.66],
          [u + bay - 0.14, high - 0.24],
          [u + 0.14, high - 0.24],
        ],
        palette.sky[1],
        palette.lamps ? 0 : 0.55,
      )
    }
  }
  const face = { colour: mix(house.wall, palette.shade, 0.1) }
  const things: Thing[] = [
    level([-22, -8, -3], [8, long + 3, 0], floor, house.masonry),
    block([2.6, -6, 0], [5, long + 5, high], face, { left: { ...face, upon: panes } }),
    slab(
      [-1, -8, high],
      [8.8, long + 7.6, 0.42],
      { colour: house.wall },
      { colour: mix(house.wall, palette.shade, 0.35) },
    ),
    ...[3, 10, 17, 24, 31, 38].map(y => block([-0.78, y, 0], [0.26, 0.26, high], { colour: house.wall })),
    ...Array.from({ length: 9 }, (_, i) =>
      lounger([0.3, 5 + i * 3.5, 0], i % 3 === 1 ? house.shutters : '#fffaf0'),
    ).flat(),
    planted(studio, flora.tree, [-13.5, 34, 0], 5.4),
    planted(studio, flora.tree, [-17, 22, 0], 4.6),
    planted(studio, flora.low[0]!, [-11.4, 8, 0], 1.5),
    planted(studio, flora.low[1]!, [-12.2, 13, 0], 1.3),
    planted(studio, flora.low[0]!, [-11.6, 19, 0], 1.4),
    block([-22, long + 2.4, 0], [22, 0.3, 0.3], rim),
  ]
  render(studio, camera, things)
}
