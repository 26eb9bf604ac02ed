import { mix, tint } from './colour.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'
import type { Wall } from './wall.ts'
import { archway, rect } from './wall.ts'

const glass = '#31454d'
const lamplight = '#ffcd78'

export interface OpeningStyle {
  /** Colour of the shutters; none without it. */
  shutters?: string
  /** Colour of the stone round the opening. */
  surround?: string
  arched?: boolean
  /** Panes with glazing bars. */
  bars?: string
}

const within = (wall: Wall, lamp: boolean) =>
  wall.studio.palette.lamps && lamp ? undefined : wall.studio.palette.stars ? '#1b2b45' : glass

function opening(wall: Wall, points: readonly Point[], lamp: boolean, deep = 0.22): void {
  const dark = within(wall, lamp)
  if (dark) wall.recess(points, wall.lit ? wall.tone(dark) : dark, deep)
  else wall.flatFill(points, lamplight)
}

/** A window with its shutters and surround; `state`: 0 shutters open, 1 closed, 2 one of each. */
export function window(
  wall: Wall,
  u: number,
  v: number,
  w: number,
  h: number,
  style: OpeningStyle,
  state = 0,
  lamp = true,
): void {
  if (style.surround) {
    const edge = style.arched
      ? archway(u - 0.16, v - 0.12, w + 0.32, h + 0.3)
      : rect(u - 0.15, v - 0.15, w + 0.3, h + 0.32)
    wall.fill(edge, style.surround)
  }
  const hole = style.arched ? archway(u, v, w, h) : rect(u, v, w, h)
  if (state !== 1 || !style.shutters) opening(wall, hole, lamp)
  if (style.bars && state !== 1) {
    wall.fill(rect(u + w / 2 - 0.04, v, 0.08, h - (style.arched ? 0.1 : 0)), style.bars)
    wall.fill(rect(u, v + h * 0.55, w, 0.07), style.bars)
  }
  const sill = rect(u - 0.14, v - 0.14, w + 0.28, 0.12)
  // A distant window is reduced to its opening and leaves.
  const near = wall.scale * w > 30
  if (near) wall.cast(sill, 0.14)
  if (near) wall.fill(sill, style.surround ?? tint(wall.face.surface.colour, 0.3))
  if (!style.shutters) return
  const leaf = w / 2
  if (state === 1) {
    louvres(wall, u, v, leaf, h, style.shutters)
    louvres(wall, u + leaf, v, leaf, h, style.shutters)
    return
  }
  for (const left of [u - leaf - 0.03, u + w + 0.03]) {
    if (state === 2 && left > u) continue
    if (near) wall.cast(rect(left, v, leaf, h), 0.13)
    louvres(wall, left, v, leaf, h, style.shutters)
  }
}

function louvres(wall: Wall, u: number, v: number, w: number, h: number, colour: string): void {
  wall.fill(rect(u, v, w, h), colour)
  if (wall.scale * w < 22) return
  let slats = ''
  const panes = wall.scale * w < 40 ? 4 : 7
  for (let i = 0; i < panes; i++)
    slats += wall.path(rect(u + w * 0.16, v + h * (0.08 + (i * 0.86) / panes), w * 0.68, (h * 0.34) / panes))
  wall.studio.sheet.fill(slats, wall.tone(mix(colour, '#14202c', 0.3)))
}

/** A door of boards, square or arched. */
export function door(
  wall: Wall,
  u: number,
  w: number,
  h: number,
  colour: string,
  style: OpeningStyle = {},
  v = 0,
): void {
  if (style.surround)
    wall.fill(
      style.arched ? archway(u - 0.22, v, w + 0.44, h + 0.24) : rect(u - 0.2, v, w + 0.4, h + 0.22),
      style.surround,
    )
  const hole = style.arched ? archway(u, v, w, h) : rect(u, v, w, h)
  wall.recess(hole, wall.tone(colour), 0.25)
  if (wall.scale * w > 14) wall.fill(rect(u + w / 2 - 0.03, v, 0.06, h * 0.9), tint(colour, -0.35))
}

/** A row of open arches with a shaded room behind. */
export function arcade(
  wall: Wall,
  u: number,
  v: number,
  count: number,
  w: number,
  h: number,
  pier: number,
  style: OpeningStyle = {},
): void {
  for (let i = 0; i < count; i++) {
    const left = u + i * (w + pier)
    if (style.surround) wall.fill(archway(left - 0.14, v, w + 0.28, h + 0.16), style.surround)
    const hole = archway(left, v, w, h)
    const room = mix(wall.face.surface.colour, '#2b3550', 0.55)
    if (wall.studio.palette.lamps) wall.flatFill(hole, mix(lamplight, wall.tone(room), 0.25))
    else wall.recess(hole, wall.tone(room), 0.7)
    // The door in the back of the arcade.
    wall.flatFill(rect(left + w * 0.3, v, w * 0.4, h * 0.62), wall.tone(mix(room, '#10182a', 0.45)), 0.8)
    wall.fill(rect(left, v, w, h * 0.035), tint(wall.face.surface.colour, 0.3))
  }
}

/** A balcony with an iron rail under an opening. */
export function balcony(wall: Wall, u: number, v: number, w: number, colour: string): void {
  const slab = rect(u, v - 0.14, w, 0.14)
  wall.cast(rect(u, v - 0.3, w, 0.3), 0.3)
  const { sheet } = wall.studio
  sheet.fill(wall.path(slab, 0.7), wall.tone(tint(wall.face.surface.colour, 0.4)))
  let bars = wall.path(rect(u, v + 0.82, w, 0.07), 0.7)
  for (let x = u; x <= u + w - 0.04; x += Math.max(0.18, 5 / wall.scale))
    bars += wall.path(rect(x, v, 0.045, 0.85), 0.7)
  sheet.fill(bars, wall.tone(colour))
}

export interface FacadePlan {
  floors: number
  /** Height from floor to floor. */
  storey?: number
  /** Metres of wall to each window. */
  bay?: number
  size?: readonly [number, number]
  style: OpeningStyle
  /** Colour of the door on the ground floor; no door without it. */
  door?: string
  doorStyle?: OpeningStyle
  /** Floor-length openings on the ground floor. */
  french?: boolean
  /** Irregular windows, some missing. */
  loose?: boolean
  balcony?: string
  /** Leaves the ground floor blank, to draw over it. */
  blankGround?: boolean
}

/** The openings of one wall, decided once, so that every picture of the house shows the same. */
export function facade(plan: FacadePlan, chance: Random, more?: (wall: Wall) => void): (wall: Wall) => void {
  const decided = Array.from({ length: 60 }, () => [chance.next(), chance.next(), chance.next()] as const)
  const doorAt = chance.between(0.25, 0.75)
  return wall => {
    const storey = plan.storey ?? 3
    const [w, h] = plan.size ?? [0.95, 1.4]
    const count = Math.max(1, Math.floor(wall.width / (plan.bay ?? 2.9) + 0.01))
    const spacing = wall.width / count
    const doorBay = Math.floor(doorAt * count)
    for (let floor = 0; floor < plan.floors; floor++) {
      for (let bay = 0; bay < count; bay++) {
        const [missing, shut, lamp] = decided[(floor * 9 + bay) % decided.length]!
        const middle = (bay + 0.5) * spacing + (plan.loose ? (shut - 0.5) * spacing * 0.25 : 0)
        if (floor === 0 && plan.blankGround) continue
        if (floor === 0 && plan.door && bay === doorBay) {
          door(wall, middle - 0.6, 1.2, 2.3, plan.door, plan.doorStyle ?? plan.style)
          continue
        }
        if (plan.loose && missing < 0.15) continue
        const state = shut < 0.16 ? 1 : shut < 0.24 ? 2 : 0
        const high = floor === 0 && plan.french
        const tall = floor === 1 && plan.balcony && bay === doorBay
        if (high || tall)
          window(wall, middle - w * 0.6, floor * storey + 0.12, w * 1.2, 2.25, plan.style, 0, lamp > 0.3)
        else
          window(
            wall,
            middle - w / 2,
            floor * storey + Math.max(0.8, (storey - h) * 0.52),
            w,
            h,
            plan.style,
            state,
            lamp > 0.45,
          )
        if (tall) balcony(wall, middle - 1.3, floor * storey + 0.12, 2.6, plan.balcony!)
      }
    }
    more?.(wall)
  }
}
