import type { CancellationDates } from '#domain/booking/cancellation'
import { formatDay } from '#domain/formats'
import type { Language } from '#domain/language'
import { formatMoment, formatZone } from '#domain/moments'
import { wordsIn } from './words.ts'

/** Cancellation deadlines and their costs, in the villa's time zone, for e-mails and PDFs. */
export interface CancellationTold extends CancellationDates {
  timezone: string
}

/** Formats the cancellation terms for e-mails and PDFs. */
export function cancellationWords(told: CancellationTold, language: Language): string {
  const { freeHours, freeUntil, freeThrough, depositKeptThrough: through, timezone } = told
  const free = freeThrough !== null ? 'through' : freeUntil !== null ? 'until' : freeHours !== null ? 'hours' : 'no'
  return wordsIn(language)('cancellation_dates', {
    free,
    hours: freeHours ?? 0,
    moment: freeUntil === null ? '' : formatMoment(freeUntil, timezone, language),
    zone: formatZone(timezone, language),
    freeDay: freeThrough === null ? '' : formatDay(freeThrough, language),
    kept: through !== null ? 'yes' : freeThrough !== null ? 'after' : 'no',
    day: through === null ? '' : formatDay(through, language),
  })
}
