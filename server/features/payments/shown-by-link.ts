import type { FoundBooking } from '#server/features/bookings/public'
import type { PaymentLink } from './payment-links.ts'

/**
 * What a payment link tells of its booking: the stay and the reference, and the lead booker's first name and the villa
 * where they allow it (PD-103). Undefined where no villa is booked.
 */
export function shownByLink(
  { namesAsker }: Pick<PaymentLink, 'namesAsker'>,
  { row, items, firstName }: Pick<FoundBooking, 'row' | 'items' | 'firstName'>,
) {
  const item = items.find(({ kind }) => kind === 'villa')
  if (!item) return undefined
  return {
    reference: row.reference,
    askedBy: namesAsker ? firstName : null,
    villa: namesAsker ? item.villa.name : null,
    from: item.stay.from,
    to: item.stay.to,
  }
}
