import type { UserType } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { findAccountById } from '../accounts.ts'
import { sendLinkEmail } from '../emails.ts'

/** E-mails the link to sign in, if the account still exists. */
export async function run(
  context: JobContext,
  { accountId, userType, language }: { accountId: number; userType: UserType; language?: Language | undefined },
  { step }: Pick<Task, 'step'>,
): Promise<void> {
  await step(
    'sent',
    async () => null,
    async tx => {
      const found = await findAccountById(tx, userType, accountId)
      if (!found) return
      await sendLinkEmail(tx, context, {
        email: found.email,
        userType,
        requestedBy: `access-${userType}`,
        language: language ?? found.language,
        accountId,
        kind: 'sign-in',
      })
    },
  )
}
