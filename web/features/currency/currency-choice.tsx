import { displaySymbol } from '#domain/pricing/currency'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ChevronDownIcon } from '#web/ui/icons'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './currency-choice.module.css'
import { chooseCurrency, useCurrency } from './currency-store'

export function CurrencyChoice() {
  const t = useT()
  const { currencies } = useSite()
  const currency = useCurrency()
  return (
    <label className={styles.choice}>
      <VisuallyHidden>{t('currency_choice')}</VisuallyHidden>
      <select value={currency} onChange={event => chooseCurrency(event.target.value)}>
        {currencies.map(({ id, code, sign }) => (
          <option key={id} value={id}>
            {displaySymbol(sign)} {code}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.mark} />
    </label>
  )
}
