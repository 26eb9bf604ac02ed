import { maximumInfants, maximumPeople } from '#domain/guests'
import { useT } from '#web/messages'
import { Counter } from '#web/ui/counter'
import { Disclosure } from '#web/ui/disclosure'
import styles from './party.module.css'
import { useStay } from './use-stay'

/** Who travels: three counters behind one line. */
export function Party() {
  const t = useT()
  const { guests, changeGuests } = useStay()
  const { people, adults, children, infants } = guests
  return (
    <Disclosure
      className={styles.party}
      summary={
        <>
          <span className={styles.label}>{t('villa_guests')}</span>
          {people === 0 ? t('guests_add') : t('guests_count', { count: people })}
        </>
      }
    >
      <Counter
        label={t('guests_adults')}
        value={adults}
        max={maximumPeople - children}
        onChange={by => changeGuests('adults', by)}
      />
      <Counter
        label={t('guests_children')}
        value={children}
        max={maximumPeople - adults}
        onChange={by => changeGuests('children', by)}
      />
      <Counter
        label={t('guests_infants')}
        value={infants}
        max={maximumInfants}
        onChange={by => changeGuests('infants', by)}
      />
    </Disclosure>
  )
}
