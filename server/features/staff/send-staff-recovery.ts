import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { findPerson } from './queries.ts'
import { sendInvitation } from './staff-password.ts'

/** E-mails the link to set a password to a current member of staff. */
export async function run(
  context: JobContext,
  { accountId }: { accountId: number },
  { step }: Pick<Task, 'step'>,
): Promise<void> {
  await step(
    'sent',
    async () => null,
    async tx => {
      const found = await findPerson(tx, { accountId })
      if (found && !found.staff.leftAt) await sendInvitation(tx, context, found, 'access-staff')
    },
  )
}
