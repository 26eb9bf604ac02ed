import type { BookingShown } from '#contract/booking-shapes'
import { bookingStatus } from '#domain/booking/booking-status'
import type { MessageKey } from '#web/messages'

const words: Readonly<Record<number, MessageKey>> = {
  0: 'own_state_held',
  1: 'own_state_waits',
  2: 'own_state_confirmed',
  3: 'own_state_completed',
  4: 'own_state_cancelled',
  5: 'own_state_expired',
}

/** Label of a booking's status. */
export const stateWord = (status: number): MessageKey => words[status] ?? 'own_state_expired'

/** Link and label that continue a booking; undefined if there is nothing to do. */
export function placeOfBooking({
  id,
  status,
  totalPrice,
}: Pick<BookingShown, 'id' | 'status' | 'totalPrice'>): { to: string; word: MessageKey } | undefined {
  // Guests without prices have nothing to pay.
  const isUnpriced = totalPrice === null
  const query = `?booking=${id}`
  switch (status) {
    case bookingStatus.onlineOption:
      if (isUnpriced) return undefined
      return { to: `/secure/ob${query}`, word: 'own_booking_go_on' }
    case bookingStatus.officeOption:
      if (isUnpriced) return { to: `/secure/provisional${query}`, word: 'own_booking_details' }
      return { to: `/secure/provisional/payment${query}`, word: 'own_booking_pay_deposit' }
    case bookingStatus.expired:
      return undefined
    default:
      return {
        to: `/secure/overview-and-payment${query}`,
        word: isUnpriced ? 'own_booking_details' : 'own_booking_overview',
      }
  }
}
