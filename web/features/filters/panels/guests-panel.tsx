import { changeGuestCount, counterBounds, type Guests, noGuests } from '#domain/villas/guests'
import { useT } from '#web/messages'
import { NumberStepper } from '#web/ui/number-stepper'
import { useSyncedState } from '../../../hooks/use-synced-state'
import { guestsChange, guestsOf } from '../filter-query'
import styles from '../filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFooter } from './panel-footer'

const counters = ['adults', 'children', 'infants'] as const
const labels = { adults: 'guests_adults', children: 'guests_children', infants: 'guests_infants' } as const

const sameGuests = (a: Guests, b: Guests) => counters.every(counter => a[counter] === b[counter])

/** The party: adults, children, infants. */
export default function GuestsPanel({ query, onChange, onClose }: FilterPanelProps) {
  const t = useT()
  const [guests, setGuests] = useSyncedState(guestsOf(query), sameGuests)
  const set = (next: Guests) => {
    setGuests(next)
    onChange(guestsChange(next))
  }
  return (
    <div className={styles.counters}>
      {counters.map(counter => (
        <NumberStepper
          key={counter}
          label={t(labels[counter])}
          value={guests[counter]}
          {...counterBounds(counter, guests)}
          onChange={by => set(changeGuestCount(guests, counter, by))}
        />
      ))}
      <p className={styles.hint}>{t('filter_guests_hint')}</p>
      <PanelFooter
        onClear={() => set(noGuests)}
        clearable={guests.people > 0}
        onClose={onClose}
        close={t('action_acknowledge')}
      />
    </div>
  )
}
