import { mix } from '../../colour.ts'
import { hipOver, wing } from '../../houses/house.ts'
import { hill, ridge, seaside } from '../../land.ts'
import { facade } from '../../openings.ts'
import { cypress } from '../../plants/trees.ts'
import { paintSea, sailingBoat } from '../../sea.ts'
import { planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import type { Thing } from '../../solids.ts'
import { block, moved } from '../../solids.ts'
import { type Drawn, reach, stand } from '../stand.ts'

/** The house above the roofs of its neighbours, and beyond it the water that it looks at. */
export const overTheRoofs: Drawn = (setting, mark) => {
  const { studio, own, house } = setting
  const { sheet, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.4
  paintSky(studio, horizon, true)
  if (seaside(setting.landscape)) paintSea(studio, horizon, h * 0.8, w * 0.2)
  else
    hill(
      studio,
      ridge(studio, horizon + 40, h * 0.1, 0.6, t => 0.5 + 0.5 * Math.sin(t * 4)),
      h,
      palette.land[1],
      0.25,
    )
  mark(w * 0.32, horizon + 2, w * 0.56)
  sailingBoat(studio, w * 0.2, horizon + h * 0.09, 96)
  const { left, right, middle } = reach(setting)
  const front = Math.min(...house.solids.map(s => s.low[1]))
  const walls = ['#f6e8cc', '#f0d6ae', '#fbf4e6', '#eec3a0', '#f3dfba']
  const tiles = ['#c8623c', '#d0714a', '#c4704f']
  /** A neighbour: its walls, its windows and its roof; `z` is how far below the house it stands. */
  const neighbour = (x: number, y: number, width: number, depth: number, height: number, z: number): Thing[] => {
    const wall = own.pick(walls)
    const style = { shutters: own.pick(['#5f7f6c', '#56788a', '#8a6a52']), surround: '#fbf4e6' }
    const windows = facade({ floors: height > 4.5 ? 2 : 1, storey: 2.9, bay: 3.6, size: [1, 1.4], style }, own)
    const body = { x, y, width, depth, height, wall, ...(height > 4.6 && { front: windows }) }
    return [wing(body), hipOver(body, own.pick(tiles), 0.3)].map(s => moved(s, [0, 0, z]))
  }
  const things: Thing[] = [
    block([middle - 60, front - 40, -14], [120, 90, 8.4], { colour: mix(house.masonry.colour, palette.leaf[0], 0.2) }),
    block([left - 3, front - 3, -8], [right - left + 6, house.depth + 6 - front, 7.98], house.masonry),
    ...neighbour(left - 11, front - 9, 10, 8, 5.6, -5),
    ...neighbour(left + 1, front - 13, 8, 7, 5.8, -6.4),
    ...neighbour(right - 2, front - 12, 8.5, 7.6, 5.4, -6),
    ...neighbour(right + 5, front - 1, 9, 7, 5.6, -3),
    ...neighbour(left + 5, front - 25, 9, 7.6, 4.4, -8.4),
    ...neighbour(right + 0.5, front - 24, 8, 7.4, 4.5, -8.4),
    ...neighbour(left - 7, front - 26, 9, 8, 4.5, -8.6),
    planted(studio, cypress, [left - 4.4, 4, -2], 11),
  ]
  stand(
    setting,
    { x: w * 0.56, y: h * 0.64, width: w * 0.34, height: h * 0.46, turn: -0.3, horizon, away: 62, plinth: 0 },
    things,
  )
}
