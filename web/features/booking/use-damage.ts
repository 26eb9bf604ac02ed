import type { BookingShown } from '#contract/booking-shapes'
import type { CardPaymentShown } from '#contract/payments'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'

/** State of the deposit or waiver of a booking; refetched when its payment changes. */
export function useDamage({ id, damageChoice }: BookingShown, payment: CardPaymentShown | null | undefined) {
  const call = 'GET /core/bookings/damagewaiverdetails/{bookingId}/forcheckout/{flag}'
  return useAsked(damageChoice === null ? undefined : `${call} ${id} ${damageChoice} ${payment?.state ?? ''}`, signal =>
    ownApi(call, { params: { bookingId: id, flag: 'true' } }, { signal }),
  )
}
