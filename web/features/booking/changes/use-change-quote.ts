import type { CurrentContact } from '#contract/account/sessions'
import type { ChangeQuoteResponse } from '#contract/booking/booking-changes'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { noGuests } from '#domain/villas/guests'
import { sessionApi } from '#web/features/session/public'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import { matchesStayRequest, type StayRequest, stayRequestOf } from '../checkout/stay-request'

/** Debounce in milliseconds, so that changing the number of guests does not quote each step. */
const debounceMs = 600

function isUnchanged(booking: BookingResponse, request: StayRequest): boolean {
  const { adults, children, infants } = request.guests
  const { guests: booked, young } = stayRequestOf(booking) ?? {}
  const isSameParty = booked?.adults === adults && booked.children === children && booked.infants === infants
  return matchesStayRequest(booking, request) && isSameParty && (request.young ?? young) === young
}

/** The price difference of another stay or party; `refused` if it cannot be let. Disabled for the booking as it is. */
export function useChangeQuote(booking: BookingResponse, contact: CurrentContact, request: StayRequest | undefined) {
  const isOther = request !== undefined && !isUnchanged(booking, request)
  const { adults, children, infants } = request?.guests ?? noGuests
  const young = request?.young
  const lang = useLanguage()
  const wanted = isOther
    ? { ...request.stay, adults, children, infants, ...(young !== undefined && { young }), lang }
    : undefined
  const text = useDebouncedValue(wanted && JSON.stringify(wanted), debounceMs)
  const isCurrent = text === (wanted && JSON.stringify(wanted))
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery<ChangeQuoteResponse | 'refused'>(text && `change ${booking.id} ${text} ${contact.id}`, async signal => {
    try {
      const body = JSON.parse(text ?? '')
      return await sessionApi(
        'POST /core/bookings/{id}/changes/quote',
        { params: { id: booking.id }, body },
        { signal },
      )
    } catch (error) {
      if (error instanceof ApiError && [409, 422].includes(error.status)) return 'refused'
      throw error
    }
  })
  return { isOther, quote: isCurrent ? data : undefined, failed: isCurrent && failed, again }
}
