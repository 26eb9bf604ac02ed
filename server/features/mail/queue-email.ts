import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/text/language'
import { enqueue } from '#server/platform/jobs/enqueue'
import { sendMail } from './jobs.ts'
import { countEmail, type RequestedBy } from './limit-emails.ts'

/**
 * `transactional` e-mails concern an account, a booking or a payment. They are sent before those that a form caused,
 * however many of these wait.
 */
export type Purpose = 'transactional' | 'form'

const priorities: Readonly<Record<Purpose, number>> = { transactional: 1, form: 0 }

interface EmailInput {
  recipient: string
  purpose: Purpose
  /** On whose behalf it is sent: this decides whether a limit of its recipient applies. */
  requestedBy: RequestedBy
  language: Language
  subject: string
  html: string
  text: string
  replyTo?: string
  listUnsubscribe?: string
  /** Idempotency key: at most one e-mail is written for a cause. */
  cause?: string
  /** A calendar file, and its method. */
  calendar?: string
  calendarMethod?: 'publish' | 'cancel'
  /** A PDF attachment, and its file name. */
  pdf?: Buffer
  pdfName?: string
}

/**
 * Writes an e-mail in the transaction of its cause and enqueues it for after the commit. Returns its id; undefined
 * where the limit of its recipient is reached and nothing is written.
 */
export async function queueEmail(
  tx: Transaction,
  { requestedBy, purpose, ...mail }: EmailInput,
): Promise<number | undefined> {
  if (!(await countEmail(tx, { requestedBy, recipient: mail.recipient }))) return undefined
  const [written] = await tx
    .insert(tables.mail)
    .values(mail)
    .onConflictDoNothing({ target: tables.mail.cause })
    .returning({ id: tables.mail.id })
  if (written) {
    await enqueue(tx, sendMail, { mailId: written.id }, { priority: priorities[purpose] })
    return written.id
  }
  const [known] = await tx
    .select({ id: tables.mail.id })
    .from(tables.mail)
    .where(eq(tables.mail.cause, mail.cause ?? ''))
  if (!known) throw new Error('an e-mail was not written')
  return known.id
}
