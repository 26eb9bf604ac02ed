import { formatMoney } from '#domain/formats'
import { useLanguage } from '#web/messages'
import { useSite } from '#web/site'

/** The three letters of a currency of payment. */
export function useCurrencyCode(currencyId: number): string {
  const { currencies } = useSite()
  return currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
}

/** Writes exact amounts of a currency of payment: what is charged is never rounded. */
export function useMoney(currencyId: number): (amount: number) => string {
  const language = useLanguage()
  const code = useCurrencyCode(currencyId)
  return amount => formatMoney(amount, code, language)
}
