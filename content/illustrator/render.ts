import type { Camera } from './camera.ts'
import { onSheet } from './camera.ts'
import type { Point, Vec } from './geometry.ts'
import { clip, cut, dot, hull, subtract } from './geometry.ts'
import type { Studio } from './light.ts'
import { toned } from './light.ts'
import type { Solid, Thing } from './solids.ts'
import { texture } from './textures.ts'
import { handCut } from './trace.ts'
import type { Face } from './wall.ts'
import { Wall } from './wall.ts'

/** Draws objects from back to front, with the shadows on them: by default those of the objects themselves. */
export function render(studio: Studio, camera: Camera, things: readonly Thing[], throwing = things): void {
  studio.witness?.built(things, studio.sun)
  const casters = throwing.filter(t => (t.kind === 'solid' ? !t.shadowless : t.caster))
  for (const thing of inOrder(things, camera.eye)) {
    if (thing.kind === 'prop') thing.draw(studio, camera)
    else
      for (const face of bands(studio, thing)) if (faces(face, camera)) drawFace(studio, camera, thing, face, casters)
  }
}

/** Faces of a body; those of a round one grouped by tone, so that each tone is one shape. */
function bands(studio: Studio, { faces }: Solid): readonly Face[] {
  if (!faces.some(({ surface }) => surface.round) || faces.some(({ surface }) => surface.upon)) return faces
  const tones = Map.groupBy(faces, ({ surface, normal }) => toned(studio, surface.colour, normal, surface.round))
  return [...tones.values()].flat()
}

const faces = (face: Face, camera: Camera) => dot(face.normal, subtract(camera.eye, face.points[0]!)) > 0

function drawFace(studio: Studio, camera: Camera, owner: Solid, face: Face, casters: readonly Thing[]): void {
  const seen = onSheet(camera, face.points)
  if (seen.length < 3 || offSheet(seen, studio)) return
  const colour = toned(studio, face.surface.colour, face.normal, face.surface.round)
  studio.sheet.plate(handCut(seen, studio.chance, 0.9), colour, face.surface.round)
  const wall = new Wall(studio, camera, face)
  texture(wall, face.surface.texture ?? 'plain', seen)
  face.surface.upon?.(wall)
  // On small faces shadows are invisible.
  if (wall.lit && !face.surface.round && spanOf(seen) > 70)
    studio.sheet.fill(shadowsOn(studio, wall, owner, casters), studio.palette.shadow, studio.palette.depth)
}

function offSheet(points: readonly Point[], studio: Studio): boolean {
  const { width, height } = studio.sheet
  return (
    points.every(p => p[0] < 0) ||
    points.every(p => p[0] > width) ||
    points.every(p => p[1] < 0) ||
    points.every(p => p[1] > height)
  )
}

/** All shadows on a face as one path, so that overlaps are not darkened twice. */
function shadowsOn(studio: Studio, wall: Wall, owner: Solid, casters: readonly Thing[]): string {
  const { normal, points } = wall.face
  const facing = dot(studio.sun, normal)
  const above = (p: Vec) => dot(subtract(p, points[0]!), normal) - 0.03
  const falls = (p: Vec, high: number): Point => {
    const far = high / facing
    return wall.flat([p[0] - studio.sun[0] * far, p[1] - studio.sun[1] * far, p[2] - studio.sun[2] * far])
  }
  let path = ''
  for (const caster of casters) {
    if (caster === owner || !inFront(caster, points[0]!, normal)) continue
    if (caster.kind === 'solid' && !reaches(caster, wall, p => falls(p, above(p) + 0.03))) continue
    const reach = caster.kind === 'prop' ? cut(caster.caster!, above) : caster.faces.flatMap(f => cut(f.points, above))
    if (reach.length < 3) continue
    const fallen = hull(reach.map(p => falls(p, above(p) + 0.03)))
    const kept = clip(fallen, wall.bounds)
    // The shadow of a distant leg would be a speck.
    if (kept.length > 2 && spanOf(kept) * wall.scale > 16) path += wall.path(kept)
  }
  return path
}

/** The longer side of the box round an outline. */
const spanOf = (points: readonly Point[]): number =>
  Math.max(
    Math.max(...points.map(p => p[0])) - Math.min(...points.map(p => p[0])),
    Math.max(...points.map(p => p[1])) - Math.min(...points.map(p => p[1])),
  )

/** Whether the shadow of a body's bounding box touches a face at all; most do not, which saves work. */
function reaches(caster: Solid, wall: Wall, falls: (p: Vec) => Point): boolean {
  const { low, high } = caster
  const box = { left: Infinity, right: -Infinity, foot: Infinity, top: -Infinity }
  for (const x of [low[0], high[0]])
    for (const y of [low[1], high[1]])
      for (const z of [low[2], high[2]]) {
        const [u, v] = falls([x, y, z])
        box.left = Math.min(box.left, u)
        box.right = Math.max(box.right, u)
        box.foot = Math.min(box.foot, v)
        box.top = Math.max(box.top, v)
      }
  const us = wall.bounds.map(p => p[0])
  const vs = wall.bounds.map(p => p[1])
  return box.right > Math.min(...us) && box.left < wall.width && box.top > Math.min(...vs) && box.foot < wall.height
}

/** Whether any of a thing's box stands in front of a plane. */
function inFront(thing: Thing, on: Vec, normal: Vec): boolean {
  let reach = 0
  for (const i of [0, 1, 2] as const) reach += normal[i] * ((normal[i] > 0 ? thing.high[i] : thing.low[i]) - on[i])
  return thing.kind === 'prop' || reach > 0.03
}

/** Painter's order of boxes: no object precedes one that it can hide. */
function inOrder(things: readonly Thing[], eye: Vec): Thing[] {
  const count = things.length
  const waiting = new Array<number>(count).fill(0)
  const releases: number[][] = things.map(() => [])
  const distance = things.map(t =>
    Math.hypot(...([0, 1, 2].map(i => (t.low[i]! + t.high[i]!) / 2 - eye[i]!) as [number, number, number])),
  )
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const first = earlier(things[a]!, things[b]!, eye) || (distance[a]! > distance[b]! ? -1 : 1)
      if (first === 2) continue
      const [early, late] = first < 0 ? [a, b] : [b, a]
      if (!overlapping(things[a]!, things[b]!) || earlier(things[a]!, things[b]!, eye) !== 0) {
        releases[early]!.push(late)
        waiting[late]!++
      }
    }
  }
  const left = new Set(things.keys())
  const order: Thing[] = []
  while (left.size > 0) {
    let next = -1
    for (const i of left) {
      if (next < 0 || waiting[i]! < waiting[next]! || (waiting[i] === waiting[next] && distance[i]! > distance[next]!))
        next = i
    }
    left.delete(next)
    order.push(things[next]!)
    for (const late of releases[next]!) waiting[late]!--
  }
  return order
}

const overlapping = (a: Thing, b: Thing) =>
  [0, 1, 2].every(i => a.high[i]! > b.low[i]! + 0.01 && b.high[i]! > a.low[i]! + 0.01)

/** -1 if a precedes b, 1 for the opposite, 2 if neither hides the other, 0 if their boxes overlap. */
function earlier(a: Thing, b: Thing, eye: Vec): -1 | 0 | 1 | 2 {
  let aFirst = false
  let bFirst = false
  for (const i of [0, 1, 2]) {
    if (a.high[i]! <= b.low[i]! + 0.01) {
      if (eye[i]! >= b.low[i]!) aFirst = true
      if (eye[i]! <= a.high[i]!) bFirst = true
      if (eye[i]! > a.high[i]! && eye[i]! < b.low[i]!) return 2
    } else if (b.high[i]! <= a.low[i]! + 0.01) {
      if (eye[i]! >= a.low[i]!) bFirst = true
      if (eye[i]! <= b.high[i]!) aFirst = true
      if (eye[i]! > b.high[i]! && eye[i]! < a.low[i]!) return 2
    }
  }
  if (aFirst && bFirst) return 2
  return aFirst ? -1 : bFirst ? 1 : 0
}
