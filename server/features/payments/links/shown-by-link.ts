import type { FoundBooking } from '#server/features/bookings/public'
import type { PaymentLink } from './payment-links.ts'

/**
 * The details of a booking on the page of a payment link: stay and reference, and the lead booker's first name and the
 * villa where they allow it (PD-103). Undefined without a booked villa.
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
