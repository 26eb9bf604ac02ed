import { sql } from 'drizzle-orm'
import { withTransaction } from '#database/transact'
import { attemptStatus } from '#domain/lifecycles/attempt'
import type { JobContext } from '#server/context'
import { enqueueAll } from '#server/platform/jobs/enqueue'
import { reconcileAttempt } from '../jobs.ts'

/** Look-ups per night, those with the oldest look-up first. */
const mostLookUps = 500

const { paid, released } = attemptStatus

/**
 * Looks up recent payments, one job each, because not every provider reports changes in its dashboard. Open attempts
 * and authorised deposits have jobs of their own.
 */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await withTransaction(db, async tx => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update payment_attempt set asked_at = app_now() where id in (
        select id from payment_attempt
        where status in (${paid}, ${released}) and settled_at > app_now() - interval '60 days'
        order by asked_at limit ${mostLookUps})
      returning id::integer`)
    const payloads = rows.map(({ id: attemptId }) => ({ attemptId }))
    await enqueueAll(tx, reconcileAttempt, payloads)
  })
}
