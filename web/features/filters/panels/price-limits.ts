import { formatMoney } from '#domain/calendar/formats'
import { type Currency, convert, displaySymbol } from '#domain/pricing/currency'
import { type CurrencyId, centsOf, majorOf } from '#domain/pricing/money'
import { useCurrency } from '#web/features/currency/public'
import { useSite } from '#web/lib/site-context'
import { useLanguage } from '#web/messages'

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

/**
 * Restores the amount that the visitor typed from a rounded euro value: the round number within one unit or, once the
 * rate has moved, whole hundreds.
 */
export function asWritten(amount: number): number {
  const to = (step: number) => Math.round(amount / step) * step
  return [100, 50, 10].map(to).find(round => Math.abs(round - amount) <= 1) ?? to(100)
}
