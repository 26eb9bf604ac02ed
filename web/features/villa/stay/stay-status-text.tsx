import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { NearStays, Rates } from '../lazy'
import { PriceLines } from './price-lines'
import { Rules } from './rules'
import styles from './stay-status-text.module.css'
import { useStay } from './use-stay'

/** Availability and price of the chosen stay. */
export function StayStatusText() {
  return (
    <div className={styles.answer} aria-live="polite">
      <Answer />
    </div>
  )
}

function Answer() {
  const t = useT()
  const language = useLanguage()
  const { answer, selection, property, missed } = useStay()
  switch (answer?.kind) {
    case 'arrival':
      return (
        <p>
          {t('villa_arrival_chosen', {
            day: formatDay(selection.start ?? '', language),
            nights: answer.minimumNights,
          })}
        </p>
      )
    case 'too-large':
      return <p className={styles.ask}>{t('villa_too_large', { name: property.name, sleeps: answer.sleeps })}</p>
    case 'ask':
      return (
        <>
          <p className={styles.ask}>{t('villa_on_request')}</p>
          {answer.price && <PriceLines price={answer.price} asked />}
        </>
      )
    case 'free':
      return (
        <>
          {answer.rates.length > 1 && <Rates rates={answer.rates} />}
          <PriceLines price={answer.price} />
          {property.tiers.length > 1 && (
            <p className={styles.tier}>
              {t('villa_price_for', {
                rooms: answer.price.tier.rooms,
                sleeps: answer.price.tier.sleeps,
              })}
            </p>
          )}
        </>
      )
    default:
      return missed ? <NearStays missed={missed} /> : <Rules />
  }
}
