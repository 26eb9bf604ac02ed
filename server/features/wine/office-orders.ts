import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficeWineOrder, WineFilter } from '#contract/staff/office-wine'
import type { Queryable, Transaction } from '#database/connection'
import { booking, bookingItem, contact, villa, wineAllowance, wineOrder } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Reach } from '#domain/access/roles/reach'
import { changesBetween, statusName } from '#domain/access/staff-changes'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import type { OrderOf } from '#domain/office-lists/lists'
import type { OfficeWineState } from '#domain/wine/wine-kinds'
import type { Context } from '#server/context'
import { recordEvent } from '#server/features/booking-events/public'
import { lockBooking } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { inReach } from '#server/platform/auth/reach-conditions'
import { dayKey, instantKey, keyset, numberKey, orderOfTab, pageOf } from '#server/platform/keyset'
import { emailOrder } from './email-order.ts'
import { type FoundOrder, findOrders, presentOrder } from './orders.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

const maxAtOnce = 50

/** The orders of a list of the office. */
const listed: Readonly<Record<OfficeWineState, SQL | undefined>> = {
  requested: and(eq(bookingItem.kind, 'wine'), eq(bookingItem.status, itemStatus.requested)),
  'to-deliver': and(
    isNull(wineOrder.deliveredAt),
    isNull(wineOrder.returnedAt),
    eq(bookingItem.status, itemStatus.confirmed),
  ),
  delivered: isNotNull(wineOrder.deliveredAt),
}

/** The bookings of orders, as the office sees them. */
async function findBookingsOf(db: Queryable, orders: readonly FoundOrder[]) {
  const ids = orders.map(({ item }) => item.id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      itemId: bookingItem.id,
      bookingId: booking.id,
      reference: booking.reference,
      currencyId: booking.currencyId,
      language: booking.language,
      villa: villa.name,
      name: sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`,
      email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
      allowance: sql<number>`coalesce(${wineAllowance.bottles}, 0)`,
    })
    .from(bookingItem)
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(wineAllowance, eq(wineAllowance.bookingId, booking.id))
    .where(inArray(bookingItem.id, ids))
  return new Map(rows.map(({ itemId, ...of }) => [itemId, of]))
}

const delivery = sql`lower(${bookingItem.stay})`

/** Whether an index has the order: that of delivered orders by the day of their delivery. */
const isByDelivery = (state: OfficeWineState, order: WineFilter['order']) =>
  state === 'delivered' && order?.endsWith('delivery') === true

/**
 * The keys of a list. Orders are numbered as they are made. Those that wait are few among those delivered: the day of
 * their delivery is in a form that no index has. That of the others has an index with the id of the item.
 */
function sortsOf(state: OfficeWineState, order: OrderOf<'/office/wine'>) {
  const isIndexed = isByDelivery(state, order)
  return keyset(
    {
      ordered: numberKey(wineOrder.itemId),
      delivery: dayKey(isIndexed ? delivery : sql`(${delivery} + 0)`),
      delivered: instantKey(wineOrder.deliveredAt),
    },
    isIndexed ? bookingItem.id : wineOrder.itemId,
  )
}

/** The orders of a list in reach, joined with their item: the list and its export have the same. */
export const wineOrdersOf = (reach: Reach, { state, order }: WineFilter): SQL | undefined =>
  and(
    listed[state],
    // In the words of the index by day of delivery.
    isByDelivery(state, order) ? sql`${bookingItem.kind} = 'wine'` : undefined,
    inReach(reach, 'villa', bookingItem.villaId),
  )

/** The order of a filter. Throws `invalid-input` if its list lacks it. */
export function wineOrderOrder({ state, order: asked }: WineFilter): SQL[] {
  const order = orderOfTab('/office/wine', state, asked)
  return sortsOf(state, order).orderBy(order)
}

/** Lists requests for complimentary wine, orders to deliver, or delivered ones. Throws `invalid-input`. */
export async function listOfficeOrders(
  db: Queryable,
  reach: Reach,
  { cursor, ...filter }: WineFilter & { cursor?: string | undefined },
): Promise<{ orders: OfficeWineOrder[]; next: string | null }> {
  const order = orderOfTab('/office/wine', filter.state, filter.order)
  const sorts = sortsOf(filter.state, order)
  const found = await findOrders(db, and(wineOrdersOf(reach, filter), sorts.beyond(order, cursor)), {
    limit: maxAtOnce + 1,
    orderBy: sorts.orderBy(order),
    value: sorts.value(order),
  })
  const { page, next } = pageOf(found, maxAtOnce)
  const bookings = await findBookingsOf(db, page)
  const orders = page.flatMap(one => {
    const of = bookings.get(one.item.id)
    return of ? [{ ...presentOrder(one, { mine: false, seesPrices: true, seesWords: true }), ...of }] : []
  })
  return { orders, next }
}

/** An order with the reference of its booking, which is locked. Throws `not-found`. */
async function lockOrder(
  tx: Transaction,
  itemId: number,
): Promise<{ found: FoundOrder; reference: string; now: number }> {
  const [of] = await tx.select({ bookingId: wineOrder.bookingId }).from(wineOrder).where(eq(wineOrder.itemId, itemId))
  if (!of) throw new ProblemError('not-found')
  const { row, now } = await lockBooking(tx, of.bookingId)
  const [found] = await findOrders(tx, eq(wineOrder.itemId, itemId))
  if (!found) throw new ProblemError('not-found')
  return { found, reference: row.reference, now }
}

const bottlesOf = ({ lines }: FoundOrder) => lines.reduce((sum, { bottles }) => sum + bottles, 0)

interface Answer {
  itemId: number
  answer: 'grant' | 'refuse'
  message: string
}

/**
 * Accepts or refuses a request for complimentary wine (PD-116); the client gets an e-mail, and the log an entry. The
 * database returns the bottles of a refused one. Throws `not-found` and `not-in-this-state`.
 */
export async function answerRequest(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  { itemId, answer, message }: Answer,
): Promise<void> {
  const { found, reference, now } = await lockOrder(tx, itemId)
  const { bookingId, kind } = found.order
  const step = answer === 'grant' ? 'grant' : 'supplierRefuses'
  const problem = findTransitionProblem(itemLifecycle, step, found.item.status, { now })
  // Other steps lead from other states to these: only a request can be answered.
  if (problem || kind !== 'complimentary' || found.item.status !== itemStatus.requested)
    throw new ProblemError('not-in-this-state')
  await tx.update(bookingItem).set({ status: itemLifecycle.steps[step].to }).where(eq(bookingItem.id, itemId))
  await tx
    .update(wineOrder)
    .set({ message, answeredBy: staffId, answeredAt: sql`app_now()` })
    .where(eq(wineOrder.itemId, itemId))
  const bottles = bottlesOf(found)
  await recordEvent(
    tx,
    bookingId,
    answer === 'grant'
      ? { kind: 'wine-granted', actor: 'staff', itemId, data: { bottles } }
      : { kind: 'wine-refused', actor: 'staff', itemId },
  )
  await writeStaffEntry(tx, {
    ...{ staffId, action: answer === 'grant' ? 'wine-granted' : 'wine-refused', reason: `${reference}: ${bottles}` },
    changes: changesBetween(
      { status: statusName(itemStatus, found.item.status) },
      { status: statusName(itemStatus, itemLifecycle.steps[step].to) },
    ),
  })
  await emailOrder(tx, world, { bookingId, itemId }, answer === 'grant' ? 'granted' : 'refused')
}

/**
 * Records that an order was delivered; a repetition changes nothing. Throws `not-found`, and `not-in-this-state` unless
 * it is paid or granted.
 */
export async function markDelivered(tx: Transaction, { staffId }: Staff, itemId: number): Promise<void> {
  const { found, reference } = await lockOrder(tx, itemId)
  if (found.order.deliveredAt) return
  if (found.item.status !== itemStatus.confirmed) throw new ProblemError('not-in-this-state')
  const bottles = bottlesOf(found)
  await tx.update(wineOrder).set({ deliveredAt: sql`app_now()` }).where(eq(wineOrder.itemId, itemId))
  await recordEvent(tx, found.order.bookingId, { kind: 'wine-delivered', actor: 'staff', itemId, data: { bottles } })
  const changes = changesBetween({ delivered: false }, { delivered: true })
  await writeStaffEntry(tx, { staffId, action: 'wine-delivered', reason: `${reference}: ${bottles}`, changes })
}
