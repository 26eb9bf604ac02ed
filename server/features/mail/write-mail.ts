import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/language'
import { enqueue } from '#server/platform/jobs/enqueue'
import { sendMail } from './jobs.ts'
import { countEmail, type RequestedBy } from './limit-emails.ts'

/**
 * An account, a booking or a payment needs a `transactional` e-mail: it goes before those that somebody caused with a
 * form, however many of them wait.
 */
export type Purpose = 'transactional' | 'form'

const priorities: Readonly<Record<Purpose, number>> = { transactional: 1, form: 0 }

interface Mail {
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
  /** What it tells: of the same cause one letter leaves, and no second. */
  cause?: string
  /** A file for calendars, and what it does there. */
  calendar?: string
  calendarMethod?: 'publish' | 'cancel'
  /** A PDF that comes with it, and under which name it is saved. */
  pdf?: Buffer
  pdfName?: string
}

/**
 * Writes an e-mail in the transaction of its cause, and has it sent after the commit. Answers its id; undefined where
 * the limit of its recipient is reached, and nothing is written.
 */
export async function writeMail(tx: Transaction, { requestedBy, purpose, ...mail }: Mail): Promise<number | undefined> {
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
