import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import { mailboxOf } from '#domain/people/email'
import { accessEmails, type EmailLimit, reminderEmails, unrequestedEmails } from '#domain/people/email-limits'

/**
 * On whose behalf an e-mail is sent. This decides the limit of its recipient:
 * - `reader`: its reader asked for it, and a session or a link proves the address theirs; or it warns them about their
 *   own proven account;
 * - `own-booking`: it concerns a booking that is paid for, made by staff, or made with a proven address;
 * - `reminder`: a reminder of such a booking that its recipient can switch off;
 * - `staff`: a member of staff asked for it;
 * - `office`: the office itself reads it;
 * - `access-…`: a link that lets the owner of such an account in;
 * - `nobody`: anybody can have typed the address.
 */
export type RequestedBy =
  | 'reader'
  | 'own-booking'
  | 'reminder'
  | 'staff'
  | 'office'
  | 'access-contact'
  | 'access-cosignin'
  | 'access-staff'
  | 'nobody'

/** The limit that applies to an e-mail, and the key of its counter; undefined for e-mails without a limit. */
function limitOf(requestedBy: RequestedBy, recipient: string): { limit: EmailLimit; key: Buffer } | undefined {
  const keyOf = (name: string) => createHash('sha256').update(`${requestedBy} ${name}`).digest()
  switch (requestedBy) {
    case 'nobody':
      return { limit: unrequestedEmails, key: keyOf(mailboxOf(recipient)) }
    case 'reminder':
      return { limit: reminderEmails, key: keyOf(mailboxOf(recipient)) }
    case 'access-contact':
    case 'access-cosignin':
    case 'access-staff':
      return { limit: accessEmails, key: keyOf(recipient) }
    default:
      return undefined
  }
}

/** The e-mails that still count. A moment far in the future was stored before the clock was set back. */
const counted = sql`unnest(mail_limit.sent_at) as sent(at)
  where sent.at > app_now() - interval '1 day' and sent.at < app_now() + interval '1 hour'`

const hasRoom = ({ anHour, aDay }: EmailLimit) => sql`(
  select count(*) < ${aDay} and count(*) filter (where sent.at > app_now() - interval '1 hour') < ${anHour}
  from ${counted})`

/**
 * Counts an e-mail to its recipient and returns whether it can be sent. One statement, so that concurrent e-mails are
 * each counted; it waits for others to the same recipient until their transactions end.
 */
export async function countEmail(
  tx: Pick<Db, 'execute'>,
  { requestedBy, recipient }: { requestedBy: RequestedBy; recipient: string },
): Promise<boolean> {
  const limited = limitOf(requestedBy, recipient)
  if (!limited) return true
  const { rowCount } = await tx.execute(sql`
    insert into mail_limit (key, sent_at, rested_at)
    values (${limited.key}, array[app_now()], app_now() + interval '1 day')
    on conflict (key) do update
    set sent_at = array(select sent.at from ${counted}) || app_now(), rested_at = app_now() + interval '1 day'
    where ${hasRoom(limited.limit)}`)
  return rowCount !== 0
}

/** The problem for a request whose e-mail would exceed the limit of its recipient. */
export const tooManyEmails = (): ProblemError => new ProblemError('too-many-emails', { retryAfter: 3600 })

/**
 * Rejects a request whose e-mail a job will write, when the limit of the address is reached. Throws `too-many-emails`.
 */
export async function refuseFullMailbox(db: Pick<Db, 'execute'>, recipient: string): Promise<void> {
  const limited = limitOf('nobody', recipient)
  if (!limited) return
  const { rows } = await db.execute<{ full: boolean }>(
    sql`select not ${hasRoom(limited.limit)} as full from mail_limit where key = ${limited.key}`,
  )
  if (rows[0]?.full) throw tooManyEmails()
}
