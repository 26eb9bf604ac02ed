import type { BookingShown } from '#contract/booking-shapes'
import type { CardPaymentShown } from '#contract/payments'
import { bookingStatus, optionBookings } from '#domain/booking/booking-status'
import { centsOf, majorOf } from '#domain/money'

/** A part of a booking that can be paid at this moment, in its currency. */
export interface PayablePart {
  part: Exclude<CardPaymentShown['part'], 'damage'>
  amount: number
  /** By when; undefined where nothing says so. */
  due: string | undefined
  /** The services that it pays. */
  names: string[]
}

const sumOf = (amounts: number[]) => majorOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0))

/** What of a booking can be paid now, what is due first before the rest. */
export function payableParts(booking: Pick<BookingShown, 'status' | 'payments' | 'clientInvoice'>): PayablePart[] {
  const { status, payments, clientInvoice } = booking
  const isOption = (optionBookings as readonly number[]).includes(status)
  const kind = isOption ? 'deposit' : 'balance'
  const unpaid = payments.filter(payment => payment.kind === kind && payment.paidAt === null)
  const services = clientInvoice.bookingItemsPayable.filter(item => item.kind !== 'villa')
  const ofStay = {
    part: kind,
    amount: sumOf(unpaid.map(({ amount }) => amount)),
    due: unpaid[0]?.due,
    names: [],
  } as const
  const ofServices = {
    part: 'service',
    amount: sumOf(services.map(({ price }) => price)),
    due: undefined,
    names: services.map(({ name }) => name),
  } as const
  if (!isOption && status !== bookingStatus.confirmed) return []
  // What is booked by its deposit has services to pay afterwards.
  const parts: PayablePart[] = isOption ? [{ ...ofStay, names: [] }] : [{ ...ofStay, names: [] }, ofServices]
  return parts.filter(({ amount }) => amount > 0)
}
