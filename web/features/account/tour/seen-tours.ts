import type { CurrentContact } from '#contract/account/sessions'
import type { Tour } from '#domain/people/accounts'
import { sessionApi } from '#web/features/session/public'
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

type Person = Pick<CurrentContact, 'id' | 'toursSeen' | 'loggedInAsContactAdmin'>

/** Whether this person has taken the tour, or declined it: in any browser, or in this one since the log-in. */
export const hasSeenTour = (tour: Tour, { id, toursSeen }: Person): boolean =>
  toursSeen.includes(tour) || marks().includes(markOf(tour, id))

/** Remembers that: the tour is not offered again. Without a connection only this browser remembers it. */
export function noteTourSeen(tour: Tour, { id, loggedInAsContactAdmin }: Person): void {
  const mark = markOf(tour, id)
  const others = marks().filter(one => one !== mark)
  localStore.write(key, JSON.stringify([mark, ...others].slice(0, maxMarks)))
  // Staff who look on leave the client's own state as it is.
  if (!loggedInAsContactAdmin) sessionApi('POST /core/contacts/tours', { body: { tour } }).catch(() => undefined)
}
