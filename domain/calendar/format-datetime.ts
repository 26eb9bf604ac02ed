import type { Day, Weekday } from '#domain/calendar/day'
import { formatTime, locales, weekdayNames, withOrdinalFirst } from '#domain/calendar/formats'
import { dateFormat } from '#domain/calendar/formatters'
import type { Language } from '#domain/text/language'

/** Formats the time at the end of a text for its language. */
const withTime = (text: string, language: Language) =>
  text.replace(/\d\d:\d\d$/, time => `${formatTime(time, language)}${language === 'de' ? '\u00a0Uhr' : ''}`)

/** An instant in a time zone, in long form: "Monday 18 January at 10:00", "lundi 18 janvier à 10 h". */
export const formatDateTime = (instant: number, timeZone: string, language: Language): string =>
  withTime(
    withOrdinalFirst(
      dateFormat(locales[language], {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }).format(instant),
      language,
    ),
    language,
  )

/** An instant in a time zone, in short form for lists: "18 Jan 2027, 10:00". */
export const formatShortDateTime = (instant: number, timeZone: string, language: Language): string =>
  withTime(
    withOrdinalFirst(
      dateFormat(locales[language], {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone,
      }).format(instant),
      language,
    ),
    language,
  )

/** A holiday, of each year from `MM-DD` or of one from `YYYY-MM-DD`: "25 December", "1er mai 2027". */
export function formatHoliday(holiday: string, language: Language): string {
  const isYearly = holiday.length === 5
  // 29 February is a day of leap years.
  const day = Date.parse(isYearly ? `2000-${holiday}` : holiday)
  const format = dateFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(!isYearly && { year: 'numeric' as const }),
    timeZone: 'UTC',
  })
  return withOrdinalFirst(format.format(day), language)
}

/** French and German names of the cities in time zones, where they differ from English. */
const cities: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  Athens: { fr: 'Athènes', de: 'Athen' },
  London: { fr: 'Londres' },
  Rome: { de: 'Rom' },
  Brussels: { fr: 'Bruxelles', de: 'Brüssel' },
  Vienna: { fr: 'Vienne', de: 'Wien' },
  Zurich: { de: 'Zürich' },
}

/** The display name of a time zone (IANA): "Berlin time", "heure de Berlin", "Ortszeit Berlin". */
export function formatZone(timeZone: string, language: Language): string {
  const english = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  if (!english || !/^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(timeZone))
    return 'UTC'
  const city = cities[english]?.[language] ?? english
  if (language === 'fr') return `heure ${/^[AEIOUÉÎ]/.test(city) ? 'd’' : 'de '}${city}`
  return language === 'de' ? `Ortszeit ${city}` : `${city} time`
}

/** A span of weekdays: "Monday – Friday", or one alone. */
export const formatWeekdaySpan = (first: Weekday, last: Weekday, language: Language): string =>
  [...new Set([first, last])].map(day => weekdayNames([day], language)).join(' – ')

/** The day of an instant in a time zone, `YYYY-MM-DD`, and its time, `HH:MM`. */
export function localDateAndTime(instant: number, timeZone: string): { day: Day; time: string } {
  const text = dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(instant)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}
