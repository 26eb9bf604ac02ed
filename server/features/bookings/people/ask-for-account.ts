import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { account, booking } from '#database/tables'

/**
 * Returns whether a booking belongs to an account, for a visitor who knows its reference. The e-mail with the reference
 * can be older than the account. Throws `not-found`.
 */
export async function askForAccount(db: Queryable, id: number, reference: string): Promise<{ hasAccount: boolean }> {
  const [found] = await db
    .select({ accountId: account.id })
    .from(booking)
    .leftJoin(account, eq(account.contactId, booking.contactId))
    .where(and(eq(booking.id, id), eq(booking.reference, reference)))
  if (!found) throw new ProblemError('not-found')
  return { hasAccount: found.accountId !== null }
}
