import { change, counterBounds, type Guests, noGuests, parseGuests } from '#domain/guests'
import { useT } from '#web/messages'
import { Counter } from '#web/ui/counter'
import { guestsOf, rememberGuests } from './filter-cookies'
import styles from './filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import { useFollowing } from './use-following'

const counters = ['adults', 'children', 'infants'] as const
const labels = { adults: 'guests_adults', children: 'guests_children', infants: 'guests_infants' } as const

interface GuestsPanelProps extends FilterPanelProps {
  /** On the pages of collections nothing is remembered (section 9). */
  isCollection?: boolean
}

const asMany = (a: Guests, b: Guests) => a.people === b.people

/** Who: adults, children, infants. */
export default function GuestsPanel({ query, onChange, onClose, isCollection = false }: GuestsPanelProps) {
  const t = useT()
  const asked = isCollection ? parseGuests({ people: query.people ?? 0 }) : guestsOf(query.people)
  const [guests, setGuests] = useFollowing(asked, asMany)
  const set = (next: Guests) => {
    setGuests(next)
    if (!isCollection) rememberGuests(next)
    onChange({ people: next.people || undefined })
  }
  return (
    <div className={styles.counters}>
      {counters.map(counter => (
        <Counter
          key={counter}
          label={t(labels[counter])}
          value={guests[counter]}
          {...counterBounds(counter, guests)}
          onChange={by => set(change(guests, counter, by))}
        />
      ))}
      <p className={styles.hint}>{t('filter_guests_hint')}</p>
      <PanelFoot onClear={() => set(noGuests)} clearable={guests.people > 0} onClose={onClose} close={t('action_ok')} />
    </div>
  )
}
