import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** A shareable booking of the lead booker, formatted. */
export interface OwnTrip {
  id: number
  villa: string
  days: string
  isPast: boolean
}

function tripOf({ id, bookingItems }: BookingResponse, isPast: boolean, language: Language): OwnTrip[] {
  const villa = bookingItems.find(({ kind }) => kind === 'villa')
  return villa ? [{ id, villa: villa.villa.name, days: formatDays(villa, language), isPast }] : []
}

/** Shareable bookings of a lead booker, upcoming ones first. */
export function useOwnTrips(contactId: string) {
  const language = useLanguage()
  const call = 'GET /core/bookings/contactid/{id}'
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`${call} ${contactId}`, signal => sessionApi(call, { params: { id: contactId } }, { signal }))
  const ended: readonly number[] = [bookingStatus.cancelled, bookingStatus.expired]
  const stands = ({ status }: BookingResponse) => !ended.includes(status)
  const coming = data && [...data.Provisional, ...data.UpcomingConfirmed, ...data.WhitekeyBookings].filter(stands)
  const past = data?.PastBookings.filter(stands) ?? []
  const trips = coming && [
    ...coming.flatMap(one => tripOf(one, false, language)),
    ...past.flatMap(one => tripOf(one, true, language)),
  ]
  return { trips, failed, again }
}
