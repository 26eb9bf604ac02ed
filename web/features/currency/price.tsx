import { formatMoney } from '#domain/calendar/formats'
import { type Currency, convert } from '#domain/pricing/currency'
import { type CurrencyId, centsOf, majorOf } from '#domain/pricing/money'
import { useSite } from '#web/lib/site-context'
import { useLanguage } from '#web/messages'
import { useCurrency } from './currency-store'
import styles from './price.module.css'

/** The visitor's currency, euros if it has no rate, and all currencies with a rate. */
export function useCurrencies(): { currencyId: CurrencyId; currencies: readonly Currency[] } {
  return { currencyId: useCurrency(), currencies: useSite().currencies as Currency[] }
}

/**
 * Formats amounts of the API (major units, in euros by default) in the visitor's currency, exactly, at the day's rate
 * (PD-101).
 */
export function usePrice(): (amount: number, currencyId?: number) => string {
  const { currencyId: wanted, currencies } = useCurrencies()
  const language = useLanguage()
  const code = currencies.find(({ id }) => id === wanted)?.code ?? 'EUR'
  return (amount, currencyId = 1) => {
    const money = { cents: centsOf(amount), currency: currencyId as CurrencyId }
    return formatMoney(majorOf(convert(money, wanted, currencies).cents), code, language)
  }
}

/** An amount in the visitor's currency, in tabular figures. */
export function Price({ amount, currencyId }: { amount: number; currencyId?: number }) {
  return <span className={styles.price}>{usePrice()(amount, currencyId)}</span>
}
