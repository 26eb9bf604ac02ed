import type { Day, Weekday } from '#domain/day'
import { locales, weekdayNames, withFirst } from '#domain/formats'
import type { Language } from '#domain/language'

/** An instant by the clock of a zone, in words: "Monday 18 January, 10:00". */
export const formatMoment = (instant: number, timeZone: string, language: Language): string =>
  withFirst(
    new Intl.DateTimeFormat(locales[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }).format(instant),
    language,
  )

/** An instant as a list of them tells it, by the clock of a zone: "18 Jan 2027, 10:00". */
export const formatStamp = (instant: number, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)

/** Weekdays in a row: "Monday – Friday", or one alone. */
export const formatWeekdaySpan = (first: Weekday, last: Weekday, language: Language): string =>
  [...new Set([first, last])].map(day => weekdayNames([day], language)).join(' – ')

/** The day of an instant by the clock of a zone, `YYYY-MM-DD`, and its time, `HH:MM`. */
export function clockOf(instant: number, timeZone: string): { day: Day; time: string } {
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(instant)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}
