import { useId } from 'react'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { formatDay, formatPercent } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './rate-choice.module.css'

/** A rate as it is shown before the choice; amounts are written out in the currency of the stay. */
export interface RateOption {
  ratePlan: RatePlanName
  total: string
  /** Its surcharge on the standard rate; undefined for that rate itself. */
  more?: string | undefined
  /** Undefined where all is due on booking. */
  deposit?: { percent: number; amount: string } | undefined
  /** For how many hours after the deposit cancelling is free, or through which day; neither where it never is. */
  freeHours: number | null
  freeThrough: string | null
}

interface RateChoiceProps {
  /** The lowest first. */
  options: readonly RateOption[]
  chosen: RatePlanName
  onChoose: (ratePlan: RatePlanName) => void
  disabled?: boolean
  /** A heading above it says already what is chosen here. */
  titled?: boolean
}

/** The rates of a stay side by side, each with its price, its deposit and until when cancelling is free. */
export function RateChoice({ options, chosen, onChoose, disabled = false, titled = false }: RateChoiceProps) {
  const t = useT()
  const language = useLanguage()
  const name = useId()
  const free = ({ freeHours, freeThrough }: RateOption) => {
    if (freeThrough !== null) return t('rates_free_through', { day: formatDay(freeThrough, language) })
    return freeHours === null ? t('rates_free_not') : t('rates_free_hours', { hours: freeHours })
  }
  return (
    <fieldset className={styles.rates} disabled={disabled}>
      <legend className={titled ? undefined : styles.legend}>
        {titled ? <VisuallyHidden>{t('rates_choose')}</VisuallyHidden> : t('rates_choose')}
      </legend>
      <div className={styles.sides}>
        {options.map(option => (
          <label key={option.ratePlan} className={styles.side}>
            <span className={styles.name}>
              <input
                type="radio"
                name={name}
                value={option.ratePlan}
                checked={option.ratePlan === chosen}
                onChange={() => onChoose(option.ratePlan)}
              />
              {t(option.ratePlan === 'flexible' ? 'rates_flexible' : 'rates_standard')}
            </span>
            <span className={styles.price}>
              <span className={styles.total}>{option.total}</span>
              {option.more && <span className={styles.more}>{t('rates_more', { amount: option.more })}</span>}
            </span>
            <span className={styles.term}>
              {t('rates_free')}
              <strong className={option.freeThrough === null ? styles.value : styles.free}>{free(option)}</strong>
            </span>
            <span className={styles.term}>
              {option.deposit
                ? t('rates_deposit', { share: formatPercent(option.deposit.percent, language) })
                : t('rates_whole')}
              <strong className={styles.value}>{option.deposit?.amount ?? option.total}</strong>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
