import type { CancellationDates } from '#domain/booking/cancellation'
import { formatDay } from '#domain/formats'
import type { Language } from '#domain/language'
import { formatMoment, formatZone } from '#domain/moments'
import { wordsIn } from './words.ts'

/** Until when cancelling costs what, by the clock of the villa: as e-mails and PDFs tell it. */
export interface CancellationTold extends CancellationDates {
  timezone: string
}

/** The sentences that e-mails and PDFs of a booking share. */
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
