import type { ChangeRequestResponse } from '#contract/booking/booking-changes'
import { formatDay, formatDays } from '#domain/calendar/formats'
import { nightsOf } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { useLanguage, useT } from '#web/messages'
import { usePriceDifference } from './use-price-difference'
import { WithdrawChange } from './withdraw-change'

interface AskedChangeProps {
  change: ChangeRequestResponse
  currencyId: number
  onEnd: (how: 'withdrawn' | 'answered') => void
}

/** A change request and its state; it can be withdrawn until it is answered. */
export function ChangeRequestRow({ change, currencyId, onEnd }: AskedChangeProps) {
  const t = useT()
  const language = useLanguage()
  const differs = usePriceDifference(currencyId)
  const { id, bookingId, from, to, adults, children, infants, difference, state, askedAt } = change
  return (
    <li>
      <span>
        {formatDays({ from, to }, language)}
        <small>
          {t('booking_party_told', { adults, children, infants, nights: nightsOf({ from, to }) })} ·{' '}
          {differs(difference)}
        </small>
        <small>
          {t('booking_change_change_state', { state, day: formatDay(todayAt(Date.parse(askedAt)), language) })}
        </small>
        {state === 'asked' && <WithdrawChange bookingId={bookingId} changeId={id} onEnd={onEnd} />}
      </span>
    </li>
  )
}
