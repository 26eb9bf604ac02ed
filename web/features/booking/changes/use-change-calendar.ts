import { useMemo } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { type Calendar, villaCalendar } from '#domain/availability/calendar'
import type { Weekday } from '#domain/calendar/day'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'

/** The villa's calendar in which the booking's own nights count as free; undefined while loading. */
export function useChangeCalendar(booking: BookingResponse, contact: CurrentContact) {
  const call = 'GET /core/bookings/{id}/changes/availability'
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`${call} ${booking.id} ${contact.id}`, signal =>
    sessionApi(call, { params: { id: booking.id } }, { signal }),
  )
  const calendar = useMemo((): Calendar | undefined => {
    if (!data) return undefined
    const { today, availability, maximumNights } = data
    const seasons = data.arrivals.map(rule => ({ ...rule, changeover: rule.changeover as Weekday[] }))
    return villaCalendar(availability, { today, seasons, settings: { maxBooking: maximumNights } })
  }, [data])
  return { calendar, failed, again }
}
