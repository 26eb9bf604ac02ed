import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DamageCoverResponse } from '#contract/booking/booking-services'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { damageWaiver } from '#domain/booking/services'
import { todayAt } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus, heldBookingStatuses } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { tooManyEmails } from '#server/features/mail/public'
import { readSettings } from '#server/features/settings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { authorize } from '#server/platform/auth/authorize'
import { authorizeChange } from '../change-booking.ts'
import { clientAreaUrl, emailBookingOwner } from '../emails.ts'
import { effectiveStatus, lockBooking } from '../occupancy/occupancy.ts'
import { type FoundBooking, findBooked, findBookings } from '../queries.ts'
import {
  depositWindow,
  type FoundDeposit,
  findDeposit,
  findOpenClaims,
  isActiveDeposit,
  payableDepositCents,
} from './damage-deposit.ts'

const { booking, bookingItem } = tables

const isWaiver = ({ kind, serviceId }: FoundBooking['items'][number]) =>
  kind === 'villa-service' && serviceId === damageWaiver

/** The states in which deposit or waiver can be chosen. */
const open: readonly number[] = [...heldBookingStatuses, bookingStatus.confirmed]

const stateOf = ({ row, items, now }: FoundBooking) =>
  effectiveStatus(
    row.status,
    items.filter(({ kind }) => kind === 'villa'),
    now,
  )

const isOffered = (found: FoundBooking) => found.row.damageDepositCents > 0 && open.includes(stateOf(found))

const { authorised, paid, held } = attemptStatus

/** The state of the deposit; only the owner of the booking sees the reason of a claim. */
async function presentDeposit(
  db: Queryable,
  found: FoundBooking,
  actor: Actor,
): Promise<DamageCoverResponse['deposit']> {
  const { row, items, now, booked } = found
  const villas = items.filter(({ kind }) => kind === 'villa')
  const [first] = villas
  if (row.damageChoice !== 'deposit' || !first) return null
  const left = await findDeposit(db, row.id)
  const theirs = can(bookingPolicy, actor, 'view-owner', booked)
  const payable = await payableDepositCents(db, { row, items: villas, now })
  return {
    state: payable > 0 ? 'open' : left ? stateOfDeposit(left) : 'later',
    ...depositWindow(row, first.stay, await readSettings(db, 'damage-terms')),
    claimed: majorOf((theirs && left?.claimedCents) || 0),
    reason: (theirs && left?.claimReason) || '',
    ...(actor.kind === 'staff' && { request: (await findOpenClaims(db, actor, [row.id])).get(row.id) ?? null }),
  }
}

function stateOfDeposit({ status }: FoundDeposit): 'held' | 'claimed' | 'released' {
  if (status === held) return 'held'
  return status === authorised || status === paid ? 'claimed' : 'released'
}

async function present(
  db: Queryable,
  found: FoundBooking,
  { actor, forCheckout }: { actor: Actor; forCheckout: boolean },
): Promise<DamageCoverResponse> {
  const { row, items } = found
  const unpaid = items.find(item => isWaiver(item) && item.status === itemStatus.provisional)
  return {
    bookingId: row.id,
    offered: isOffered(found),
    choice: row.damageChoice,
    depositAmount: majorOf(row.damageDepositCents),
    waiverPrice: majorOf(row.damageWaiverCents),
    payableNow: forCheckout && unpaid ? majorOf(unpaid.priceCents) : 0,
    currencyId: row.currencyId,
    deposit: await presentDeposit(db, found, actor),
  }
}

async function read(db: Queryable, bookingId: number): Promise<FoundBooking> {
  const [found] = await findBookings(db, [bookingId])
  if (!found) throw new ProblemError('not-found')
  return found
}

/** The amounts of deposit and waiver, and which is chosen. Throws `not-found`. */
export async function getDamageWaiver(
  db: Queryable,
  actor: Actor,
  { bookingId, forCheckout }: { bookingId: number; forCheckout: boolean },
): Promise<DamageCoverResponse> {
  authorize(bookingPolicy, actor, 'view-prices', await findBooked(db, bookingId))
  return present(db, await read(db, bookingId), { actor, forCheckout })
}

/**
 * Chooses the deposit or the waiver. The waiver becomes a service of the booking and is paid like others. A paid waiver
 * or an authorised deposit is not reversed here. Throws `not-found` and `not-in-this-state`.
 */
export async function chooseDamageWaiver(
  tx: Transaction,
  actor: Actor,
  { bookingId, waiver }: { bookingId: number; waiver: boolean },
): Promise<DamageCoverResponse> {
  await authorizeChange(tx, actor, bookingId)
  await lockBooking(tx, bookingId)
  const found = await read(tx, bookingId)
  const { row, items } = found
  const standing = items.filter(
    item => isWaiver(item) && (item.status === itemStatus.provisional || item.status === itemStatus.confirmed),
  )
  const isPaid = standing.some(({ status }) => status === itemStatus.confirmed)
  const isLeft = isActiveDeposit(await findDeposit(tx, bookingId))
  if (!isOffered(found) || (isPaid && !waiver) || (isLeft && waiver)) throw new ProblemError('not-in-this-state')
  const [villaItem] = items.filter(({ kind }) => kind === 'villa')
  if (waiver && standing.length === 0 && villaItem) {
    await tx.insert(bookingItem).values({
      bookingId,
      kind: 'villa-service',
      villaId: villaItem.villaId,
      stay: villaItem.stay,
      serviceId: damageWaiver,
      priceCents: row.damageWaiverCents,
      status: itemStatus.provisional,
    })
  }
  const ids = standing.map(({ id }) => id)
  if (!waiver && ids.length > 0)
    await tx.update(bookingItem).set({ status: itemStatus.declined }).where(inArray(bookingItem.id, ids))
  const choice = waiver ? 'waiver' : 'deposit'
  await tx.update(booking).set({ damageChoice: choice }).where(eq(booking.id, bookingId))
  await recordEvent(tx, bookingId, { kind: 'damage-cover-chosen', actor: actorOf(actor), data: { choice } })
  return present(tx, await read(tx, bookingId), { actor, forCheckout: true })
}

/**
 * E-mails the link to choose deposit or waiver, once a day (PD-42); a request of staff is logged. Throws `not-found`, `not-in-this-state`,
 * `address-needed` and `too-many-emails`.
 */
export async function askDamageWaiver(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  actor: Actor,
  bookingId: number,
): Promise<{ sent: boolean }> {
  const booked = await findBooked(tx, bookingId)
  authorize(bookingPolicy, actor, 'view-owner', booked)
  await lockBooking(tx, bookingId)
  const found = await read(tx, bookingId)
  if (!isOffered(found) || found.row.damageChoice) throw new ProblemError('not-in-this-state')
  if (!found.email) throw new ProblemError('address-needed')
  const today = todayAt(found.now)
  const asked = await tx
    .update(booking)
    .set({ damageAskedOn: today })
    .where(and(eq(booking.id, bookingId), sql`${booking.damageAskedOn} is distinct from ${today}::date`))
    .returning({ id: booking.id })
  if (asked.length === 0) return { sent: false }
  const isWritten = await emailBookingOwner(tx, world, found, {
    told: 'damage-waiver',
    address: clientAreaUrl(world, '/secure/overview-and-payment', found.row),
    cents: found.row.damageDepositCents,
    waiverCents: found.row.damageWaiverCents,
  })
  if (!isWritten) throw tooManyEmails()
  if (actor.kind === 'staff') {
    const { reference } = found.row
    await writeStaffEntry(tx, { staffId: actor.staffId, action: 'waiver-requested', reason: reference })
  }
  return { sent: true }
}
