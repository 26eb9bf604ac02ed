import { AsyncLocalStorage } from 'node:async_hooks'
import { todayAt } from '#domain/today'
import type { Clock } from '#server/platform/clock'
import type { HeldCatalogue, WhoseNights } from './held.ts'

/** The tracked dependencies of a response on the catalogue. */
export interface Reads {
  /** Runs work and tracks its reads, across awaits. */
  during: <T>(work: () => T) => T
  /** Whether nothing of it has changed or expired: the same work would return the same. */
  hold: () => boolean
}

interface Notes {
  nights: Map<WhoseNights, number>
  begun: number
  until: number
}

const watching = new AsyncLocalStorage<Notes>()

/** Records a read of occupancies for the current tracker. */
export function noteNights(held: HeldCatalogue, whose: WhoseNights): void {
  const notes = watching.getStore()
  if (!notes || notes.nights.has(whose)) return
  notes.nights.set(whose, held.nightsVersion(whose))
  notes.until = Math.min(notes.until, held.nextExpiry(whose, notes.begun))
}

/** The local day of each country with villas, and the company's own. */
const daysAt = (held: HeldCatalogue, now: number) =>
  `${todayAt(now)} ${held.content.timezones.map(timezone => todayAt(now, timezone)).join()}`

/**
 * Starts tracking what a response depends on: always the catalogue version and today's date, plus the villas whose
 * occupancies are read.
 */
export function watchReads(held: HeldCatalogue, clock: Clock): Reads {
  const begun = clock.now()
  const { version } = held
  const days = daysAt(held, begun)
  const notes: Notes = { nights: new Map(), begun, until: held.content.nextArticleExpiry(begun) }
  return {
    during: work => watching.run(notes, work),
    hold() {
      const now = clock.now()
      if (held.version !== version || now < begun || now >= notes.until || daysAt(held, now) !== days) return false
      for (const [whose, known] of notes.nights) if (held.nightsVersion(whose) !== known) return false
      return true
    },
  }
}
