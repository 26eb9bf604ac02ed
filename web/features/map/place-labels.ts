/** A name at a point of the map, in pixels at some zoom. */
export interface Named {
  id: string
  name: string
  x: number
  y: number
}

/** A name that found room, and on which side of its point. */
export interface PlacedLabel extends Named {
  side: 'right' | 'left'
}

/** About how wide a letter is, and how high a line, in pixels; exact enough to keep names apart. */
const letter = 7.2
const line = 20
const gap = 14

const box = ({ name, x, y }: Named, side: 'right' | 'left') => {
  const width = gap + name.length * letter
  return {
    left: side === 'right' ? x - 6 : x - width,
    right: side === 'right' ? x + width : x + 6,
    top: y - line / 2,
    bottom: y + line / 2,
  }
}

/**
 * Gives room to as many names as there is, the first of the list first: to the right of their point, else to the left.
 * Names that would cover another are left out.
 */
export function placeLabels(names: readonly Named[]): PlacedLabel[] {
  const taken: ReturnType<typeof box>[] = []
  const placed: PlacedLabel[] = []
  for (const named of names) {
    for (const side of ['right', 'left'] as const) {
      const own = box(named, side)
      const covered = taken.some(
        other => own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom,
      )
      if (covered) continue
      taken.push(own)
      placed.push({ ...named, side })
      break
    }
  }
  return placed
}
