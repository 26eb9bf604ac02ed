import { formatMoney } from '#domain/calendar/formats'
import { type Currency, convert, displaySymbol } from '#domain/pricing/currency'
import { type CurrencyId, centsOf, majorOf } from '#domain/pricing/money'
import { useCurrency } from '#web/features/currency/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage } from '#web/messages'
import { asWritten } from '../as-written'

/** Price limits, stored in whole euros and shown in the visitor's currency. */
export interface PriceLimits {
  /** Currency symbol beside an amount. */
  sign: string
  /** Formats an amount of the visitor's currency: "£12,000". */
  words: (amount: number) => string
  /** Whole euros in the visitor's currency: restores the amount that was typed. */
  fromEuros: (euros: number) => number
  /** An amount of the visitor's currency in whole euros. */
  toEuros: (amount: number) => number
}

export function usePriceLimits(): PriceLimits {
  const currencies = useSite().currencies as readonly Currency[]
  const language = useLanguage()
  const wanted = useCurrency()
  const { id, code, sign } = currencies.find(currency => currency.id === wanted) ?? {
    id: 1 as const,
    code: 'EUR',
    sign: '€',
  }
  const into = (amount: number, from: CurrencyId, to: CurrencyId) =>
    majorOf(convert({ cents: centsOf(amount), currency: from }, to, currencies).cents)
  return {
    sign: displaySymbol(sign),
    words: amount => formatMoney(amount, code, language),
    fromEuros: euros => (id === 1 ? euros : asWritten(into(euros, 1, id))),
    toEuros: amount => Math.round(into(amount, id, 1)),
  }
}
