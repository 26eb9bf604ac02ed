import { ProblemError } from '#contract/problems'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { FoundBooking } from '#server/features/bookings/public'

/** The villa item of a confirmed booking of one villa; only staff change others. Throws `not-in-this-state`. */
export function changeableItem({ row, items }: FoundBooking) {
  const [item, ...others] = items.filter(({ kind }) => kind === 'villa')
  if (!item || others.length > 0 || row.status !== bookingStatus.confirmed) throw new ProblemError('not-in-this-state')
  return item
}
