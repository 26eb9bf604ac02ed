import type { TravelNotice } from '#contract/site/site'

const place = 'seen_travel_notices'

/** The same notice at another time counts as new. */
const nameOf = ({ key, from }: Pick<TravelNotice, 'key' | 'from'>) => `${key} ${from}`

function readSeen(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(known) ? known.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}

export const isSeen = (notice: TravelNotice): boolean => readSeen().includes(nameOf(notice))

/** Stores that the visitor has seen a notice; without storage it appears again. */
export function markSeen(notice: TravelNotice): void {
  try {
    localStorage.setItem(place, JSON.stringify([...new Set([...readSeen(), nameOf(notice)])]))
  } catch {
    // Storage is full or disabled.
  }
}
