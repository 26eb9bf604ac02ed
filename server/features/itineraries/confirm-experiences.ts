import { withTransaction } from '#database/transact'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { JobContext } from '#server/context'
import { emailClient } from './experience-emails.ts'
import { loadPlan } from './queries.ts'

/** Writes one e-mail about the experiences that a payment has confirmed; none where it paid for others only. */
export async function run(
  context: JobContext,
  { bookingId, itemIds }: { bookingId: number; itemIds: readonly number[] },
): Promise<void> {
  await withTransaction(context.db, async tx => {
    const plan = await loadPlan(tx, context, bookingId)
    const planned = plan.rows.filter(({ item }) => item?.status === itemStatus.confirmed && itemIds.includes(item.id))
    const cause = `experiences ${planned.map(({ item }) => item?.id).join(' ')}`
    await emailClient(tx, context, plan, { told: 'confirmed', planned, cause })
  })
}
