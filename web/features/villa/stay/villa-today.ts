import { type Day, dayOf } from '#domain/day'

/** Where the villas are, by the country as its path names it. */
const zones: Record<string, string> = { greece: 'Europe/Athens', italy: 'Europe/Rome', france: 'Europe/Paris' }

/** "Today" at a villa is its country's today (decision 18); `now` is in milliseconds since 1970. */
export function villaToday(country: string, now: number): Day {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zones[country] ?? 'Europe/Rome',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  return dayOf(read('year'), read('month'), read('day'))
}
