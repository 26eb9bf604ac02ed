import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { InterestFlag } from '#domain/content/interest-flags'

/** Stores an interest of a subscriber, by the secret of an e-mail. Idempotent. */
export async function setInterest(
  tx: Transaction,
  { secret, flag }: { secret: string; flag: InterestFlag },
): Promise<void> {
  const { contact, emailSubscription } = tables
  const [found] = await tx
    .select({ id: contact.id })
    .from(emailSubscription)
    .innerJoin(contact, eq(contact.id, emailSubscription.contactId))
    .where(eq(emailSubscription.secret, secret))
  if (!found) throw new ProblemError('not-found')
  await tx.insert(tables.contactInterest).values({ contactId: found.id, flag }).onConflictDoNothing()
}
