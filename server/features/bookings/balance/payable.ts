import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { type ItemPart, isItemPart, kindsOfPart, type PayablePart } from '#domain/booking/payment/payable-part'
import {
  type BookingStatus,
  bookingStatus,
  heldBookingStatuses,
  isPaidStatus,
  paidBookingStatuses,
} from '#domain/lifecycles/booking-status'
import { itemStatus, payableItemStatuses } from '#domain/lifecycles/item-status'
import type { CurrencyId } from '#domain/pricing/money'
import {
  type Confirmation,
  confirmNights,
  effectiveStatus,
  extendHold,
  type LockedBooking,
  lockBooking,
} from '../occupancy/occupancy.ts'
import { payableDepositCents } from './damage-deposit.ts'

const { booking, bookingItem, instalment, serviceBalance } = tables

/** The item of its deposit, while that is not paid; null for everything but balances. */
const unpaidDeposit = sql<number | null>`(
  select deposit.id from booking_item deposit
  where deposit.id = ${serviceBalance.depositItemId} and deposit.status <> ${itemStatus.confirmed})`.mapWith(Number)

/** The amount that can be paid now, in cents of the booking's currency. */
export interface Payable {
  part: PayablePart
  cents: number
  currencyId: CurrencyId
  /** The items that it pays. */
  itemIds: number[]
  /** The positions of the balance instalments that it pays. */
  positions: number[]
}

/** Narrows a part to pay; by default all of it that is open. */
interface RequestedPart {
  /** One instalment of the balance alone. */
  position?: number | undefined
  /** The expected amount in cents: selects the next balance instalment if it has this amount. */
  cents?: number | undefined
  /** These services alone; all that can be paid unless given. */
  itemIds?: readonly number[] | undefined
}

const openItems = (db: Queryable, bookingId: number, part: ItemPart) =>
  db
    .select({
      id: bookingItem.id,
      cents: bookingItem.priceCents,
      position: sql<null>`null`,
      unpaidDeposit,
    })
    .from(bookingItem)
    .leftJoin(serviceBalance, eq(serviceBalance.itemId, bookingItem.id))
    .where(
      and(
        eq(bookingItem.bookingId, bookingId),
        inArray(bookingItem.kind, kindsOfPart[part]),
        inArray(bookingItem.status, [...payableItemStatuses]),
      ),
    )

const unpaid = (db: Queryable, bookingId: number, kind: 'deposit' | 'balance') =>
  db
    .select({ id: sql<null>`null`, cents: instalment.cents, position: instalment.position })
    .from(instalment)
    .where(and(eq(instalment.bookingId, bookingId), eq(instalment.kind, kind), isNull(instalment.paidAt)))
    .orderBy(asc(instalment.due), asc(instalment.position))

/**
 * The states in which a part can be paid: the deposit turns an option into a booking, balance and services follow. A
 * service paid with an option would be lost when the option expires (PD-90).
 */
const payableIn: Readonly<Record<PayablePart, readonly BookingStatus[]>> = {
  deposit: heldBookingStatuses,
  balance: paidBookingStatuses,
  service: paidBookingStatuses,
  wine: paidBookingStatuses,
  damage: [bookingStatus.confirmed],
}

/**
 * The amount of a part that can be paid now; undefined where nothing can. Locks the booking until the transaction ends.
 * Throws `not-found`, `option-over` where its option has expired, and `not-booked-yet` for services of an option.
 */
export async function payableOf(
  tx: Transaction,
  bookingId: number,
  part: PayablePart,
  wanted: RequestedPart = {},
): Promise<Payable | undefined> {
  return payableOfLocked(tx, await lockBooking(tx, bookingId), part, wanted)
}

/** The same for a booking that is locked. */
export async function payableOfLocked(
  tx: Transaction,
  { row, items, now }: LockedBooking,
  part: PayablePart,
  wanted: RequestedPart,
): Promise<Payable | undefined> {
  const status = effectiveStatus(row.status, items, now)
  if (status === bookingStatus.expired) throw new ProblemError('option-over')
  refuseEarlyServices(status, part)
  if (!payableIn[part].includes(status)) return undefined
  const all = await toPay(tx, { row, items, now }, part)
  const parts = chosenOf(all, part, wanted)
  const cents = parts.reduce((sum, one) => sum + one.cents, 0)
  if (cents === 0) return undefined
  const itemIds = parts.flatMap(({ id }) => id ?? [])
  const positions = part === 'balance' ? parts.flatMap(({ position }) => position ?? []) : []
  return { part, cents, currencyId: row.currencyId, itemIds, positions }
}

/** Rejects payment of services and wine before the villa is booked. Throws `not-booked-yet`. */
export function refuseEarlyServices(status: BookingStatus, part: PayablePart): void {
  if (isItemPart(part) && heldBookingStatuses.includes(status)) throw new ProblemError('not-booked-yet')
}

/** A service or instalment that is to be paid. */
interface PayableLine {
  id: number | null
  cents: number
  position: number | null
  /** The deposit that is paid with it, or before. */
  unpaidDeposit?: number | null
}

async function toPay(tx: Transaction, locked: LockedBooking, part: PayablePart): Promise<readonly PayableLine[]> {
  const { id } = locked.row
  if (part === 'damage') return [{ id: null, position: null, cents: await payableDepositCents(tx, locked) }]
  return isItemPart(part) ? openItems(tx, id, part) : unpaid(tx, id, part)
}

function chosenOf(
  all: readonly PayableLine[],
  part: PayablePart,
  { position, cents, itemIds }: RequestedPart,
): readonly PayableLine[] {
  if (isItemPart(part)) {
    const wanted = itemIds ? all.filter(({ id }) => id !== null && itemIds.includes(id)) : all
    const isPayable = ({ unpaidDeposit: deposit }: PayableLine) => !deposit || wanted.some(({ id }) => id === deposit)
    return wanted.filter(isPayable)
  }
  if (part !== 'balance') return all
  if (position !== undefined) return all.filter(one => one.position === position)
  const [next] = all
  return next && next.cents === cents ? [next] : all
}

/**
 * Prepares a locked booking for a payment: extends an online option for the bank's challenge and fixes the currency.
 * Call it before the provider. Throws `option-over`.
 */
export async function beginPayment(tx: Transaction, locked: LockedBooking): Promise<void> {
  if (effectiveStatus(locked.row.status, locked.items, locked.now) === bookingStatus.expired)
    throw new ProblemError('option-over')
  if (locked.row.status === bookingStatus.onlineOption) await extendHold(tx, locked, 'challenge')
  await tx
    .update(booking)
    .set({ currencySettledAt: sql`coalesce(${booking.currencySettledAt}, app_now())` })
    .where(eq(booking.id, locked.row.id))
}

/**
 * Records that a part was paid. A deposit confirms the nights: those of an option or, if it has expired, those of the
 * booking if they are still free. `already` means that it had been paid before; `nights-gone` that nothing can be had
 * for it any more, and the caller refunds the money. Locks the booking until the transaction ends. Throws `not-found`.
 */
export async function confirmPaid(
  tx: Transaction,
  bookingId: number,
  { part, itemIds = [], positions = [], cents }: Pick<Payable, 'part'> & Partial<Payable>,
): Promise<Confirmation> {
  const locked = await lockBooking(tx, bookingId)
  if (isItemPart(part)) return confirmItems(tx, locked.row, part, itemIds)
  if (part === 'damage') return (await payableDepositCents(tx, locked)) === cents ? 'confirmed' : 'nights-gone'
  const open = await unpaid(tx, bookingId, part)
  const paidFor = positions.length > 0 ? open.filter(({ position }) => positions.includes(position)) : open
  if (part === 'balance' && paidFor.length < positions.length) return 'already'
  // The price can have changed while the payer was at their bank.
  const sum = paidFor.reduce((all, one) => all + one.cents, 0)
  if (cents !== undefined && paidFor.length > 0 && sum !== cents) return 'nights-gone'
  if (part === 'deposit') {
    const nights = await confirmNights(tx, locked)
    if (nights !== 'confirmed') return nights
  } else if (!isPaidStatus(locked.row.status)) return 'nights-gone'
  const paid = await tx
    .update(instalment)
    .set({ paidAt: sql`app_now()` })
    .where(
      and(
        eq(instalment.bookingId, bookingId),
        eq(instalment.kind, part),
        isNull(instalment.paidAt),
        inArray(
          instalment.position,
          paidFor.map(({ position }) => position),
        ),
      ),
    )
    .returning({ kind: instalment.kind })
  return paid.length > 0 || part === 'deposit' ? 'confirmed' : 'already'
}

/** Confirms services together or not at all: if one has ended, the whole payment is refunded. */
async function confirmItems(
  tx: Transaction,
  { id, status }: typeof booking.$inferSelect,
  part: ItemPart,
  itemIds: readonly number[],
): Promise<Confirmation> {
  // The approval can arrive after the option or the booking has ended.
  if (!isPaidStatus(status)) return 'nights-gone'
  const ids = [...new Set(itemIds)]
  const named = await tx
    .select({ status: bookingItem.status, unpaidDeposit })
    .from(bookingItem)
    .leftJoin(serviceBalance, eq(serviceBalance.itemId, bookingItem.id))
    .where(
      and(eq(bookingItem.bookingId, id), inArray(bookingItem.kind, kindsOfPart[part]), inArray(bookingItem.id, ids)),
    )
    .for('update', { of: bookingItem })
  if (named.every(item => item.status === itemStatus.confirmed) && named.length === ids.length) return 'already'
  if (named.length < ids.length || !named.every(item => payableItemStatuses.includes(item.status))) return 'nights-gone'
  if (named.some(item => item.unpaidDeposit && !ids.includes(item.unpaidDeposit))) return 'nights-gone'
  await tx.update(bookingItem).set({ status: itemStatus.confirmed }).where(inArray(bookingItem.id, ids))
  return 'confirmed'
}
