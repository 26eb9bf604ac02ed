import type { ChangeQuoteResponse } from '#contract/booking/booking-changes'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { Weekday } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { useLanguage, useT } from '#web/messages'
import styles from '../booking.module.css'
import { NearStays } from '../hold/near-stays'
import { refusalText } from '../refusal-text'
import { ScheduleTable } from '../schedule-table'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { usePriceDifference } from './use-price-difference'

interface ChangeQuoteProps {
  booking: BookingResponse
  /** The request differs from the booking. */
  isOther: boolean
  /** Undefined while pending. */
  quote: ChangeQuoteResponse | 'refused' | undefined
  failed: boolean
  onChoose: (stay: Stay) => void
}

/** The total and the payment dates of a booking after a change; or why it is impossible, with alternatives. */
export function ChangeQuote({ booking, isOther, quote, failed, onChoose }: ChangeQuoteProps) {
  const t = useT()
  return (
    <div className={styles.note} aria-live="polite">
      {!isOther && <p>{t('booking_change_change_none')}</p>}
      {isOther && failed && <p>{t('booking_change_change_unknown')}</p>}
      {isOther && !failed && quote === undefined && <p>{t('booking_holding')}</p>}
      {isOther && quote === 'refused' && <p>{t('booking_change_change_refused')}</p>}
      {isOther && quote !== undefined && quote !== 'refused' && (
        <Quoted booking={booking} quote={quote} onChoose={onChoose} />
      )}
    </div>
  )
}

interface QuotedProps extends Pick<ChangeQuoteProps, 'booking' | 'onChoose'> {
  quote: ChangeQuoteResponse
}

function Quoted({ booking, quote, onChoose }: QuotedProps) {
  const t = useT()
  const language = useLanguage()
  const { currencyId, refused, total, before, difference, schedule, nearStays } = quote
  const money = useMoneyFormatter(currencyId)
  const differs = usePriceDifference(currencyId)
  const rate = () => {
    if (quote.ratePlan === 'standard') return t('booking_change_change_rate_lost')
    const day = quote.cancellation.freeThrough
    return day && day >= todayAt(Date.now())
      ? t('booking_change_change_rate_kept', { day: formatDay(day, language) })
      : t('booking_change_change_rate_over')
  }
  if (refused && refused.reason !== 'on-request')
    return (
      <>
        <p>
          <strong>{refusalText(t, { ...refused, weekdays: refused.weekdays as Weekday[] }, language)}</strong>
        </p>
        <NearStays stays={nearStays} currencyId={currencyId} onChoose={onChoose} />
      </>
    )
  return (
    <>
      <p>{t(refused ? 'booking_change_change_request' : 'booking_change_change_possible')}</p>
      <p>
        <strong>{differs(difference)}</strong>
        {total !== null &&
          difference !== 0 &&
          ` · ${t('booking_change_change_total', { before: money(before), total: money(total) })}`}
      </p>
      {total !== null && <ScheduleTable stay={{ currencyId, schedule, totalPrice: total, terms: quote.terms }} />}
      {booking.ratePlan === 'flexible' && <p>{rate()}</p>}
    </>
  )
}
