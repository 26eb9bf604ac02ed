import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { heldBookingStatuses, isPaidStatus } from '#domain/lifecycles/booking-status'
import { centsOf, majorOf } from '#domain/pricing/money'

/** A part of a booking that is payable now, in its currency. */
export interface PayablePart {
  part: Exclude<CardPaymentResponse['part'], 'damage'>
  /** The next instalment alone, or the whole rest. */
  share: 'next' | 'all'
  amount: number
  /** Due date; undefined if the schedule has none. */
  due: string | undefined
  /** The services that it pays. */
  names: string[]
}

const sumOf = (amounts: number[]) => majorOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0))

/** Payable parts of a booking, earliest due date first. */
export function payableParts(
  booking: Pick<BookingResponse, 'status' | 'payments' | 'schedule' | 'clientInvoice'>,
): PayablePart[] {
  const { status, payments, schedule, clientInvoice } = booking
  const isOption = (heldBookingStatuses as readonly number[]).includes(status)
  if (!isOption && !isPaidStatus(status)) return []
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
  // A booking by deposit has its services paid afterwards.
  return [...ofStay, ...(isOption ? [] : [ofServices])].filter(({ amount }) => amount > 0)
}
