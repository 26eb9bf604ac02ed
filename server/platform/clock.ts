import { type Day, dayOf } from '#domain/day'

/** The world's time, handed in so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }

/** The calendar day of an instant where the villas are: the countries served share one (decision 18). */
export function todayAt(now: number, timezone = 'Europe/Rome'): Day {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
    .formatToParts(now)
    .map(part => [part.type, Number(part.value)] as const)
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', number>
  return dayOf(year, month, day)
}
