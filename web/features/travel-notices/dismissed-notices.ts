import type { TravelNotice } from '#contract/site/site'
import { localStore } from '#web/lib/storage/web-storage'

const place = 'seen_travel_notices'

/** The same notice at another time counts as new. */
const nameOf = ({ key, from }: Pick<TravelNotice, 'key' | 'from'>) => `${key} ${from}`

function readSeen(): string[] {
  const stored = localStore.readJson(place)
  return Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []
}

export const isSeen = (notice: TravelNotice): boolean => readSeen().includes(nameOf(notice))

/** Stores that the visitor has seen a notice; without storage it appears again. */
export function markSeen(notice: TravelNotice): void {
  localStore.write(place, JSON.stringify([...new Set([...readSeen(), nameOf(notice)])]))
}
