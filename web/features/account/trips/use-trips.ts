import { useLocation, useNavigate } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { Trip } from '#contract/booking/trips'
import type { TripStage } from '#domain/content/client-pages'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { parseIdParam } from '#domain/text/id'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** The current trips of the signed-in contact, or shared with them. All of a page share one request. */
export function useTrips({ id }: Pick<CurrentContact, 'id'>, { staleTime }: { staleTime?: number } = {}) {
  const language = useLanguage()
  const call = 'GET /core/bookings/contactid/{id}/trips'
  return useQuery(
    `trips ${language} ${id}`,
    signal => sessionApi(call, { params: { id }, query: { lang: language } }, { signal }),
    { ...(staleTime !== undefined && { staleTime }) },
  )
}

export const stageOf = ({ status }: Pick<Trip, 'status'>): TripStage =>
  status === bookingStatus.confirmed ? 'confirmed' : 'held'

/**
 * The trip that a page concerns: the one that the parameter `booking` of the address names, else the next one of that
 * stage. A booking that is named but not current, such as a past one, has no trip: `named` is its id.
 */
export function useSelectedTrip(contact: Pick<CurrentContact, 'id'>, stage?: TripStage) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, isError, refetch } = useTrips(contact)
  const named = parseIdParam(search, 'booking')
  const trips = data?.trips.filter(trip => stage === undefined || stageOf(trip) === stage)
  const trip = named === undefined ? trips?.[0] : trips?.find(({ bookingId }) => bookingId === named)
  /** Shows another booking; the address survives a reload, and "back" leaves the page. */
  const select = (bookingId: number) => {
    const query = new URLSearchParams(search)
    query.set('booking', String(bookingId))
    void navigate({ search: `?${query}` }, { replace: true })
  }
  return { trips, trip, named, isError, refetch, select }
}
