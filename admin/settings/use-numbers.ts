import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import { useLanguage } from '#web/messages'

/** Formats numbers of settings: percentages with their decimals, and rates. */
export function useNumbers() {
  const locale = locales[useLanguage()]
  return {
    percent: (share: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100),
    rate: (rate: number) => numberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 6 }).format(rate),
  }
}
