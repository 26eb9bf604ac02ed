import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { villaServices } from '#domain/booking/services'
import { parseIdParam } from '#domain/text/id'
import type { Language } from '#domain/text/language'
import { sessionApi, useAuthState } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import { useCurrentBookingId } from './current-booking'

/** A booking and when it was read, in milliseconds of `performance.now()`: the remaining time counts from then. */
export interface BookingSnapshot {
  booking: BookingResponse
  at: number
}

const keyOf = (id: number, contactId: string) => `booking ${id} ${contactId}`

/** Stores a booking from a response. */
export const setBookingData = (booking: BookingResponse, contactId: string): void =>
  setQueryData(keyOf(booking.id, contactId), { booking, at: performance.now() } satisfies BookingSnapshot)

/** A booking keeps the language in which it was made; the site's own labels follow the language of the page. */
export function localizeServiceNames(booking: BookingResponse, language: Language): BookingResponse {
  const named = <Item extends BookingResponse['bookingItems'][number]>(item: Item): Item => {
    const service = item.kind === 'villa-service' && villaServices.find(({ id }) => id === item.serviceId)
    return service ? { ...item, name: service.name[language] } : item
  }
  const { bookingItems, clientInvoice, schedule } = booking
  return {
    ...booking,
    bookingItems: bookingItems.map(named),
    schedule: schedule.map(row => ({
      ...row,
      name: villaServices.find(({ id }) => id === row.serviceId)?.name[language] ?? row.name,
    })),
    clientInvoice: { ...clientInvoice, bookingItemsPayable: clientInvoice.bookingItemsPayable.map(named) },
  }
}

/** A booking of this browser's user; null if it does not exist or is not theirs. */
export function useBookingById(id: number | undefined) {
  const standing = useAuthState()
  const language = useLanguage()
  const contactId = standing.kind === 'authenticated' ? standing.contact.id : undefined
  const key = id !== undefined && contactId !== undefined ? keyOf(id, contactId) : undefined
  const asked = useQuery<BookingSnapshot | null>(key, async signal => {
    try {
      const booking = await sessionApi('GET /core/bookings/{id}', { params: { id: id ?? 0 } }, { signal })
      return { booking, at: performance.now() }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return null
      throw error
    }
  })
  const read = asked.data
  const data = useMemo(
    () => read && { ...read, booking: localizeServiceNames(read.booking, language) },
    [read, language],
  )
  return key === undefined ? { ...asked, data: null, failed: false } : { ...asked, data }
}

/** The booking that the URL names, or else the one in progress in this browser. */
export function useBooking() {
  const { search } = useLocation()
  const current = useCurrentBookingId()
  return useBookingById(parseIdParam(search, 'booking') ?? current)
}
