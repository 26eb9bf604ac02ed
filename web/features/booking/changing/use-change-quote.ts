import type { BookingShown } from '#contract/booking-shapes'
import type { ChangeQuoted } from '#contract/changes'
import type { CurrentContact } from '#contract/sessions'
import { noGuests } from '#domain/guests'
import { CallError } from '#web/api'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'
import { useRested } from '#web/ui/rested'
import { isFor, type StayWish, wishOf } from '../stay-wish'

/** Debounce in milliseconds, so that changing the number of guests does not quote each step. */
const pause = 600

function isAsBooked(booking: BookingShown, wish: StayWish): boolean {
  const { adults, children, infants } = wish.guests
  const { guests: booked, young } = wishOf(booking) ?? {}
  const isSameParty = booked?.adults === adults && booked.children === children && booked.infants === infants
  return isFor(booking, wish) && isSameParty && (wish.young ?? young) === young
}

/** The price difference of another stay or party; `refused` if it cannot be let. Disabled for the booking as it is. */
export function useChangeQuote(booking: BookingShown, contact: CurrentContact, wish: StayWish | undefined) {
  const isOther = wish !== undefined && !isAsBooked(booking, wish)
  const { adults, children, infants } = wish?.guests ?? noGuests
  const young = wish?.young
  const wanted = isOther
    ? { ...wish.stay, adults, children, infants, ...(young !== undefined && { young }) }
    : undefined
  const text = useRested(wanted && JSON.stringify(wanted), pause)
  const isCurrent = text === (wanted && JSON.stringify(wanted))
  const { data, failed, again } = useAsked<ChangeQuoted | 'refused'>(
    text && `change ${booking.id} ${text} ${contact.id}`,
    async signal => {
      try {
        const body = JSON.parse(text ?? '')
        return await ownApi('POST /core/bookings/{id}/changes/quote', { params: { id: booking.id }, body }, { signal })
      } catch (error) {
        if (error instanceof CallError && [409, 422].includes(error.status)) return 'refused'
        throw error
      }
    },
  )
  return { isOther, quote: isCurrent ? data : undefined, failed: isCurrent && failed, again }
}
