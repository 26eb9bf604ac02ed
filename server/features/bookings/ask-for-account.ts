import { and, eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import { account, booking } from '#database/tables'

/**
 * Returns whether a booking belongs to an account, for a visitor who knows its reference. The e-mail with the reference
 * can be older than the account. Throws `not-found`.
 */
export async function askForAccount(db: Reads, id: number, reference: string): Promise<{ hasAccount: boolean }> {
  const [found] = await db
    .select({ accountId: account.id })
    .from(booking)
    .leftJoin(account, eq(account.contactId, booking.contactId))
    .where(and(eq(booking.id, id), eq(booking.reference, reference)))
  if (!found) throw new Refusal('not-found')
  return { hasAccount: found.accountId !== null }
}
