import type { Camera } from './camera.ts'
import { onSheet } from './camera.ts'
import { mix } from './colour.ts'
import type { Point, Vec } from './geometry.ts'
import { add, clip, cross, dot, subtract, times, turn, unit } from './geometry.ts'
import type { Studio } from './light.ts'
import { shaded, toned } from './light.ts'
import type { Sheet } from './sheet.ts'
import { outline } from './trace.ts'

export type Texture = 'plain' | 'plaster' | 'stone' | 'dry-stone' | 'granite' | 'tiles' | 'slate' | 'planks' | 'paving'

/** Colour and texture of a face, and its details. */
export interface Surface {
  colour: string
  texture?: Texture
  /** Part of a curved body: light falls off gradually round it. */
  round?: true
  /** Draws the openings, in metres from the face's lower left corner. */
  upon?: (wall: Wall) => void
}

export interface Face {
  /** Anticlockwise seen from outside; on walls the first edge is the foot. */
  points: readonly Vec[]
  normal: Vec
  surface: Surface
}

/** A face to draw upon, in metres: u along its foot, v up, `out` towards the viewer. */
export class Wall {
  readonly studio: Studio
  readonly face: Face
  readonly width: number
  readonly height: number
  readonly lit: boolean
  /** The face's own outline in metres. */
  readonly bounds: Point[]
  private readonly camera: Camera
  private readonly u: Vec
  private readonly v: Vec
  /** Offset of the shadow of an object one metre in front of the face. */
  private readonly fall: Point

  constructor(studio: Studio, camera: Camera, face: Face) {
    this.studio = studio
    this.camera = camera
    this.face = face
    this.u = unit(subtract(face.points[1]!, face.points[0]!))
    this.v = cross(face.normal, this.u)
    this.bounds = face.points.map(p => this.flat(p))
    this.width = Math.max(...this.bounds.map(p => p[0]))
    this.height = Math.max(...this.bounds.map(p => p[1]))
    const facing = dot(studio.sun, face.normal)
    this.lit = facing > 0.03
    const reach = Math.max(facing, 0.22)
    this.fall = [-dot(studio.sun, this.u) / reach, -dot(studio.sun, this.v) / reach]
  }

  /** A point of the site in this face's metres. */
  flat(p: Vec): Point {
    const from = subtract(p, this.face.points[0]!)
    return [dot(from, this.u), dot(from, this.v)]
  }

  /** A point of this face on the site. */
  place(u: number, v: number, out = 0): Vec {
    return add(this.face.points[0]!, add(add(times(this.u, u), times(this.v, v)), times(this.face.normal, out)))
  }

  /** Drawing units to the metre in the middle of the face. */
  get scale(): number {
    return this.camera.scale(this.place(this.width / 2, this.height / 2))
  }

  /** A point of this face on the sheet. */
  at(u: number, v: number, out = 0): Point {
    return this.camera.project(this.place(u, v, out))
  }

  /** A local colour toned by the light on this plane. */
  tone(colour: string): string {
    return toned(this.studio, colour, this.face.normal)
  }

  /** Path data of an outline in metres. */
  path(points: readonly Point[], out = 0): string {
    const seen = onSheet(
      this.camera,
      points.map(p => this.place(p[0], p[1], out)),
    )
    return seen.length > 2 && onPaper(seen, this.studio.sheet) ? outline(seen) : ''
  }

  /** Fills an outline with a local colour, toned by the light. */
  fill(points: readonly Point[], colour: string, out = 0): void {
    this.studio.sheet.fill(this.path(points, out), this.tone(colour))
  }

  /** Fills an outline with an untoned colour. */
  flatFill(points: readonly Point[], colour: string, opacity = 1): void {
    this.studio.sheet.fill(this.path(points), colour, opacity)
  }

  /** The shadow on this face of an outline in front of it, clipped to the face. */
  cast(points: readonly Point[], proud: number): void {
    if (!this.lit) return
    const fallen = points.map((p): Point => [p[0] + this.fall[0] * proud, p[1] + this.fall[1] * proud])
    if (turn(fallen) < 0) fallen.reverse()
    const kept = clip(fallen, this.bounds)
    if (kept.length > 2) this.studio.sheet.fill(this.path(kept), this.studio.palette.shadow, this.studio.palette.depth)
  }

  /** An opening with its content, darkened by its reveal where the sun does not reach. */
  recess(points: readonly Point[], within: string, deep: number): void {
    const { sheet, palette } = this.studio
    const around = this.path(points)
    sheet.fill(around, this.lit ? within : shaded(palette, within))
    if (!this.lit || around === '' || this.scale * deep < 7) return
    const ccw = turn(points) < 0 ? [...points].reverse() : points
    const reached = clip(
      ccw.map((p): Point => [p[0] + this.fall[0] * deep, p[1] + this.fall[1] * deep]),
      ccw,
    )
    const lit = reached.length > 2 ? this.path([...reached].reverse()) : ''
    sheet.fill(around + lit, mix(palette.shadow, '#05070d', 0.6), Math.min(0.6, palette.depth + 0.06))
  }
}

/** Whether an outline can be visible on the sheet. */
function onPaper(points: readonly Point[], { width, height }: Sheet): boolean {
  return (
    points.some(p => p[0] > 0) &&
    points.some(p => p[0] < width) &&
    points.some(p => p[1] > 0) &&
    points.some(p => p[1] < height)
  )
}

/** A rectangle in metres. */
export const rect = (u: number, v: number, width: number, height: number): Point[] => [
  [u, v],
  [u + width, v],
  [u + width, v + height],
  [u, v + height],
]

/** An upright opening with a round head. */
export function archway(u: number, v: number, width: number, height: number, pointed = false): Point[] {
  const spring = height - width / (pointed ? 1.6 : 2)
  const head = Array.from({ length: 9 }, (_, i): Point => {
    const a = (i / 8) * Math.PI
    return [u + width / 2 + (Math.cos(a) * width) / 2, v + spring + Math.sin(a) * (height - spring)]
  })
  return [[u, v], [u + width, v], ...head]
}
