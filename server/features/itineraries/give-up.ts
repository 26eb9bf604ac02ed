import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { closedItemStatuses, itemStatus } from '#domain/lifecycles/item-status'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { mergeBalances } from '#server/features/service-terms/public'
import { authorize } from '#server/platform/auth/authorize'
import { isQuotedByOffice } from './plan-facts.ts'
import type { Plan, PlanRow } from './queries.ts'
import { stepItem } from './step-item.ts'

/**
 * Ends the item of a planned experience that the client no longer wants like this. A quote of the office is declined, by
 * the lead booker alone. Throws `not-found`, and `not-in-this-state` where it is paid.
 */
export async function giveUpItem(tx: Transaction, actor: Actor, { found }: Plan, planned: PlanRow): Promise<void> {
  const { row, item } = planned
  if (!item || closedItemStatuses.includes(item.status)) return
  if (item.status === itemStatus.confirmed) throw new ProblemError('not-in-this-state')
  const isDeclined = isQuotedByOffice(planned)
  if (isDeclined) authorize(bookingPolicy, actor, 'change', found.booked)
  await mergeBalances(tx, [item.id])
  await stepItem(tx, item, isDeclined ? 'decline' : 'cancel')
  await recordEvent(tx, row.bookingId, {
    kind: 'experience-dropped',
    actor: actorOf(actor),
    itemId: item.id,
    data: { experienceId: row.experienceId, day: row.day },
  })
}
