import { type Currency, convert, roundApproximate } from '#domain/currency'
import { formatMoney } from '#domain/formats'
import { type CurrencyId, centsOf, majorOf } from '#domain/money'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { useCurrency } from './currency-store'
import styles from './price.module.css'

/**
 * Writes amounts of the API (major units, in euros unless told) in the visitor's currency. One that had to be
 * converted is rounded as people say it and says that it is approximate (decisions 20 and 80): in a word, or where there
 * is little room by a sign.
 */
export function usePrice({ short = false } = {}): (amount: number, currencyId?: number) => string {
  const { currencies } = useSite()
  const language = useLanguage()
  const t = useT()
  const wanted = useCurrency()
  const code = (id: number) => currencies.find(currency => currency.id === id)?.code ?? 'EUR'
  return (amount, currencyId = 1) => {
    const known = currencies.some(currency => currency.id === wanted)
    if (wanted === currencyId || !known) return formatMoney(amount, code(currencyId), language)
    const money = { cents: centsOf(amount), currency: currencyId as CurrencyId }
    const { cents } = convert(money, wanted, currencies as Currency[])
    const price = formatMoney(roundApproximate(majorOf(cents)), code(wanted), language)
    return short ? `≈ ${price}` : t('price_approximate', { price })
  }
}

/** An amount in the visitor's currency; its figures stand in columns. */
export function Price({ amount, currencyId }: { amount: number; currencyId?: number }) {
  return <span className={styles.price}>{usePrice()(amount, currencyId)}</span>
}
