import type { Experience } from '#contract/content/experiences'
import type { Weekday } from '#domain/calendar/day'
import { locales, weekdayNames } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import { usePrice } from '#web/features/currency/public'
import { type Translate, useT } from '#web/messages'

/** "7 hours", "2 hours 30 min". */
export const durationText = (minutes: number, t: Translate): string =>
  t('experience_duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim()

/** "every day", "Monday to Saturday", "Tuesday, Thursday or Saturday". */
export function weekdaysText(weekdays: readonly number[], language: Language, t: Translate): string {
  const days = [...weekdays].sort((a, b) => a - b) as Weekday[]
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length === 7) return t('experience_every_day')
  const follow = last - first === days.length - 1
  if (!follow || days.length < 3) return weekdayNames(days, language)
  const name = (day: Weekday) => weekdayNames([day], language)
  return t('experience_days_from_to', { from: name(first), to: name(last) })
}

/** Names of languages in the reader's own: "English, Greek and Italian". */
export function languagesText(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: 'language' })
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(
    codes.map(code => names.of(code) ?? code),
  )
}

/** Minimum price of an experience: "from €420 a group". */
export function useExperiencePrice(): (experience: Pick<Experience, 'priceFrom' | 'priceUnit'>) => string {
  const t = useT()
  const price = usePrice()
  return ({ priceFrom, priceUnit }) =>
    t(priceUnit === 'person' ? 'villa_experience_per_person' : 'villa_experience_group', { price: price(priceFrom) })
}
