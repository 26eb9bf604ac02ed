import { useMemo } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { CurrentContact } from '#contract/sessions'
import { type Calendar, villaCalendar } from '#domain/calendar'
import type { Weekday } from '#domain/day'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'

/** The villa's calendar in which the booking's own nights count as free; undefined while loading. */
export function useChangeCalendar(booking: BookingShown, contact: CurrentContact) {
  const call = 'GET /core/bookings/{id}/changes/availability'
  const { data, failed, again } = useAsked(`${call} ${booking.id} ${contact.id}`, signal =>
    ownApi(call, { params: { id: booking.id } }, { signal }),
  )
  const calendar = useMemo((): Calendar | undefined => {
    if (!data) return undefined
    const { today, availability, maximumNights } = data
    const seasons = data.arrivals.map(rule => ({ ...rule, changeover: rule.changeover as Weekday[] }))
    return villaCalendar(availability, { today, seasons, settings: { maxBooking: maximumNights } })
  }, [data])
  return { calendar, failed, again }
}
