import type { Transaction } from '#database/connection'
import { ledgerLine, ledgerPosting } from '#database/tables'
import type { Posting } from '#domain/payments/ledger'

/** What a posting is about. */
type Cause = Pick<
  typeof ledgerPosting.$inferInsert,
  'bookingId' | 'currencyId' | 'attemptId' | 'refundId' | 'transferId' | 'differenceId'
>

/** Writes a posting into the ledger. The database refuses one that does not add up, and the same one twice. */
export async function post(tx: Transaction, { kind, lines }: Posting, cause: Cause): Promise<void> {
  const [posting] = await tx
    .insert(ledgerPosting)
    .values({ kind, ...cause })
    .returning({ id: ledgerPosting.id })
  if (!posting) throw new Error('a posting was not written')
  await tx.insert(ledgerLine).values(lines.map(line => ({ ...line, postingId: posting.id })))
}
