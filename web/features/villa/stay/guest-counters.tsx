import { counterBounds } from '#domain/villas/guests'
import { useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import { NumberStepper } from '#web/ui/number-stepper'
import styles from './guest-counters.module.css'
import { useStay } from './use-stay'

const counters = ['adults', 'children', 'infants'] as const
const labels = { adults: 'guests_adults', children: 'guests_children', infants: 'guests_infants' } as const

/** Party: three counters behind one field. */
export function GuestCounters() {
  const t = useT()
  const { guests, changeGuests } = useStay()
  return (
    <Disclosure
      className={styles.party}
      summary={
        <span>
          <span className={styles.label}>{t('villa_guests')}</span>
          {guests.people === 0 ? t('guests_add') : t('guests_count', { count: guests.people })}
        </span>
      }
    >
      {counters.map(counter => (
        <NumberStepper
          key={counter}
          label={t(labels[counter])}
          value={guests[counter]}
          {...counterBounds(counter, guests)}
          onChange={by => changeGuests(counter, by)}
        />
      ))}
    </Disclosure>
  )
}
