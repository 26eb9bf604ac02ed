import type { QuoteResponse } from '#contract/booking/booking-schemas'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { RateChoice } from '#web/features/rates/public'
import { useT } from '#web/messages'
import styles from '../booking.module.css'
import type { StayRequest } from '../checkout/stay-request'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { rateOptions } from './rate-option'

interface OfferedRatesProps {
  sale: QuoteResponse
  request: StayRequest
  onChoose: (ratePlan: RatePlanName) => void
}

/** The rates by which a stay is offered; nothing where there is no choice, but a word where the chosen one is not offered. */
export function OfferedRates({ sale, request, onChoose }: OfferedRatesProps) {
  const t = useT()
  const money = useMoneyFormatter(sale.currencyId)
  const { rates, ratePlan } = sale
  if (rates.length < 2)
    return request.ratePlan === 'flexible' ? (
      <p className={styles.note} role="status">
        {t('booking_rate_gone')}
      </p>
    ) : null
  return (
    <section className={styles.part}>
      <h2>{t('booking_rate_title')}</h2>
      <p>{t('booking_rate_text')}</p>
      <RateChoice titled options={rateOptions(rates, money)} chosen={ratePlan} onChoose={onChoose} />
    </section>
  )
}
