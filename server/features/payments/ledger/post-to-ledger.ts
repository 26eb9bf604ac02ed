import type { Transaction } from '#database/connection'
import { ledgerLine, ledgerPosting } from '#database/tables'
import type { Posting } from '#domain/payments/ledger'

/** The booking and the cause of a posting. */
type Cause = Pick<
  typeof ledgerPosting.$inferInsert,
  'bookingId' | 'currencyId' | 'attemptId' | 'refundId' | 'transferId' | 'differenceId'
>

/** Writes a posting to the ledger. The database rejects unbalanced and repeated postings. */
export async function postToLedger(tx: Transaction, { kind, lines }: Posting, cause: Cause): Promise<void> {
  const [posting] = await tx
    .insert(ledgerPosting)
    .values({ kind, ...cause })
    .returning({ id: ledgerPosting.id })
  if (!posting) throw new Error('the posting was not stored')
  await tx.insert(ledgerLine).values(lines.map(line => ({ ...line, postingId: posting.id })))
}
