import { mix } from '../../colour.ts'
import { chair, table } from '../../furniture.ts'
import { hill, wooded } from '../../land.ts'
import { potted } from '../../plants/garden.ts'
import { boulder, crag, foam } from '../../rock.ts'
import { paintSea, sailingBoat } from '../../sea.ts'
import { level, parasol, planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import { block } from '../../solids.ts'
import type { Wall } from '../../wall.ts'
import { rect } from '../../wall.ts'
import { rockOf, smooth } from '../shore.ts'
import type { Stand } from '../stand.ts'
import { cameraOf, type Drawn, reach, stand } from '../stand.ts'

/** On the rim of a cliff: the terrace stands out over the sea like a bastion. */
export const cliffRim: Drawn = (setting, mark) => {
  const { studio, house, flora, pool } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.38
  paintSky(studio, horizon)
  paintSea(studio, horizon, h, w * 0.84)
  mark(w * 0.7, horizon + 2, w * 0.44)
  const stone = rockOf(setting, '#c08a70')
  const back = smooth([
    [-30, h * 0.25],
    [w * 0.12, h * 0.262],
    [w * 0.3, h * 0.3],
    [w * 0.42, h * 0.35],
    [w * 0.475, h * 0.4],
    [w * 0.47, h * 0.45],
    [w * 0.44, h * 0.535],
  ])
  hill(studio, back, h * 0.55, mix(palette.land[1], palette.land[2], 0.35), 0.2)
  wooded(studio, back.slice(0, 34), h * 0.42, palette.land[1], 26, 13)
  const at: Stand = {
    x: w * 0.33,
    y: h * 0.565,
    width: w * 0.42,
    height: h * 0.3,
    turn: -0.52,
    horizon,
    away: 46,
    plinth: 0,
  }
  const camera = cameraOf(setting, at)
  const { left, right } = reach(setting)
  const front = Math.min(...house.solids.map(s => s.low[1]))
  const [edge, lip, end] = [right + 4.6, front - 9, house.depth + 5]
  const deep = 3.2
  const [corner, far] = [camera.project([edge, lip, -deep]), camera.project([edge, end, -deep])]
  const along = camera.project([left - 8, lip, -deep])
  const slope = (along[1] - corner[1]) / (along[0] - corner[0])
  const crest = smooth([
    [-60, corner[1] - (corner[0] + 60) * slope - 30],
    [corner[0] * 0.5, corner[1] - corner[0] * 0.5 * slope - 26],
    [corner[0], corner[1] - 40],
    [(corner[0] + far[0]) / 2, (corner[1] + far[1]) / 2 - 34],
    [far[0] - 6, far[1] - 26],
    [far[0] + w * 0.03, far[1] + h * 0.1],
    [far[0] + w * 0.045, far[1] + h * 0.24],
    [far[0] + w * 0.1, far[1] + h * 0.38],
    [far[0] + w * 0.11, h * 1.04],
  ])
  crag(studio, crest, () => h + 20, stone, 96)
  for (const [x, y, size] of [
    [0.06, 0.93, 150],
    [0.1, 1, 210],
    [0.03, 1.02, 190],
  ] as const) {
    foam(studio, far[0] + w * x, h * y, size)
    boulder(studio, far[0] + w * x, h * y, size, size * 0.66, stone)
  }
  const wall = { colour: mix(house.masonry.colour, house.wall, 0.3), texture: 'dry-stone' as const }
  const coping = { colour: mix(house.wall, '#fffaf0', 0.5) }
  const water = mix('#6fd0cc', palette.sea[0], palette.sun < 26 ? 0.45 : 0.2)
  const [basin, long] = [edge - 6.2, Math.min(11, house.width * 0.6)]
  const terrace = {
    colour: mix(house.floor, '#fff4dc', 0.25),
    texture: 'paving' as const,
    upon: (ground: Wall) => {
      if (!pool) return
      const [u, v] = [basin - (left - 40) - 2, 2.4]
      ground.fill(rect(u - 0.5, v - 0.5, 5, 1 + Math.min(long, front - lip + 1.5)), '#fffaf0')
      ground.flatFill(rect(u, v, 4, Math.min(long, front - lip + 1.5)), mix(water, palette.sea[1], 0.4))
      ground.flatFill(rect(u, v, 3.6, Math.min(long, front - lip + 1.5) - 0.5), water)
    },
  }
  stand(setting, at, [
    level([left - 40, lip, -deep], [edge, end, -0.02], terrace, wall),
    block([left - 40, lip, 0], [edge - left + 40, 0.45, 0.8], coping),
    block([edge - 0.45, lip + 0.45, 0], [0.45, end - lip - 0.45, 0.8], coping),
    ...parasol([left + 2.6, front - 4.4, 0], 1.9, [house.shutters, '#fff6e6']),
    ...table([left + 1.9, front - 4.9, 0], 1.4, 0.9),
    ...chair([left + 1.1, front - 4.7, 0], 'right', house.shutters),
    ...chair([left + 3.6, front - 4.7, 0], 'left', house.shutters),
    planted(studio, potted, [edge - 1.1, end - 2.4, 0], 1.3),
    planted(studio, potted, [edge - 1.1, lip + 1, 0], 1.5),
    planted(studio, flora.tall, [left - 3, house.depth - 2, 0], Math.max(7.5, house.height * 1.15)),
    planted(studio, flora.tree, [left - 5, front - 2, 0], 4.6),
  ])
  flora.low[0]!(studio, w * 0.07, h * 0.99, h * 0.17)
  sailingBoat(studio, w * 0.88, h * chance.between(0.56, 0.64), 86)
}
