import { eq, sql } from 'drizzle-orm'
import * as tables from '#database/tables'
import { EmailRejected } from '#server/adapters/mail/mail'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'

/** Sends an e-mail that was written and not sent yet. */
export async function run(
  { db, mailer, configuration }: JobContext,
  { mailId }: { mailId: number },
  { step }: Task,
): Promise<void> {
  const ofMail = eq(tables.mail.id, mailId)
  const [mail] = await db
    .update(tables.mail)
    .set({ attempts: sql`${tables.mail.attempts} + 1` })
    .where(ofMail)
    .returning()
  if (!mail || mail.sentAt || mail.refusedAt) return
  const messageId = `${mail.reference}@${new URL(configuration.publicUrl).hostname}`
  try {
    await step(
      'delivered',
      () => mailer.deliver({ ...mail, messageId }),
      async tx => {
        await tx.update(tables.mail).set({ sentAt: sql`app_now()`, lastError: null }).where(ofMail)
      },
    )
  } catch (error) {
    const refused = error instanceof EmailRejected
    const lastError = error instanceof Error ? error.message : 'unknown'
    await db
      .update(tables.mail)
      .set({ lastError, ...(refused && { refusedAt: sql`app_now()` }) })
      .where(ofMail)
    // A permanent rejection would be repeated, so the job does not retry.
    if (!refused) throw error
  }
}
