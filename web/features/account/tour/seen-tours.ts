import { localStore } from '#web/lib/storage/web-storage'

const key = 'tours-seen'
/** Enough of a public id to tell the people apart who share a browser; it leads to nobody. */
const markOf = (tour: string, contactId: string) => `${tour} ${contactId.slice(0, 8)}`
/** The most marks that are kept. */
const maxMarks = 20

function marks(): string[] {
  const stored = localStore.readJson(key)
  return Array.isArray(stored) ? stored.filter(mark => typeof mark === 'string') : []
}

/** Whether this person has taken the tour, or declined it, in this browser. */
export const hasSeenTour = (tour: string, contactId: string): boolean => marks().includes(markOf(tour, contactId))

/** Remembers that: the tour is not offered again. */
export function noteTourSeen(tour: string, contactId: string): void {
  const mark = markOf(tour, contactId)
  const others = marks().filter(one => one !== mark)
  localStore.write(key, JSON.stringify([mark, ...others].slice(0, maxMarks)))
}
