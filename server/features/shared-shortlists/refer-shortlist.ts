import { eq } from 'drizzle-orm'
import { sharedShortlist, shortlistReferral } from '#database/tables'
import { withTransaction } from '#database/transact'
import { sharedShortlistAddress } from '#domain/content/shortlist'
import { localPath } from '#domain/text/language'
import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'

/** E-mails a friend of the sender the link of a shared list. */
export async function run(context: JobContext, { referralId }: { referralId: number }): Promise<void> {
  const { db, configuration, documents } = context
  const [found] = await db
    .select({ recipient: shortlistReferral.recipient, list: sharedShortlist })
    .from(shortlistReferral)
    .innerJoin(sharedShortlist, eq(sharedShortlist.id, shortlistReferral.sharedShortlistId))
    .where(eq(shortlistReferral.id, referralId))
  if (!found) return
  const { recipient, list } = found
  const { publicUrl: site, company, office } = configuration
  const letter = await documents.referralEmail({
    sender: { site, company, office },
    language: list.language,
    recipient,
    firstName: list.firstName,
    address: `${site}${localPath(sharedShortlistAddress(list.id), list.language)}`,
  })
  await withTransaction(db, async tx => {
    const taken = await tx.delete(shortlistReferral).where(eq(shortlistReferral.id, referralId)).returning()
    if (taken.length === 0) return
    await queueEmail(tx, {
      purpose: 'form',
      recipient,
      requestedBy: 'nobody',
      language: list.language,
      ...letter,
      replyTo: office.email,
    })
  })
}
