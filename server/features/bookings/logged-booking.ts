import { statusName } from '#domain/access/staff-changes'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { majorOf } from '#domain/pricing/money'
import { sumsOf } from './present-booking.ts'
import type { FoundBooking } from './queries.ts'

/** The fields of a booking that the staff log compares before and after a write; prices in major units of its currency. */
export function loggedBooking(found: FoundBooking | undefined) {
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) return {}
  const { row } = found
  return {
    villa: item.villa.name,
    ...item.stay,
    price: majorOf(item.priceCents),
    status: statusName(bookingStatus, row.status),
    outstanding: majorOf(sumsOf(found).remainingCents),
    adults: row.adults,
    children: row.children,
    infants: row.infants,
  }
}
