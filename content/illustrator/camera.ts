import type { Point, Vec } from './geometry.ts'
import { cut, dot, subtract } from './geometry.ts'

/** Where the viewer stands and how the site falls on the sheet. */
export interface Camera {
  eye: Vec
  /** Distance in front of the viewer. */
  depth(p: Vec): number
  project(p: Vec): Point
  /** Drawing units to the metre at a point. */
  scale(p: Vec): number
}

/** A view with upright verticals, as an architect draws it: the horizon may lie anywhere on the sheet. */
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

/** A view straight down, all at one scale, the far side at the top of the sheet but for a `turn` in radians. */
export function plan(at: { metre: number; centre: Point; turn: number }): Camera {
  const [cos, sin] = [Math.cos(at.turn), Math.sin(at.turn)]
  // So high that walls are seen from their tops alone.
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

/** A face as it falls on the sheet, without what lies behind the viewer. */
export function onSheet(camera: Camera, points: readonly Vec[]): Point[] {
  return cut(points, p => camera.depth(p) - 0.4).map(p => camera.project(p))
}
