import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { sharedShortlist } from '#database/tables'
import { isSenders } from './queries.ts'

/** Removes a shared list for who has sent it, known by a secret, with all that was said of it. Throws `not-found`. */
export async function removeShortlist(tx: Transaction, { id, token }: { id: string; token: string }): Promise<void> {
  const removed = await tx.delete(sharedShortlist).where(isSenders(id, token)).returning({ id: sharedShortlist.id })
  if (removed.length === 0) throw new Refusal('not-found')
}
