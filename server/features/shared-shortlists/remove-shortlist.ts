import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { sharedShortlist } from '#database/tables'
import { isSenders } from './queries.ts'

/** Deletes a shared list with its votes for its sender, who proves this with a secret. Throws `not-found`. */
export async function removeShortlist(tx: Transaction, { id, token }: { id: string; token: string }): Promise<void> {
  const removed = await tx.delete(sharedShortlist).where(isSenders(id, token)).returning({ id: sharedShortlist.id })
  if (removed.length === 0) throw new ProblemError('not-found')
}
