import { locales } from '#domain/calendar/formats'
import { dateFormat } from '#domain/calendar/formatters'
import type { Language } from '#domain/text/language'

const month = (number: number) => Date.UTC(2023, number - 1)

/** The name of a month, 1 to 12: "May", "mai", "Mai"; abbreviated, or its initial. */
export const monthName = (number: number, language: Language, length: 'long' | 'short' | 'narrow'): string =>
  dateFormat(locales[language], { month: length, timeZone: 'UTC' }).format(month(number))

/** Spans of months as a list: "May – June and September – October". */
export function formatMonthSpans(spans: readonly { first: number; last: number }[], language: Language): string {
  const words = spans.map(({ first, last }) =>
    first === last
      ? monthName(first, language, 'long')
      : `${monthName(first, language, 'long')} – ${monthName(last, language, 'long')}`,
  )
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(words)
}
