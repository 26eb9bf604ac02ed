/** A name at a point of the map, in pixels at a given zoom. */
export interface LabelledPoint {
  id: string
  name: string
  x: number
  y: number
}

/** A placed name, and its side of the point. */
export interface PositionedLabel extends LabelledPoint {
  side: 'right' | 'left'
}

/** Part of the map, in the same pixels. */
export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

/** Approximate character width and line height, in pixels; exact enough to separate names. */
const letter = 7.2
const line = 20
const gap = 14

const box = ({ name, x, y }: LabelledPoint, side: 'right' | 'left'): Area => {
  const width = gap + name.length * letter
  return {
    left: side === 'right' ? x - 6 : x - width,
    right: side === 'right' ? x + width : x + 6,
    top: y - line / 2,
    bottom: y + line / 2,
  }
}

const overlaps = (a: Area, b: Area) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Places as many names as fit, in list order: right of their point, else left. Omits names that would overlap others
 * or the map's buttons, or that the edge would cut; the first is always placed.
 */
export function layoutLabels(names: readonly LabelledPoint[], sight?: Area, buttons?: Area): PositionedLabel[] {
  const taken: Area[] = buttons ? [buttons] : []
  const placed: PositionedLabel[] = []
  for (const named of names) {
    for (const side of ['right', 'left'] as const) {
      const own = box(named, side)
      const cut = sight && overlaps(own, sight) && (own.left < sight.left || own.right > sight.right)
      if (cut || taken.some(other => overlaps(own, other))) continue
      taken.push(own)
      placed.push({ ...named, side })
      break
    }
    if (placed.length > 0) continue
    taken.push(box(named, 'right'))
    placed.push({ ...named, side: 'right' })
  }
  return placed
}
