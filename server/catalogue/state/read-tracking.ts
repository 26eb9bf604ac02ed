import { AsyncLocalStorage } from 'node:async_hooks'
import { todayAt } from '#domain/calendar/today'
import type { Clock } from '#server/platform/runtime/clock'
import type { AvailabilityScope, CatalogueState } from './catalogue-state.ts'

/** The tracked dependencies of a response on the catalogue. */
export interface ReadSet {
  /** Runs work and tracks its reads, across awaits. */
  track: <T>(work: () => T) => T
  /** Whether nothing of it has changed or expired: the same work would return the same. */
  isCurrent: () => boolean
}

interface ReadRecord {
  nights: Map<AvailabilityScope, number>
  begun: number
  until: number
}

const readContext = new AsyncLocalStorage<ReadRecord>()

/** Records a read of occupancies for the current tracker. */
export function recordAvailabilityRead(held: CatalogueState, whose: AvailabilityScope): void {
  const notes = readContext.getStore()
  if (!notes || notes.nights.has(whose)) return
  notes.nights.set(whose, held.nightsVersion(whose))
  notes.until = Math.min(notes.until, held.nextExpiry(whose, notes.begun))
}

/** The local day of each country with villas, and the company's own. */
const daysAt = (held: CatalogueState, now: number) =>
  `${todayAt(now)} ${held.content.timezones.map(timezone => todayAt(now, timezone)).join()}`

/**
 * Starts tracking what a response depends on: always the catalogue version and today's date, plus the villas whose
 * occupancies are read.
 */
export function trackReads(held: CatalogueState, clock: Clock): ReadSet {
  const begun = clock.now()
  const { version } = held
  const days = daysAt(held, begun)
  const notes: ReadRecord = { nights: new Map(), begun, until: held.content.nextArticleExpiry(begun) }
  return {
    track: work => readContext.run(notes, work),
    isCurrent() {
      const now = clock.now()
      if (held.version !== version || now < begun || now >= notes.until || daysAt(held, now) !== days) return false
      for (const [whose, known] of notes.nights) if (held.nightsVersion(whose) !== known) return false
      return true
    },
  }
}
