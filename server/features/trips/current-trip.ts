import { commonZone, todayAt } from '#domain/calendar/today'
import { bookingStatus, heldBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import { effectiveStatus, type FoundBooking } from '#server/features/bookings/public'

/** A booking with its stay, as it stands now; undefined where it is over or has no villa. */
export function currentTrip({ catalogue }: Pick<Context, 'catalogue'>, found: FoundBooking) {
  const { row, items, now } = found
  const villas = items.filter(({ kind }) => kind === 'villa')
  const [villa] = villas.toSorted((one, other) => (one.stay.from < other.stay.from ? -1 : 1))
  const status = effectiveStatus(row.status, villas, now)
  if (!villa || !(heldBookingStatuses.includes(status) || status === bookingStatus.confirmed)) return undefined
  const timezone = catalogue.villas.get(villa.villaId)?.timezone ?? commonZone
  const today = todayAt(now, timezone)
  return villa.stay.to < today ? undefined : { found, villa, status, timezone, today }
}

export type CurrentTrip = NonNullable<ReturnType<typeof currentTrip>>
