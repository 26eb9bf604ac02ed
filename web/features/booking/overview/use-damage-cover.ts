import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'

/** State of the deposit or waiver of a booking; refetched when its payment changes. */
export function useDamageCover({ id, damageChoice }: BookingResponse, payment: CardPaymentResponse | null | undefined) {
  const call = 'GET /core/bookings/damagewaiverdetails/{bookingId}/forcheckout/{flag}'
  return useQuery(damageChoice === null ? undefined : `${call} ${id} ${damageChoice} ${payment?.state ?? ''}`, signal =>
    sessionApi(call, { params: { bookingId: id, flag: 'true' } }, { signal }),
  )
}
