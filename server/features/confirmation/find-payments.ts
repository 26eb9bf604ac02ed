import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { bankTransfer, paymentAttempt } from '#database/tables'
import type { ItemPart } from '#domain/booking/payment/payable-part'
import type { Day } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { formatCardBrand } from '#domain/payments/card-brand'

/** How one instalment or service was paid. */
export interface PaidBy {
  by: 'card' | 'transfer' | ''
  brand: string
  last4: string
  /** The day of the payment; empty where no payment record has it. */
  on: Day | ''
}

/** For a payment without any record of how it was made. */
export const unknownPayment: PaidBy = { by: '', brand: '', last4: '', on: '' }

/** Reads how a booking's payments were made. Returns look-ups for one instalment of the stay and for one service. */
export async function findPayments(db: Queryable, bookingId: number) {
  const attempts = await db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.bookingId, bookingId),
        inArray(paymentAttempt.status, [attemptStatus.authorised, attemptStatus.paid]),
      ),
    )
    .orderBy(asc(paymentAttempt.id))
  const transfers = await db
    .select({ part: bankTransfer.part, on: bankTransfer.bookedOn })
    .from(bankTransfer)
    .where(and(eq(bankTransfer.bookingId, bookingId), eq(bankTransfer.direction, 'in')))
  const by = (isIt: (attempt: (typeof attempts)[number]) => boolean, part: string): PaidBy => {
    const found = attempts.find(isIt)
    if (found) {
      const on = todayAt((found.settledAt ?? found.begunAt).getTime())
      return { by: 'card', brand: formatCardBrand(found.cardScheme), last4: found.cardLast4 ?? '', on }
    }
    const transfer = transfers.find(one => one.part === part)
    return transfer ? { ...unknownPayment, by: 'transfer', on: transfer.on } : unknownPayment
  }
  return {
    ofInstalment: ({ kind, position }: { kind: 'deposit' | 'balance'; position: number }) =>
      by(({ part, positions }) => part === kind && (kind === 'deposit' || positions.includes(position)), kind),
    ofService: (itemId: number, paidAs: ItemPart) =>
      by(({ part, itemIds }) => part === paidAs && itemIds.includes(itemId), paidAs),
  }
}
