import type { Area } from './place-labels'

/** A marker with the name that stands below it, if there is one; in pixels. */
export interface Captioned {
  key: string
  x: number
  y: number
  /** How wide the marker itself is. */
  width: number
  caption: string | undefined
}

/** About how wide a letter of a name is, how high its line, and how high a marker, in pixels. */
const letter = 6.4
const line = 16
const marker = 42

const boxOf = ({ x, y, width }: Captioned): Area => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - marker / 2,
  bottom: y + marker / 2,
})

const captionOf = ({ x, y, caption = '' }: Captioned): Area => ({
  left: x - (caption.length * letter) / 2,
  right: x + (caption.length * letter) / 2,
  top: y + marker / 2,
  bottom: y + marker / 2 + line,
})

const meet = (a: Area, b: Area) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The markers whose names find room: those that would cover another marker, or a name before them, are left out. */
export function captionsWithRoom(markers: readonly Captioned[]): Set<string> {
  const taken = markers.map(boxOf)
  const shown = new Set<string>()
  for (const [i, marker] of markers.entries()) {
    if (marker.caption === undefined) continue
    const own = captionOf(marker)
    if (taken.some((other, j) => j !== i && meet(own, other))) continue
    taken.push(own)
    shown.add(marker.key)
  }
  return shown
}
