import { useMemo } from 'react'
import { selectionFromStay } from '#domain/availability/date-selection'
import { taxRulesOf } from '#domain/booking/tax/shown-tax'
import { touristTaxLines } from '#domain/booking/tax/tourist-tax'
import { addDays } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { majorOf } from '#domain/pricing/money'
import { findAlternativeStays } from '#domain/search/alternative-stays'
import { usualParty } from '#domain/villas/guests'
import { usePrice } from '#web/features/currency/public'
import { readHeldStay } from '#web/lib/storage/held-stay-storage'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from './alternative-stays.module.css'
import { useStay } from './use-stay'

interface NearStaysProps {
  missed: Stay
  /** Only the nearest stay, in one line. */
  short?: boolean
}

const mostOffered = 2

/** For unavailable dates: the nearest available stays with prices, one tap each. */
export default function AlternativeStays({ missed, short = false }: NearStaysProps) {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const { property, seasons, guests, rooms, calendar, choose } = useStay()
  const near = useMemo(() => {
    if (!calendar) return []
    const { today, disabledDates } = calendar
    const occupancies = [...disabledDates].map(from => ({ kind: 'block' as const, from, to: addDays(from, 1) }))
    const { tiers } = property
    const asking = { today, now: 0, party: guests.people, rooms }
    return findAlternativeStays(missed, { seasons, tiers, occupancies }, asking, short ? 1 : mostOffered).map(stay => {
      const taxed = { ...(guests.adults > 0 ? guests : usualParty), stay, stayCents: stay.totalCents, today }
      const lines = touristTaxLines(taxed, taxRulesOf(property))
      return { ...stay, totalCents: lines.reduce((sum, { cents }) => sum + cents, stay.totalCents) }
    })
  }, [calendar, guests, rooms, missed, seasons, property, short])
  const held = useMemo(() => readHeldStay(property.id, missed), [property.id, missed])
  if (held)
    return (
      <div className={cx(styles.near, short && styles.short)} data-lifts-notices={short || undefined}>
        <p className={styles.not}>{t('alternative_stays_held', { dates: formatDays(held, language, 'short') })}</p>
        <InternalLink to="/secure/ob" className={styles.offer}>
          {t('alternative_stays_go_on')}
          <ArrowRightIcon className={styles.arrow} />
        </InternalLink>
      </div>
    )
  return (
    <div className={cx(styles.near, short && styles.short)} data-lifts-notices={short || undefined}>
      <p className={styles.not}>
        {t('alternative_stays_not', { dates: formatDays(missed, language, 'short') })}{' '}
        {t(near.length > 0 ? 'alternative_stays' : 'alternative_stays_none')}
      </p>
      {near.map(({ totalCents, ...stay }) => (
        <button
          key={stay.from + stay.to}
          type="button"
          className={styles.offer}
          onClick={() => choose({ state: selectionFromStay(stay) })}
        >
          <span>
            <span className={styles.days}>{formatDays(stay, language, 'short')}</span>{' '}
            <span className={styles.price}>
              {t('alternative_stays_price', {
                price: price(majorOf(totalCents), property.currencyId),
                nights: nightsOf(stay),
              })}
            </span>
          </span>
          <ArrowRightIcon className={styles.arrow} />
        </button>
      ))}
    </div>
  )
}
