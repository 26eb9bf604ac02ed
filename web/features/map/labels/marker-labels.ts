import type { Area } from './place-labels'

/** A marker with an optional name below it; in pixels. */
export interface LabelledMarker {
  key: string
  x: number
  y: number
  /** Width of the marker itself. */
  width: number
  caption: string | undefined
}

/** Approximate width of a character, height of a line, and height of a marker, in pixels. */
const letter = 6.4
const line = 16
const marker = 42

const boxOf = ({ x, y, width }: LabelledMarker): Area => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - marker / 2,
  bottom: y + marker / 2,
})

const captionOf = ({ x, y, caption = '' }: LabelledMarker): Area => ({
  left: x - (caption.length * letter) / 2,
  right: x + (caption.length * letter) / 2,
  top: y + marker / 2,
  bottom: y + marker / 2 + line,
})

const overlaps = (a: Area, b: Area) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Markers whose names fit: names that would cover another marker, or an earlier name, are omitted. */
export function nonOverlappingLabels(markers: readonly LabelledMarker[]): Set<string> {
  const taken = markers.map(boxOf)
  const shown = new Set<string>()
  for (const [i, marker] of markers.entries()) {
    if (marker.caption === undefined) continue
    const own = captionOf(marker)
    if (taken.some((other, j) => j !== i && overlaps(own, other))) continue
    taken.push(own)
    shown.add(marker.key)
  }
  return shown
}
