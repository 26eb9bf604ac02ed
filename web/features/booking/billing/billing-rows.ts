import type { BookingResponse, ScheduleRowShown } from '#contract/booking/booking-schemas'
import { failedBookingStatuses } from '#domain/lifecycles/booking-status'

/** A payment of one of several bookings. */
export interface BillingRow {
  booking: BookingResponse
  row: ScheduleRowShown
}

const dayOfRow = ({ row: { paidAt, due } }: BillingRow) => paidAt ?? due

/**
 * The payments of all bookings: unpaid ones by due date, paid ones with the latest first. Nothing is due for bookings
 * that are cancelled or expired.
 */
export function billingRows(bookings: readonly BookingResponse[]): { due: BillingRow[]; paid: BillingRow[] } {
  const all = bookings.flatMap(booking => booking.schedule.map(row => ({ booking, row })))
  const byDay = all.toSorted((one, other) => dayOfRow(one).localeCompare(dayOfRow(other)))
  const isFailed = (status: number) => (failedBookingStatuses as readonly number[]).includes(status)
  return {
    due: byDay.filter(({ booking, row }) => row.state !== 'paid' && !isFailed(booking.status)),
    paid: byDay.filter(({ row }) => row.state === 'paid').toReversed(),
  }
}
