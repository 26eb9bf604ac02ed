import { withTransaction } from '#database/transact'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { enqueue } from '#server/platform/jobs/enqueue'
import { executeRefund, sendPaymentEmail } from '../jobs.ts'
import { claimStaleRefunds, findAttemptsToReconcile, takeLateRefunds } from '../queries.ts'
import { run as reconcile } from './reconcile-attempt.ts'

const mostAtOnce = 100

/** Looks up every open attempt. The failure of one does not stop the others. */
export async function run(
  context: Pick<JobContext, 'db' | 'payments' | 'configuration'>,
  _payload: object,
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  const { db, configuration } = context
  const attempts = await findAttemptsToReconcile(db, configuration.payments.reconcileSeconds, mostAtOnce)
  const failures: unknown[] = []
  for (const { id: attemptId } of attempts) {
    if (signal.aborted) return
    await reconcile(context, { attemptId }).catch(error => failures.push(error))
  }
  await withTransaction(db, async tx => {
    for (const { id: refundId } of await claimStaleRefunds(tx)) await enqueue(tx, executeRefund, { refundId })
    for (const { id: refundId, attemptId } of await takeLateRefunds(tx))
      await enqueue(tx, sendPaymentEmail, { attemptId, told: 'refund-late', refundId })
  })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} attempts could not be reconciled`)
}
