import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking, contact } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { actorOf } from '#server/features/booking-events/public'
import { authorize } from '#server/platform/auth/authorize'
import { findBooked } from '../queries.ts'
import { checkHoldLimitsOfEmail } from './limit-holds.ts'
import { extendHold, type LockedBooking, lockBooking, releaseNights } from './occupancy.ts'

/** Locks the option of the actor's own booking. Throws `not-found`. */
async function lockOwnOption(tx: Transaction, actor: Actor, bookingId: number): Promise<LockedBooking> {
  authorize(bookingPolicy, actor, 'hold', await findBooked(tx, bookingId))
  return lockBooking(tx, bookingId)
}

const leftOf = ({ now }: LockedBooking, end: number) => ({ optionExpiryMilliseconds: end - now })

/** Keep-alive: extends an option while its page is open. Throws `not-found`, `not-in-this-state` and `option-over`. */
export async function keepOptionAlive(tx: Transaction, actor: Actor, bookingId: number) {
  const locked = await lockOwnOption(tx, actor, bookingId)
  return leftOf(locked, await extendHold(tx, locked, 'keep'))
}

async function hasAddress(tx: Transaction, { row }: LockedBooking): Promise<boolean> {
  if (row.email !== null) return true
  if (row.contactId === null) return false
  const known = await tx.select({ id: contact.id }).from(contact).where(eq(contact.id, row.contactId))
  return known.length > 0
}

/**
 * Extends an option whose holder has given an e-mail address. Throws as `keepOptionAlive`, `address-needed` and
 * `too-many-options`.
 */
export async function extendOption(tx: Transaction, actor: Actor, bookingId: number, email: string) {
  const locked = await lockOwnOption(tx, actor, bookingId)
  if (email === '' && !(await hasAddress(tx, locked))) throw new ProblemError('address-needed')
  await checkHoldLimitsOfEmail(tx, actor, locked.row, email)
  const end = await extendHold(tx, locked, 'extend')
  if (email !== '') await tx.update(booking).set({ email }).where(eq(booking.id, bookingId))
  return leftOf(locked, end)
}

/** Releases an option before it expires. Throws as `keepOptionAlive`. */
export async function expireOption(tx: Transaction, actor: Actor, bookingId: number): Promise<void> {
  const locked = await lockOwnOption(tx, actor, bookingId)
  await releaseNights(tx, locked, { step: 'release', actor: actorOf(actor) })
}
