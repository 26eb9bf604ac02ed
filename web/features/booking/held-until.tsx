import type { BookingShown } from '#contract/booking-shapes'
import { useT } from '#web/messages'
import { leftOf } from './time-left'

const hour = 3_600_000

/** For how long an option is held still, in the words in which one plans: hours, then days. */
export function useTimeHeld(booking: BookingShown): string {
  const t = useT()
  const hours = Math.floor((leftOf(booking) ?? 0) / hour)
  return hours < 48 ? t('booking_hours', { hours }) : t('booking_days', { days: Math.floor(hours / 24) })
}

/** For how long an option is held still. */
export function HeldUntil({ booking }: { booking: BookingShown }) {
  const t = useT()
  const time = useTimeHeld(booking)
  return leftOf(booking) === undefined ? null : <p>{t('booking_held_for', { time })}</p>
}
