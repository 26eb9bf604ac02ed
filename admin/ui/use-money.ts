import { formatMoney } from '#domain/calendar/formats'
import { useSite } from '#web/lib/site-context'
import { useLanguage } from '#web/messages'

/** Formats amounts in the currency of a booking, in major units. */
export function useMoney(currencyId: number): (amount: number) => string {
  const language = useLanguage()
  const { currencies } = useSite()
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  return amount => formatMoney(amount, code, language)
}
