import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Language } from '#domain/language'
import { enqueue } from '#server/platform/jobs/enqueue'
import { sendMail } from './jobs.ts'

interface Mail {
  recipient: string
  language: Language
  subject: string
  html: string
  text: string
  replyTo?: string
  listUnsubscribe?: string
}

/** Writes an e-mail in the transaction of its cause, and has it sent after the commit. */
export async function writeMail(tx: Transaction, mail: Mail): Promise<number> {
  const [written] = await tx.insert(tables.mail).values(mail).returning({ id: tables.mail.id })
  if (!written) throw new Error('an e-mail was not written')
  await enqueue(tx, sendMail, { mailId: written.id })
  return written.id
}
