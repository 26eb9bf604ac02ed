import { formatDays, formatMoney, locales, weekdayNames } from '#domain/calendar/formats'
import { dateFormat, numberFormat } from '#domain/calendar/formatters'
import type { Stay } from '#domain/calendar/stay'
import type { WeekTerms } from '#domain/pricing/paint-seasons'
import type { SeasonFinding } from '#domain/pricing/season-findings'
import type { Language } from '#domain/text/language'
import type { Translate } from '#web/messages'

/** An amount of euro for a narrow cell: without currency. */
export const shortAmount = (cents: number, language: Language): string =>
  numberFormat(locales[language], { maximumFractionDigits: 0 }).format(cents / 100)

/** The abbreviation of a weekday. */
export const weekdayInitials = (weekday: number, language: Language): string =>
  // 2 January 2023 was a Monday.
  dateFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + weekday)))

/** The head of a week: its first day, without the year. */
export const weekName = ({ from }: Stay, language: Language): string =>
  dateFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${from}T00:00Z`))

/** The price that stands for a week: that of the largest tier that is let. */
export const leadCents = ({ terms }: WeekTerms): number | undefined =>
  terms?.weeklyCents.findLast(cents => cents !== null) ?? undefined

const knownNights = new Map<string, string>()

/** Nights in words, made once: formatting a range takes longer than the rest of a cell. */
function nightsInWords(nights: Stay, language: Language): string {
  const key = `${language} ${nights.from} ${nights.to}`
  const words = knownNights.get(key) ?? formatDays(nights, language)
  knownNights.set(key, words)
  return words
}

/** A week of a villa as one sentence, for screen readers. */
export function describeWeek(t: Translate, language: Language, week: Stay, found: WeekTerms): string {
  const days = nightsInWords(week, language)
  const { terms, isMixed } = found
  if (!terms) return t('admin_prices_week_closed', { days })
  const changeover = weekdayNames(terms.changeover, language)
  const nights = terms.minimumNights
  const parts = [
    t('admin_prices_week', { days, price: leadPrice(found, language), changeover, nights }),
    ...remarks(t, terms),
    isMixed && t('admin_prices_mixed'),
  ]
  return parts.filter(Boolean).join(' ')
}

const leadPrice = (found: WeekTerms, language: Language) => formatMoney((leadCents(found) ?? 0) / 100, 'EUR', language)

const remarks = (t: Translate, terms: NonNullable<WeekTerms['terms']>) => [
  terms.bookable === 'on-request' && t('admin_prices_on_request'),
  terms.flexible && t('admin_prices_flexible_short'),
]

/** A season in parts, for a list: its nights, its price, and its terms as sentences. */
export function seasonParts(t: Translate, language: Language, season: Stay & NonNullable<WeekTerms['terms']>) {
  const changeover = weekdayNames(season.changeover, language)
  const terms = t('admin_prices_season_terms', { changeover, nights: season.minimumNights })
  return {
    nights: nightsInWords(season, language),
    price: leadPrice({ terms: season, isMixed: false }, language),
    terms: [terms, ...remarks(t, season)].filter(Boolean).join(' '),
  }
}

/** A finding about seasons, or the reason of a refusal. */
interface DescribedFinding extends Stay {
  code: SeasonFinding['code'] | 'incomplete' | 'unknown-rooms'
  rooms?: number | undefined
  percent?: number | undefined
}

/** A finding as a sentence. */
export function describeFinding(
  t: Translate,
  language: Language,
  { code, from, to, rooms = 0, percent = 0 }: DescribedFinding,
): string {
  return t(`admin_prices_found_${code}`, { days: formatDays({ from, to }, language), rooms, percent })
}
