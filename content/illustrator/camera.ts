import type { Point, Vec } from './geometry.ts'
import { cut, dot, subtract } from './geometry.ts'

/** Position of the viewer, and projection of the site onto the sheet. */
export interface Camera {
  eye: Vec
  /** Distance in front of the viewer. */
  depth(p: Vec): number
  project(p: Vec): Point
  /** Drawing units per metre at a point. */
  scale(p: Vec): number
}

/** A view with vertical lines kept upright, as in architectural drawings: the horizon can lie anywhere on the sheet. */
export function view(at: {
  eye: Vec
  towards?: Vec
  yaw?: number
  focal: number
  centre: number
  horizon: number
}): Camera {
  const aim = at.towards ? subtract(at.towards, at.eye) : undefined
  const yaw = aim ? Math.atan2(aim[0], aim[1]) : (at.yaw ?? 0)
  const forward: Vec = [Math.sin(yaw), Math.cos(yaw), 0]
  const right: Vec = [Math.cos(yaw), -Math.sin(yaw), 0]
  const depth = (p: Vec) => dot(subtract(p, at.eye), forward)
  return {
    eye: at.eye,
    depth,
    project: p => {
      const k = at.focal / depth(p)
      return [at.centre + dot(subtract(p, at.eye), right) * k, at.horizon - (p[2] - at.eye[2]) * k]
    },
    scale: p => at.focal / depth(p),
  }
}

/** A view straight down at one scale, with the far side at the top of the sheet, rotated by `turn` radians. */
export function plan(at: { metre: number; centre: Point; turn: number }): Camera {
  const [cos, sin] = [Math.cos(at.turn), Math.sin(at.turn)]
  // High enough to see only the tops of walls.
  const eye: Vec = [0, 0, 1e6]
  return {
    eye,
    depth: p => eye[2] - p[2],
    project: ([x, y]) => [at.centre[0] + (x * cos - y * sin) * at.metre, at.centre[1] - (x * sin + y * cos) * at.metre],
    scale: () => at.metre,
  }
}

/** The same view of the site mirrored in still water at a level. */
export function mirror(camera: Camera, level: number): Camera {
  const flip = (p: Vec): Vec => [p[0], p[1], 2 * level - p[2]]
  return {
    eye: flip(camera.eye),
    depth: p => camera.depth(flip(p)),
    project: p => camera.project(flip(p)),
    scale: p => camera.scale(flip(p)),
  }
}

/** A face projected onto the sheet, without the part behind the viewer. */
export function onSheet(camera: Camera, points: readonly Vec[]): Point[] {
  return cut(points, p => camera.depth(p) - 0.4).map(p => camera.project(p))
}
