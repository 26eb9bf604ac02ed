import type { BookingShown } from '#contract/booking-shapes'
import type { CardPaymentShown } from '#contract/payments'
import { isSold, optionBookings } from '#domain/booking/booking-status'
import { centsOf, majorOf } from '#domain/money'

/** A part of a booking that can be paid at this moment, in its currency. */
export interface PayablePart {
  part: Exclude<CardPaymentShown['part'], 'damage'>
  /** Of a balance in parts the one that is next alone; else all that is left. */
  share: 'next' | 'all'
  amount: number
  /** By when; undefined where nothing says so. */
  due: string | undefined
  /** The services that it pays. */
  names: string[]
}

const sumOf = (amounts: number[]) => majorOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0))

/** What of a booking can be paid now, what is due first before the rest. */
export function payableParts(
  booking: Pick<BookingShown, 'status' | 'payments' | 'schedule' | 'clientInvoice'>,
): PayablePart[] {
  const { status, payments, schedule, clientInvoice } = booking
  const isOption = (optionBookings as readonly number[]).includes(status)
  if (!isOption && !isSold(status)) return []
  const part = isOption ? 'deposit' : 'balance'
  const unpaid = payments.filter(({ kind, paidAt }) => kind === part && paidAt === null)
  const services = clientInvoice.bookingItemsPayable.filter(item => item.kind !== 'villa')
  const [next, ...others] = unpaid
  const all = { part, share: 'all', amount: sumOf(unpaid.map(({ amount }) => amount)) } as const
  const ofStay: PayablePart[] =
    next && others.length > 0
      ? [
          { part, share: 'next', amount: next.amount, due: next.due, names: [] },
          { ...all, names: [], due: undefined },
        ]
      : [{ ...all, names: [], due: next?.due }]
  const ofServices: PayablePart = {
    part: 'service',
    share: 'all',
    amount: sumOf(services.map(({ price }) => price ?? 0)),
    due: schedule.find(({ kind, state }) => state !== 'paid' && (kind === 'tourist-tax' || kind === 'service'))?.due,
    names: services.map(({ name }) => name),
  }
  // What is booked by its deposit has services to pay afterwards.
  return [...ofStay, ...(isOption ? [] : [ofServices])].filter(({ amount }) => amount > 0)
}
