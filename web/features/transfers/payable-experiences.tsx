import type { BookingItemResponse } from '#contract/booking/booking-schemas'
import { formatWeekday } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { Checkbox } from '#web/ui/checkbox'
import styles from './transfers.module.css'

interface PayableExperiencesProps {
  experiences: readonly BookingItemResponse[]
  /** The ids of those that are left out. */
  without: readonly number[]
  money: (amount: number) => string
  onToggle: (id: number, isChosen: boolean) => void
}

/** Experiences that are paid together with the transfers, unless they are left out. */
export function PayableExperiences({ experiences, without, money, onToggle }: PayableExperiencesProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={styles.part}>
      <h2>{t('transfers_with_experiences')}</h2>
      <ul className={styles.list}>
        {experiences.map(({ id, name, from, price }) => (
          <li key={id} className={styles.transfer}>
            <Checkbox
              choice={without.includes(id) ? 'none' : 'all'}
              onChange={event => onToggle(id, event.currentTarget.checked)}
            >
              {name}
            </Checkbox>
            <p className={styles.muted}>{formatWeekday(from, language)}</p>
            <p>{money(price ?? 0)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
