import type { Stretch } from './path-data.ts'
import { stretchesOf } from './path-data.ts'

/** Path data with its attributes; `reach` is how far its line extends beyond its outline. */
export interface Painted {
  attributes: string
  d: string
  reach: number
  /** Hides earlier shapes. */
  opaque: boolean
}

/** Visible part of a sheet. */
export interface Shown {
  left: number
  top: number
  width: number
  height: number
}

/** Cell size: fine enough to detect what a crown or a wall hides, coarse enough to be fast. */
const cell = 6

/** Cells of a sheet that are wholly under an opaque shape. */
class Cover {
  private readonly across: number
  private readonly down: number
  private readonly width: number
  private readonly height: number
  private readonly hidden: Uint8Array
  /** Cells of the current row that an edge crosses. */
  private readonly crossed: Uint32Array
  private mark = 0

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.across = Math.ceil(width / cell)
    this.down = Math.ceil(height / cell)
    this.hidden = new Uint8Array(this.across * this.down)
    this.crossed = new Uint32Array(this.across)
  }

  /** Whether a box is invisible: beyond the sheet, or under later shapes. */
  hides(box: Stretch, reach: number): boolean {
    const left = box.left - reach
    const right = box.right + reach
    const top = box.top - reach
    const foot = box.foot + reach
    if (right <= 0 || left >= this.width || foot <= 0 || top >= this.height) return true
    const lastColumn = Math.min(this.across - 1, Math.floor(right / cell))
    const lastRow = Math.min(this.down - 1, Math.floor(foot / cell))
    for (let row = Math.max(0, Math.floor(top / cell)); row <= lastRow; row++)
      for (let column = Math.max(0, Math.floor(left / cell)); column <= lastColumn; column++)
        if (!this.hidden[row * this.across + column]) return false
    return true
  }

  /** Marks everything outside a part of the sheet as hidden. */
  keep({ left, top, width, height }: Shown): void {
    const [first, last] = [Math.floor(left / cell), Math.floor((left + width) / cell)]
    for (let row = 0; row < this.down; row++) {
      const start = row * this.across
      if (row < Math.floor(top / cell) || row > Math.floor((top + height) / cell))
        this.hidden.fill(1, start, start + this.across)
      else {
        this.hidden.fill(1, start, start + first)
        if (last + 1 < this.across) this.hidden.fill(1, start + last + 1, start + this.across)
      }
    }
  }

  /** Adds an opaque shape. */
  add(stretches: readonly Stretch[]): void {
    const large = stretches.filter(s => s.right - s.left > cell * 2 && s.foot - s.top > cell * 2)
    if (large.length === 0) return
    const first = Math.max(0, Math.floor(Math.min(...large.map(s => s.top)) / cell))
    const last = Math.min(this.down - 1, Math.floor(Math.max(...large.map(s => s.foot)) / cell))
    const rows: Row[] = Array.from({ length: Math.max(0, last - first + 1) }, () => ({ runs: [], turns: [] }))
    for (const { points } of stretches)
      for (const [i, a] of points.entries()) {
        const b = points[(i + 1) % points.length]!
        note(rows, first, a[0], a[1], b[0], b[1])
      }
    for (const [i, row] of rows.entries()) this.fill((first + i) * this.across, row)
  }

  private fill(start: number, { runs, turns }: Row): void {
    if (turns.length < 2) return
    this.mark++
    for (const [from, to] of runs) {
      const end = Math.min(this.across - 1, Math.floor(to / cell))
      for (let column = Math.max(0, Math.floor(from / cell)); column <= end; column++) this.crossed[column] = this.mark
    }
    turns.sort((a, b) => a[0] - b[0])
    let winding = 0
    for (const [i, [x, way]] of turns.entries()) {
      winding += way
      const next = turns[i + 1]
      if (winding === 0 || !next) continue
      const end = Math.min(this.across - 1, Math.floor(next[0] / cell))
      for (let column = Math.max(0, Math.ceil(x / cell)); column <= end; column++)
        if (this.crossed[column] !== this.mark) this.hidden[start + column] = 1
    }
  }
}

/** Extents of edges within a row of cells, and their crossings of its middle with direction. */
interface Row {
  runs: (readonly [from: number, to: number])[]
  turns: (readonly [x: number, way: 1 | -1])[]
}

function note(rows: Row[], first: number, ax: number, ay: number, bx: number, by: number): void {
  const [top, foot] = ay < by ? [ay, by] : [by, ay]
  const slope = ay === by ? 0 : (bx - ax) / (by - ay)
  const end = Math.min(rows.length - 1, Math.floor(foot / cell) - first)
  for (let i = Math.max(0, Math.floor(top / cell) - first); i <= end; i++) {
    const row = rows[i]!
    const from = (first + i) * cell
    const middle = from + cell / 2
    if (ay === by) {
      row.runs.push(ax < bx ? [ax, bx] : [bx, ax])
      continue
    }
    const x = ax + (Math.max(top, from) - ay) * slope
    const X = ax + (Math.min(foot, from + cell) - ay) * slope
    row.runs.push(x < X ? [x, X] : [X, x])
    if (ay <= middle !== by <= middle) row.turns.push([ax + (middle - ay) * slope, ay < by ? 1 : -1])
  }
}

/** Sizes on the sheet: the smallest visible one, and the limit for the most crowded drawing. */
const [pixel, mote] = [0.8, 40]

interface Kept extends Painted {
  stretches: readonly Stretch[]
}

/**
 * Parts of a drawing in painting order, without invisible ones: beyond the sheet or its visible part, smaller than a
 * pixel, or under later shapes. Over the character limit, the smallest marks are removed as well.
 */
export function fairCopy(
  parts: readonly (string | Painted)[],
  width: number,
  height: number,
  most: number,
  shown?: Shown,
): string {
  const cover = new Cover(width, height)
  if (shown) cover.keep(shown)
  const kept: (string | Kept)[] = []
  for (const part of parts.toReversed()) {
    if (typeof part === 'string') {
      kept.push(part)
      continue
    }
    const stretches = stretchesOf(part.d).filter(s => !cover.hides(s, part.reach))
    if (stretches.length === 0) continue
    if (part.opaque) cover.add(stretches)
    kept.push({ ...part, stretches })
  }
  kept.reverse()
  let copy = written(kept, pixel)
  for (let least = pixel * 2; copy.length > most && least < mote; least *= 1.3) copy = written(kept, least)
  return copy
}

/** Serialises parts above a size; consecutive parts of one colour share their attributes. */
function written(parts: readonly (string | Kept)[], least: number): string {
  const told: (string | { attributes: string; d: string })[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      const before = told.at(-1)
      // Drops an empty group.
      if (part === '</g>' && typeof before === 'string' && before.startsWith('<g')) told.pop()
      else told.push(part)
      continue
    }
    const d = part.stretches
      .filter(s => Math.max(s.right - s.left, s.foot - s.top) + part.reach >= least)
      .map(s => s.written)
      .join('')
    if (d) told.push({ attributes: part.attributes, d })
  }
  let out = ''
  for (const [i, part] of told.entries()) {
    if (typeof part === 'string') {
      out += part
      continue
    }
    const same = (other: (typeof told)[number] | undefined) =>
      typeof other === 'object' && other.attributes === part.attributes
    const [before, after] = [same(told[i - 1]), same(told[i + 1])]
    if (!before && after) out += `<g${part.attributes}>`
    out += before || after ? `<path d="${part.d}"/>` : `<path${part.attributes} d="${part.d}"/>`
    if (before && !after) out += '</g>'
  }
  return out
}
