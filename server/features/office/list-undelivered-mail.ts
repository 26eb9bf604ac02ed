import { and, desc, lt, type SQL, sql } from 'drizzle-orm'
import type { UndeliveredMail } from '#contract/staff/office-lists'
import type { Queryable } from '#database/connection'
import { contact, mail } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { inReach } from '#server/platform/auth/reach-conditions'

const maxAtOnce = 50

/** An e-mail is in reach if its recipient is a client who has a booking there (PD-212). */
const recipientInReach = (reach: Reach): SQL =>
  reach === 'everywhere'
    ? sql`true`
    : sql`exists (select from ${contact} where ${contact.email} = ${mail.recipient}
        and ${inReach(reach, 'contact', contact.publicId)})`

/** E-mails that are still tried, and those that were rejected a short time ago: older ones can no longer be mended. */
export const isUndelivered = (reach: Reach): SQL => sql`(${mail.sentAt} is null and ${mail.lastError} is not null
  and (${mail.refusedAt} is null or ${mail.refusedAt} > app_now() - interval '14 days')
  and ${recipientInReach(reach)})`

/** Lists e-mails that were not delivered, the newest first. */
export async function listUndeliveredMail(
  db: Queryable,
  reach: Reach,
  cursor: number | undefined,
): Promise<{ emails: UndeliveredMail[]; next: number | null }> {
  const { id, recipient, subject, writtenAt, attempts, lastError, refusedAt } = mail
  const rows = await db
    .select({ id, recipient, subject, writtenAt, attempts, lastError, refusedAt })
    .from(mail)
    .where(and(isUndelivered(reach), cursor === undefined ? undefined : lt(mail.id, cursor)))
    .orderBy(desc(mail.id))
    .limit(maxAtOnce + 1)
  const emails = rows.slice(0, maxAtOnce).map(row => ({
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    writtenAt: row.writtenAt.toISOString(),
    attempts: row.attempts,
    reason: row.lastError ?? '',
    refusedAt: row.refusedAt?.toISOString() ?? null,
  }))
  return { emails, next: rows.length > maxAtOnce ? (emails.at(-1)?.id ?? null) : null }
}
