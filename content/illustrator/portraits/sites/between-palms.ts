import { mix } from '../../colour.ts'
import { hill, ridge, seaside } from '../../land.ts'
import { potted } from '../../plants/garden.ts'
import { palm } from '../../plants/trees.ts'
import { paintSea, sailingBoat } from '../../sea.ts'
import { balustrade, level, planted, steps } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import { block } from '../../solids.ts'
import { type Drawn, reach, stand } from '../stand.ts'

/** The house on its axis: a path, a flight of steps, a balustrade, and a palm on either side of the door that is taller than the roof. */
export const betweenPalms: Drawn = (setting, mark) => {
  const { studio, house } = setting
  const { sheet, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.62
  paintSky(studio, horizon, true)
  if (seaside(setting.landscape)) paintSea(studio, horizon, h, w * 0.1)
  else
    hill(
      studio,
      ridge(studio, horizon, h * 0.12, 0.6, t => 0.6 + 0.4 * Math.sin(t * 5)),
      h,
      palette.land[0],
      0.25,
    )
  mark(w * 0.12, horizon + 2, w * 0.28)
  sailingBoat(studio, w * 0.92, horizon + 30, 80)
  const { left, right, middle } = reach(setting)
  const front = Math.min(...house.solids.map(s => s.low[1]))
  const stone = { colour: mix(house.trim, house.floor, 0.3) }
  const gravel = { colour: mix(palette.earth, '#fff6e2', 0.45) }
  const grass = { colour: mix(palette.land[2], palette.leaf[2], 0.35) }
  const lip = front - 3.4
  const down = -1.5
  stand(
    setting,
    { x: w * 0.5, y: h * 0.7, width: w * 0.64, height: h * 0.56, turn: 0, horizon: h * 0.62, away: 40, plinth: 0 },
    [
      level(
        [middle - 40, lip, down - 1],
        [middle + 40, house.depth + 6, -0.02],
        { colour: house.floor },
        house.masonry,
      ),
      level([middle - 40, lip - 26, down - 1.6], [middle + 40, lip, down], grass, house.masonry),
      level([middle - 2.6, lip - 26, down - 1.59], [middle + 2.6, lip - 2.9, down + 0.02], gravel, house.masonry),
      ...steps(middle, lip - 3.1, down, 5, -down, stone),
      ...balustrade(left - 6, lip + 0.1, 0, middle - 2.8 - left + 6, stone.colour, 1.25),
      ...balustrade(middle + 2.8, lip + 0.1, 0, right + 6 - middle - 2.8, stone.colour, 1.25),
      block([middle - 3.1, lip - 0.1, 0], [0.55, 0.55, 1.25], stone),
      block([middle + 2.55, lip - 0.1, 0], [0.55, 0.55, 1.25], stone),
      ...[-1, 1].flatMap(s => [
        planted(studio, palm, [middle + s * 4.6, front - 1.6, 0], house.height * 1.12),
        planted(studio, potted, [middle + s * 3.6, lip - 6, down], 1.8),
        planted(studio, potted, [middle + s * 3.6, lip - 10.5, down], 1.8),
        planted(studio, setting.flora.low[2] ?? setting.flora.low[0]!, [middle + s * 9, lip - 2.6, down], 1.6),
      ]),
    ],
  )
}
