import { formatDays } from '#domain/calendar/formats'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { useLanguage, useT } from '#web/messages'
import { ArrowRightIcon } from '#web/ui/icons'
import styles from '../booking.module.css'
import type { AlternativeStay } from '../checkout/parse-unavailable-stay'
import { useMoneyFormatter } from '../thanks/use-money-formatter'

interface NearStaysProps {
  stays: readonly AlternativeStay[]
  currencyId: number
  onChoose: (stay: Stay) => void
}

/** The nearest available stays in the same villa; nothing if there are none. */
export function NearStays({ stays, currencyId, onChoose }: NearStaysProps) {
  const t = useT()
  if (stays.length === 0) return null
  return (
    <>
      <h3>{t('booking_near')}</h3>
      <ul className={styles.offers}>
        {stays.map(near => (
          <li key={near.from + near.to}>
            <Near near={near} currencyId={currencyId} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface NearProps {
  near: AlternativeStay
  currencyId: number
  onChoose: (stay: Stay) => void
}

function Near({ near: { totalPrice, difference, ...stay }, currencyId, onChoose }: NearProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(currencyId)
  const compared = () => {
    if (difference === null) return ''
    if (difference === 0) return t('booking_near_same')
    return difference > 0
      ? t('booking_near_more', { price: money(difference) })
      : t('booking_near_less', { price: money(-difference) })
  }
  return (
    <button type="button" className={styles.offer} onClick={() => onChoose(stay)}>
      <span>
        {formatDays(stay, language)}
        <small>
          {t('booking_near_price', { nights: nightsOf(stay), price: money(totalPrice) })}
          {difference !== null && ` · ${compared()}`}
        </small>
      </span>
      <ArrowRightIcon className={styles.arrow} />
    </button>
  )
}
