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
  /** The occupancies that were read. */
  nights: () => Iterable<AvailabilityScope>
  /** Milliseconds until it expires at the latest, without any change: by a new day, an option or an article. */
  validFor: () => number
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

const quarter = 15 * 60_000

/** The days of content in the current quarter of an hour: each request of a cached page compares them. */
const daysOfQuarter = new WeakMap<CatalogueState['content'], { quarter: number; days: string }>()

/** The local day of each country with villas, and the company's own. */
function daysAt({ content }: CatalogueState, now: number): string {
  const current = Math.floor(now / quarter)
  const known = daysOfQuarter.get(content)
  if (known?.quarter === current) return known.days
  const days = `${todayAt(now)} ${content.timezones.map(timezone => todayAt(now, timezone)).join()}`
  daysOfQuarter.set(content, { quarter: current, days })
  return days
}

/** Quarters of an hour in the longest day. */
const quartersOfDay = 25 * 4

/** The end of the days of a state, by the days that it ends. */
const endsOfDays = new WeakMap<CatalogueState, { days: string; end: number }>()

/** The first moment after `now` at which the day changes somewhere; days change at a quarter of an hour. */
function nextDay(held: CatalogueState, now: number): number {
  const days = daysAt(held, now)
  const known = endsOfDays.get(held)
  if (known?.days === days && known.end > now) return known.end
  const first = (Math.floor(now / quarter) + 1) * quarter
  let [lowest, highest] = [0, quartersOfDay]
  while (lowest < highest) {
    const middle = (lowest + highest) >> 1
    if (daysAt(held, first + middle * quarter) === days) lowest = middle + 1
    else highest = middle
  }
  const end = first + lowest * quarter
  endsOfDays.set(held, { days, end })
  return end
}

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
    nights: () => notes.nights.keys(),
    validFor() {
      const now = clock.now()
      return Math.max(0, Math.min(notes.until, nextDay(held, now)) - now)
    },
    track: work => readContext.run(notes, work),
    isCurrent() {
      const now = clock.now()
      if (held.version !== version || now < begun || now >= notes.until || daysAt(held, now) !== days) return false
      for (const [whose, known] of notes.nights) if (held.nightsVersion(whose) !== known) return false
      return true
    },
  }
}
