import { type Currency, convert, shownSign } from '#domain/currency'
import { formatMoney } from '#domain/formats'
import { type CurrencyId, centsOf, majorOf } from '#domain/money'
import { useCurrency } from '#web/features/currency/public'
import { useLanguage } from '#web/messages'
import { useSite } from '#web/site'
import { asWritten } from './as-written'

/** Limits of prices, which searches keep in whole euros, as the visitor reads and sets them in their currency. */
export interface PriceLimits {
  /** How the currency is written beside a figure. */
  sign: string
  /** An amount of the visitor's currency in words: "£12,000". */
  words: (amount: number) => string
  /** Whole euros in the visitor's currency: what was set in it comes back as it was set. */
  fromEuros: (euros: number) => number
  /** An amount of the visitor's currency in whole euros. */
  toEuros: (amount: number) => number
}

/** Limits of prices in the visitor's currency. */
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
    sign: shownSign(sign),
    words: amount => formatMoney(amount, code, language),
    fromEuros: euros => (id === 1 ? euros : asWritten(into(euros, 1, id))),
    toEuros: amount => Math.round(into(amount, id, 1)),
  }
}
