import { AsyncLocalStorage } from 'node:async_hooks'
import { todayAt } from '#domain/today'
import type { Clock } from '#server/platform/clock'
import type { HeldCatalogue, WhoseNights } from './held.ts'

/** What was read of the catalogue while something was made. */
export interface Reads {
  /** Does a piece of work, and notes what it reads, whatever it waits for meanwhile. */
  during: <T>(work: () => T) => T
  /** Whether none of it has changed or run out: if so, making the same again would give the same. */
  hold: () => boolean
}

interface Notes {
  nights: Map<WhoseNights, number>
  begun: number
  until: number
}

const watching = new AsyncLocalStorage<Notes>()

/** Notes, for whoever watches, that nights are being read. */
export function noteNights(held: HeldCatalogue, whose: WhoseNights): void {
  const notes = watching.getStore()
  if (!notes || notes.nights.has(whose)) return
  notes.nights.set(whose, held.nightsVersion(whose))
  notes.until = Math.min(notes.until, held.nextExpiry(whose, notes.begun))
}

/** The day at the villas of each country, and the company's own. */
const daysAt = (held: HeldCatalogue, now: number) =>
  `${todayAt(now)} ${held.content.timezones.map(timezone => todayAt(now, timezone)).join()}`

/**
 * Begins to watch. Content, villas and the day are always thought to be read; of nights, which others take all the
 * time, it is noted whose they were.
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
