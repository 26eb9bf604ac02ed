import type { ReactNode } from 'react'
import type { VillaData } from '#contract/pages/villa'
import { flexibleTerms } from '#domain/booking/rate-plans'
import { formatMoney, formatPercent, formatTime } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { Section } from '../section'
import styles from './good-to-know.module.css'

interface GoodToKnowProps {
  property: VillaData['property']
  terms: VillaData['terms']
}

/** Included parts of the price, house rules, times, payment and cancellation. */
export function GoodToKnow({ property, terms }: GoodToKnowProps) {
  const t = useT()
  const { included, extras, houseRules, countryCode, registrationNumber } = property
  return (
    <Section title={t('villa_know')} anchor="before">
      <div className={styles.subjects}>
        <Subject title={t('villa_included')} lines={included} />
        <Subject title={t('villa_extras')} lines={extras} />
        <Subject title={t('villa_times')} lines={useTimes(property)} />
        <Subject title={t('villa_house_rules')} lines={houseRules} />
        <Subject title={t('villa_paying')} lines={usePaymentTerms(property, terms)}>
          {terms.conditionsPath && (
            <InternalLink to={terms.conditionsPath} className={styles.more}>
              {t('villa_conditions')}
            </InternalLink>
          )}
        </Subject>
      </div>
      <p className={styles.registration}>
        {t('villa_registration', { country: countryCode, number: registrationNumber })}
      </p>
    </Section>
  )
}

function Subject({ title, lines, children }: { title: string; lines: readonly string[]; children?: ReactNode }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.subject}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** Arrival and departure times. */
function useTimes({ arrivalFrom, departureBy }: VillaData['property']): string[] {
  const t = useT()
  const language = useLanguage()
  return [
    ...(arrivalFrom ? [t('villa_arrival_from', { time: formatTime(arrivalFrom, language) })] : []),
    ...(departureBy ? [t('villa_departure_by', { time: formatTime(departureBy, language) })] : []),
  ]
}

/** Payment schedule, cancellation costs, and damage deposit. */
function usePaymentTerms({ damageDeposit, seasons }: VillaData['property'], terms: VillaData['terms']): string[] {
  const t = useT()
  const language = useLanguage()
  const { depositPercent, balanceDays: days, freeCancellationHours: hours } = terms
  return [
    t('villa_pay', { share: formatPercent(depositPercent, language), days }),
    t('villa_cancel', { hours, days }),
    t('villa_cancel_later'),
    ...flexibleTerms(seasons).map(({ depositPercent, freeDays }) =>
      t('villa_cancel_flexible', { days: freeDays, share: formatPercent(depositPercent, language) }),
    ),
    ...(damageDeposit === null ? [] : [t('villa_damage', { price: formatMoney(damageDeposit, 'EUR', language) })]),
  ]
}
