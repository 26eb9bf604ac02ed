import type { BookingResponse } from '#contract/booking/booking-schemas'
import { type ChargedPart, type ItemPart, partOfItem } from '#domain/booking/payment/payable-part'
import { heldBookingStatuses, isPaidStatus } from '#domain/lifecycles/booking-status'
import { centsOf, majorOf } from '#domain/pricing/money'

/** A part of a booking that is payable now, in its currency. */
export interface PayablePart {
  part: ChargedPart
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
  const [next, ...others] = unpaid
  const all = { part, share: 'all', amount: sumOf(unpaid.map(({ amount }) => amount)) } as const
  const ofStay: PayablePart[] =
    next && others.length > 0
      ? [
          { part, share: 'next', amount: next.amount, due: next.due, names: [] },
          { ...all, names: [], due: undefined },
        ]
      : [{ ...all, names: [], due: next?.due }]
  const ofItems = (itemPart: ItemPart, due?: string): PayablePart => {
    const items = clientInvoice.bookingItemsPayable.filter(({ kind }) => partOfItem(kind) === itemPart)
    const amount = sumOf(items.map(({ price }) => price ?? 0))
    return { part: itemPart, share: 'all', amount, due, names: items.map(({ name }) => name) }
  }
  const servicesDue = schedule.find(
    ({ kind, state }) => state !== 'paid' && (kind === 'tourist-tax' || kind === 'service'),
  )?.due
  // A booking by deposit has its services paid afterwards.
  const extras = isOption ? [] : [ofItems('service', servicesDue), ofItems('wine')]
  return [...ofStay, ...extras].filter(({ amount }) => amount > 0)
}
