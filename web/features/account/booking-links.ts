import type { BookingResponse } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { MessageKey } from '#web/messages'

const words: Readonly<Record<number, MessageKey>> = {
  0: 'account_state_held',
  1: 'account_state_waits',
  2: 'account_state_confirmed',
  3: 'account_state_completed',
  4: 'account_state_cancelled',
  5: 'account_state_expired',
}

/** Label of a booking's status. */
export const bookingStatusLabel = (status: number): MessageKey => words[status] ?? 'account_state_expired'

/** Link and label that continue a booking; undefined if there is nothing to do. */
export function bookingLink({
  id,
  status,
  totalPrice,
}: Pick<BookingResponse, 'id' | 'status' | 'totalPrice'>): { to: string; word: MessageKey } | undefined {
  // Guests without prices have nothing to pay.
  const isUnpriced = totalPrice === null
  const query = `?booking=${id}`
  switch (status) {
    case bookingStatus.onlineOption:
      if (isUnpriced) return undefined
      return { to: `/secure/ob${query}`, word: 'account_booking_go_on' }
    case bookingStatus.officeOption:
      if (isUnpriced) return { to: `/secure/provisional${query}`, word: 'account_booking_details' }
      return { to: `/secure/provisional/payment${query}`, word: 'account_booking_pay_deposit' }
    case bookingStatus.expired:
      return undefined
    default:
      return {
        to: `/secure/overview-and-payment${query}`,
        word: isUnpriced ? 'account_booking_details' : 'account_booking_overview',
      }
  }
}
