import { and, eq, type SQL } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { BankFilter, ExpectedTransfersShown, RecordedTransfer } from '#contract/staff/staff-payments'
import type { Queryable } from '#database/connection'
import { bankTransfer, booking, staff } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { chargedParts } from '#domain/booking/payment/payable-part'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { majorOf } from '#domain/pricing/money'
import { type FoundBooking, findBookings } from '#server/features/bookings/public'
import { inReach } from '#server/platform/auth/reach-conditions'
import { dayKey, keyset, numberKey, pageOf } from '#server/platform/keyset'
import { villaOf } from '../queries.ts'
import { keptByTransfer, openRows, sumOfRows } from './open-rows.ts'

const maxAtOnce = 50

/** Transfers are numbered as they are recorded. */
const sorts = keyset(
  {
    entered: numberKey(bankTransfer.id),
    booked: dayKey(bankTransfer.bookedOn),
    amount: numberKey(bankTransfer.cents),
  },
  bankTransfer.id,
)

/** The recorded transfers of one direction in reach: the list and its export have the same. */
export const bankTransfersOf = (reach: Reach, { state }: Pick<BankFilter, 'state'>): SQL | undefined =>
  and(eq(bankTransfer.direction, state), inReach(reach, 'booking', bankTransfer.bookingId))
export const bankTransferOrder = sorts.orderBy

/** Lists the recorded bank transfers of one direction. Throws `invalid-input`. */
export async function listBankTransfers(
  db: Queryable,
  reach: Reach,
  { state, order, cursor }: BankFilter & { cursor?: string | undefined },
): Promise<{ transfers: RecordedTransfer[]; next: string | null }> {
  const rows = await db
    .select({
      id: bankTransfer.id,
      value: sorts.value(order),
      transfer: bankTransfer,
      reference: booking.reference,
      villa: villaOf(booking.id),
      enteredBy: staff.name,
    })
    .from(bankTransfer)
    .innerJoin(booking, eq(booking.id, bankTransfer.bookingId))
    .innerJoin(staff, eq(staff.id, bankTransfer.enteredBy))
    .where(and(bankTransfersOf(reach, { state }), sorts.beyond(order, cursor)))
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const transfers = page.map(({ id, transfer, reference, villa, enteredBy }) => ({
    id,
    bookingId: transfer.bookingId,
    ...{ reference, villa, enteredBy },
    direction: transfer.direction,
    part: transfer.part,
    amount: majorOf(transfer.cents),
    currencyId: transfer.currencyId,
    bookedOn: transfer.bookedOn,
    bankReference: transfer.bankReference,
    enteredAt: transfer.enteredAt.toISOString(),
  }))
  return { transfers, next }
}

/** The amounts that a transfer can pay of each part: all of it, or the next instalment of the balance. */
const openAmounts = (found: FoundBooking) =>
  chargedParts.flatMap(part => {
    const rows = openRows(found, part)
    const all = sumOfRows(rows)
    const next = part === 'balance' ? rows[0]?.cents : undefined
    const amounts = [...new Set(next === undefined ? [all] : [next, all])].filter(cents => cents > 0).map(majorOf)
    return amounts.length > 0 ? [{ part, amounts }] : []
  })

/** The open parts of a booking that a bank transfer can pay. Throws `not-found`. */
export async function getExpectedTransfers(db: Queryable, bookingId: number): Promise<ExpectedTransfersShown> {
  const [found] = await findBookings(db, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new ProblemError('not-found')
  const { row } = found
  return {
    bookingId,
    reference: row.reference,
    villa: item.villa.name,
    ...item.stay,
    name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    currencyId: row.currencyId,
    // A transfer that arrives after the option can still take the nights.
    open: row.status === bookingStatus.cancelled ? [] : openAmounts(found),
    needsAcceptance: found.acceptances.length === 0,
    received: majorOf(await keptByTransfer(db, bookingId)),
  }
}
