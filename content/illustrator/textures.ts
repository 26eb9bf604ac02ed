import { tint } from './colour.ts'
import type { Point } from './geometry.ts'
import { clip } from './geometry.ts'
import type { Texture, Wall } from './wall.ts'
import { rect } from './wall.ts'

/** Sparse strokes that show the material of a face; none if they would be too small to see. */
export function texture(wall: Wall, kind: Texture, seen: readonly Point[]): void {
  if (kind === 'plain') return
  const breadth = Math.max(...seen.map(p => p[0])) - Math.min(...seen.map(p => p[0]))
  const rise = Math.max(...seen.map(p => p[1])) - Math.min(...seen.map(p => p[1]))
  if (breadth < 14 || rise < 10) return
  // On a small roof, tiles are reduced to colour.
  if (breadth < 44 && (kind === 'tiles' || kind === 'slate')) return
  if (kind === 'tiles' || kind === 'slate') roofing(wall, kind === 'tiles' ? 0.42 : 0.6, breadth)
  else if (kind === 'planks') boards(wall)
  else if (kind === 'paving') paving(wall)
  else if (kind === 'plaster') strokes(wall, 0.05, [0.9, 2.4], [0.05, 0.1], 0.05)
  else if (kind === 'granite') strokes(wall, 0.22, [0.7, 1.3], [0.4, 0.6], 0.1)
  else strokes(wall, kind === 'stone' ? 0.34 : 0.6, [0.35, 0.8], [0.16, 0.3], kind === 'stone' ? 0.1 : 0.13)
}

function spread(wall: Wall, path: string[], points: Point[], which: number): void {
  const kept = clip(points, wall.bounds)
  if (kept.length > 2) path[which] += wall.path(kept)
}

/** Single stones, or the marks of the trowel, darker and lighter than the wall. */
function strokes(
  wall: Wall,
  density: number,
  lengths: [number, number],
  heights: [number, number],
  contrast: number,
): void {
  const { chance, sheet } = wall.studio
  const grow = Math.max(1, 9 / (wall.scale * heights[1] * 2))
  if (grow > 2.4) return
  const count = Math.min(46, (wall.width * wall.height * density) / (grow * grow))
  const path = ['', '']
  for (let i = 0; i < count; i++) {
    const w = chance.between(...lengths) * grow
    const h = chance.between(...heights) * grow
    const course = heights[1] * 1.1 * grow
    const u = chance.between(0, wall.width - w * 0.5)
    const v = Math.floor(chance.between(0, wall.height) / course) * course
    const slant = h * chance.between(-0.2, 0.2)
    spread(
      wall,
      path,
      [
        [u, v],
        [u + w, v + slant * 0.4],
        [u + w - Math.abs(slant), v + h],
        [u + Math.abs(slant) * 0.7, v + h],
      ],
      i % 3 === 0 ? 1 : 0,
    )
  }
  const base = wall.face.surface.colour
  sheet.fill(path[0]!, wall.tone(tint(base, -contrast)))
  sheet.fill(path[1]!, wall.tone(tint(base, contrast * 2.2)))
}

/** Rows of tiles from ridge to eaves, some broken off, some weathered. */
function roofing(wall: Wall, step: number, breadth: number): void {
  const { chance, sheet } = wall.studio
  const path = ['', '']
  const spacing = Math.max(step, (wall.width * 19) / breadth)
  for (let u = spacing / 2; u < wall.width + 8; u += spacing) {
    const start = chance.chance(0.3) ? chance.between(0, wall.height * 0.5) : -1
    spread(wall, path, rect(u, start, spacing * 0.26, chance.between(0.6, 1.2) * wall.height), 0)
    if (chance.chance(0.55))
      spread(
        wall,
        path,
        rect(u + spacing * 0.35, chance.between(0, wall.height * 0.8), spacing * 0.5, chance.between(0.3, 0.9)),
        1,
      )
  }
  const base = wall.face.surface.colour
  sheet.fill(path[0]!, wall.tone(tint(base, -0.16)))
  sheet.fill(path[1]!, wall.tone(tint(base, 0.14)))
}

function boards(wall: Wall): void {
  const path = ['', '']
  for (let u = 0.3; u < wall.width; u += 0.3) spread(wall, path, rect(u, 0, 0.03, wall.height), 0)
  wall.studio.sheet.fill(path[0]!, wall.tone(tint(wall.face.surface.colour, -0.16)))
}

/** Flagstones: broken joints and a few stones of another tone. */
function paving(wall: Wall): void {
  const { chance, sheet } = wall.studio
  const path = ['', '']
  // Flags of a large floor are large enough to see their joints.
  const size = Math.max(chance.between(1, 1.5), wall.height / 11)
  let row = 0
  for (let v = 0; v < wall.height; v += size, row++) {
    if (chance.chance(0.85)) spread(wall, path, rect(0, v, wall.width, 0.035), 0)
    for (let u = (row % 2) * size * 0.7; u < wall.width; u += size * 1.5) {
      if (chance.chance(0.7)) spread(wall, path, rect(u, v, 0.045, size), 0)
      if (chance.chance(0.12)) spread(wall, path, rect(u + 0.05, v + 0.04, size * 1.42, size - 0.06), 1)
    }
  }
  const base = wall.face.surface.colour
  sheet.fill(path[0]!, wall.tone(tint(base, -0.1)), 0.8)
  sheet.fill(path[1]!, wall.tone(tint(base, -0.05)))
}
