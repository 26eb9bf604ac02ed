import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'
import { oneClickAddress, welcomeData } from './email-data.ts'
import { findSubscription } from './queries.ts'

/** E-mails a new subscriber a welcome, with a way to leave in one click. */
export async function run(context: JobContext, { contactId }: { contactId: number }, { step }: Task): Promise<void> {
  const found = await findSubscription(context.db, contactId)
  if (!found?.onList) return
  const { language, secret } = found.subscription
  const addressee = { recipient: found.email, language, secret }
  await step(
    'written',
    () => context.documents.welcomeEmail(welcomeData(context, addressee)),
    async (tx, letter) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: found.email,
        requestedBy: 'reader',
        language,
        ...letter,
        replyTo: context.configuration.office.email,
        listUnsubscribe: oneClickAddress(context, { contactId: found.publicId, secret, language }),
      })
    },
  )
}
