import type { Property } from '#contract/villas/villa-search'
import { formatDays } from '#domain/calendar/formats'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { usePrice } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import styles from './price-line.module.css'

interface PriceLineProps {
  property: Property
  /** The requested dates. */
  stay: Stay | undefined
  /** The party is known; otherwise the tax is for two. */
  isPartyKnown?: boolean
}

/**
 * Price of a villa in a list: for the requested stay, or the lowest weekly price; or that it is unavailable or on
 * request.
 */
export function PriceLine({ property, stay, isPartyKnown = true }: PriceLineProps) {
  const t = useT()
  const price = usePrice()
  const language = useLanguage()
  const { booked, pending, otherDays, totalPrice, priceFrom, currencyId, pricedFor_Rooms: rooms, beds } = property
  const { stay: found, nearStay: near } = property
  const taken = booked && <p className={cx(styles.price, styles.muted)}>{t('villa_card_taken')}</p>
  if (booked && !near) return taken
  const priced = near ?? found ?? (stay && totalPrice !== null ? { ...stay, totalPrice } : undefined)
  const words = priced
    ? t('villa_card_for_nights', { price: price(priced.totalPrice, currencyId), nights: nightsOf(priced) })
    : t('villa_card_from_week', { price: price(priceFrom, currencyId) })
  const hasTax = property.taxed && (priced === undefined || near !== null || property.touristTax !== 0)
  return (
    <>
      {taken}
      <p className={styles.price}>
        {words}
        {pending && <span className={styles.ask}> · {t('villa_card_on_request')}</span>}
      </p>
      {hasTax && (
        <p className={styles.note}>{t('villa_card_tax', { priced: priced ? (isPartyKnown ? 'yes' : 'two') : 'no' })}</p>
      )}
      {rooms < beds && <p className={styles.note}>{t('villa_card_part', { rooms, beds })}</p>}
      {/* On its own line: the price changes its length with the visitor's currency, and must cause no layout shift. */}
      {near && <p className={styles.days}>{t('villa_card_near', { dates: formatDays(near, language, 'short') })}</p>}
      {found && !near && <p className={styles.days}>{formatDays(found, language, 'short')}</p>}
      {otherDays && !near && !pending && <p className={styles.note}>{t('villa_card_other_days')}</p>}
    </>
  )
}
