import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import { type ChargedPart, type ItemPart, partOfItem } from '#domain/booking/payment/payable-part'
import { heldBookingStatuses, isPaidStatus } from '#domain/lifecycles/booking-status'
import { centsOf, majorOf } from '#domain/pricing/money'

/** A part of a booking that is payable now, in its currency. */
export interface PayablePart {
  part: ChargedPart
  /** The next instalment, or the services that are due now, alone; or the whole rest. */
  share: 'next' | 'all'
  amount: number
  /** Due date; undefined if the schedule has none. */
  due: string | undefined
  /** The services that it pays. */
  names: string[]
  /** The items that it pays; all of its part unless given. */
  itemIds?: number[]
  /** The balances of services that are left for later, the earliest first. */
  later?: LaterBalance[]
}

/** The balance of a service whose deposit is due now. */
export interface LaterBalance {
  id: number
  name: string
  amount: number
  due: string
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
  const services = ofItems('service', servicesDue)
  const extras = isOption ? [] : [...dueNow(clientInvoice.bookingItemsPayable), services, ofItems('wine')]
  return [...ofStay, ...extras].filter(({ amount }) => amount > 0)
}

/**
 * The services without the balances of those that ask a deposit, as a part of its own: the deposits can be paid now and
 * the balances later (PD-160). None where there is nothing to leave for later, or nothing else to pay.
 */
function dueNow(items: readonly BookingItemResponse[]): PayablePart[] {
  const services = items.filter(({ kind }) => partOfItem(kind) === 'service')
  const now = services.filter(({ balanceOf }) => balanceOf === null)
  const later = services.flatMap(({ id, name, price, due, balanceOf }) =>
    balanceOf === null || due === null ? [] : [{ id, name, amount: price ?? 0, due }],
  )
  if (now.length === 0 || later.length === 0) return []
  return [
    {
      ...{ part: 'service', share: 'next', due: undefined },
      amount: sumOf(now.map(({ price }) => price ?? 0)),
      names: now.map(({ name }) => name),
      itemIds: now.map(({ id }) => id),
      later: later.toSorted((a, b) => a.due.localeCompare(b.due)),
    },
  ]
}
