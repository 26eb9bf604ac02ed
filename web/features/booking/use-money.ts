import { formatMoney } from '#domain/formats'
import { useLanguage } from '#web/messages'
import { useSite } from '#web/site'

/** ISO code of a payment currency. */
export function useCurrencyCode(currencyId: number): string {
  const { currencies } = useSite()
  return currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
}

/** Formats exact amounts of a payment currency: charges are never rounded. */
export function useMoney(currencyId: number): (amount: number) => string {
  const language = useLanguage()
  const code = useCurrencyCode(currencyId)
  return amount => formatMoney(amount, code, language)
}
