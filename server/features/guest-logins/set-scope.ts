import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { guestLogin } from '#database/tables'
import type { LeadBooker } from '#domain/access/actor'
import { getGuest } from './get-guest.ts'
import { presentGuest } from './present-guest.ts'
import { findGuest, findOwnBookings, nameBookings } from './queries.ts'

/** The scope and permissions that a lead booker gives a guest (PD-92). */
export interface Scope {
  role: 1 | 2
  allBookings: boolean
  /** Booking ids; empty with `allBookings`. */
  bookings: readonly number[]
  prices: boolean
}

/** The columns of an invitation that a scope sets. */
export const scopeColumns = ({ role, allBookings, prices }: Scope) => ({
  role,
  allBookings,
  showsPrices: prices,
  scopeChosenAt: sql`app_now()`,
})

/**
 * Checks the bookings of a scope and returns their ids. Throws `not-found` where one of them is not the lead booker's.
 */
export async function askOwnBookings(tx: Transaction, contactId: number, scope: Scope): Promise<number[]> {
  const ids = scope.allBookings ? [] : [...new Set(scope.bookings)]
  const own = await findOwnBookings(tx, contactId, ids)
  if (own.length < ids.length) throw new ProblemError('not-found', { withheld: true })
  return own
}

/**
 * Changes the scope of a guest, effective immediately in all of their sessions. Throws `not-found` and
 * `not-in-this-state`.
 */
export async function setScope(tx: Transaction, { actor, id, ...scope }: Scope & { actor: LeadBooker; id: string }) {
  const guest = await getGuest(tx, actor, 'manage', id)
  if (guest.guestLogin.archivedAt) throw new ProblemError('not-in-this-state')
  const own = await askOwnBookings(tx, actor.contactId, scope)
  await tx.update(guestLogin).set(scopeColumns(scope)).where(eq(guestLogin.id, id))
  await nameBookings(tx, id, own)
  const changed = await findGuest(tx, id)
  if (!changed) throw new Error('the guest login was not stored')
  return presentGuest(changed, { whole: true })
}
