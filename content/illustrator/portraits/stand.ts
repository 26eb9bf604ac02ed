import type { Camera } from '../camera.ts'
import { view } from '../camera.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { climbers, footPlanting, level, planted } from '../site.ts'
import type { Thing } from '../solids.ts'

/** Draws a house on its site; `mark` draws the landmark if the site has space for it. */
export type Drawn = (setting: Setting, mark: (x: number, y: number, size: number) => void) => void

/** Position of a house on the sheet: the foot of its front, and its maximum size. */
export interface Stand {
  x: number
  y: number
  width: number
  height: number
  /** Rotation of the viewer around the house, in radians; positive values show its left side. */
  turn?: number
  /** The viewer's height and distance in metres. */
  eye?: number
  away?: number
  /** The horizon on the sheet, if the viewer's height derives from it. */
  horizon?: number
  /** Position on a portrait sheet, unless it is nearer the middle and larger. */
  upright?: { x: number; width: number }
  /** Extent of the terrace beyond the house, and depth of its walls. */
  terrace?: number
  plinth?: number
}

/** Metres of the house to the left and to the right of its middle. */
export function reach({ house }: Setting): { left: number; right: number; middle: number } {
  const left = Math.min(...house.solids.map(s => s.low[0]))
  const right = Math.max(...house.solids.map(s => s.high[0]))
  return { left, right, middle: (left + right) / 2 }
}

/** On a portrait sheet the house takes more of the breadth, and stands nearer the middle. */
function uprightOf({ width, height }: { width: number; height: number }, at: Stand): Stand {
  if (width > height) return at
  return {
    ...at,
    ...(at.upright ?? { x: width * (0.5 + (at.x / width - 0.5) * 0.5), width: Math.min(width * 0.86, at.width * 1.6) }),
  }
}

/** The camera for the house's position on the sheet. */
export function cameraOf(setting: Setting, stand: Stand): Camera {
  const { house, studio } = setting
  const at = uprightOf(studio.sheet, stand)
  const { middle } = reach(setting)
  const turn = at.turn ?? 0
  const away = at.away ?? 60
  const broad = house.width * Math.cos(turn) + house.depth * Math.abs(Math.sin(turn))
  const metre = Math.min(at.width / broad, at.height / house.height)
  const eye = at.horizon === undefined ? (at.eye ?? 4) : (at.y - at.horizon) / metre
  return view({
    eye: [middle - Math.sin(turn) * away, -Math.cos(turn) * away, eye],
    towards: [middle, 0, eye],
    focal: metre * away,
    centre: at.x,
    horizon: at.y - eye * metre,
  })
}

/** Draws the house with its terrace, the plants at its foot, and further objects. */
export function stand(setting: Setting, at: Stand, more: readonly Thing[] = []): Camera {
  const { studio, house, flora } = setting
  const camera = cameraOf(setting, at)
  const { left, right, middle } = reach(setting)
  const front = Math.min(...house.solids.map(s => s.low[1])) - 2.6
  const out = at.terrace ?? 1.6
  const things: Thing[] = [
    ...(at.plinth === 0
      ? []
      : [
          level(
            [left - out, front, -(at.plinth ?? 3)],
            [right + out, house.depth + 2, -0.02],
            { colour: house.floor },
            house.masonry,
          ),
        ]),
    ...house.solids,
    ...footPlanting(studio, house, flora.low, middle).slice(0, 4),
    ...more,
  ]
  if (flora.climbers && setting.own.chance(0.6)) things.push(...climbers(house, setting.own))
  render(studio, camera, things)
  return camera
}

/** The trees by the house, the same in every picture. */
export function trees(setting: Setting): Thing[] {
  const { studio, flora, own, house } = setting
  const { left, right } = reach(setting)
  const high = Math.max(7, house.height * own.between(0.95, 1.3))
  const first = own.chance(0.5)
  return [
    planted(studio, flora.tall, [first ? left - 2.4 : right + 2.4, 3, -0.4], high),
    planted(studio, flora.tall, [first ? left - 4.4 : right + 4.6, 5, -0.4], high * 0.8),
    planted(studio, flora.tree, [first ? right + 3.4 : left - 3.4, 0, -0.4], Math.min(5.4, high * 0.6)),
  ]
}
