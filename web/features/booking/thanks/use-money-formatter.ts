import { formatMoney } from '#domain/calendar/formats'
import { useSite } from '#web/lib/site-context'
import { useLanguage } from '#web/messages'

/** ISO code of a payment currency. */
export function useCurrencyCode(currencyId: number): string {
  const { currencies } = useSite()
  return currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
}

/** Formats exact amounts of a payment currency: charges are never rounded. */
export function useMoneyFormatter(currencyId: number): (amount: number) => string {
  const language = useLanguage()
  const code = useCurrencyCode(currencyId)
  return amount => formatMoney(amount, code, language)
}
