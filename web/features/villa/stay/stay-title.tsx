import { formatDays } from '#domain/calendar/formats'
import { nightsOf } from '#domain/calendar/stay'
import { usePrice } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import styles from './stay-title.module.css'
import { useStay } from './use-stay'

/** Nights and dates once chosen; before, the lowest weekly price. Always two lines. */
export function StayTitle() {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const { property, stay } = useStay()
  return (
    <h2 className={styles.title}>
      <span className={styles.over}>
        {stay ? t('villa_nights', { nights: nightsOf(stay) }) : t('villa_week_from')}{' '}
      </span>
      {stay ? formatDays(stay, language) : price(property.priceFrom, property.currencyId)}
    </h2>
  )
}
