import { pictureCreditForm } from '#contract/forms/pictures'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import type { BulkAction } from '#domain/office-lists/bulk-actions'
import type { Context } from '#server/context'
import { settleBefore } from '#server/features/messages/public'
import { setCurrentState } from '#server/features/office-villas/public'
import { creditPicture, removePicture } from '#server/features/pictures/public'
import { remindNow } from '#server/features/reminders/public'
import { setClientManager } from '#server/features/staff-bookings/public'

interface Change {
  id: number
  input: Record<string, unknown>
  startedAt: Date
}

type ChangeRecord = (tx: Transaction, context: Context, actor: Staff, change: Change) => Promise<unknown>

const setState =
  (action: 'publish' | 'withdraw' | 'archive' | 'unarchive'): ChangeRecord =>
  (tx, context, actor, { id }) =>
    setCurrentState(tx, context, actor, { id, action })

/** The use case of each action, for one record: that of the single action. */
export const changeRecord: Readonly<Record<BulkAction, ChangeRecord>> = {
  'publish-villas': setState('publish'),
  'withdraw-villas': setState('withdraw'),
  'archive-villas': setState('archive'),
  'unarchive-villas': setState('unarchive'),
  'credit-pictures': (tx, _, actor, { id, input }) =>
    creditPicture(tx, actor, { id, ...pictureCreditForm.parse(input) }),
  'remove-pictures': (tx, _, actor, { id }) => removePicture(tx, actor, id),
  'set-client-managers': (tx, context, actor, { id, input }) =>
    setClientManager(tx, context, actor, {
      bookingId: id,
      userId: typeof input.userId === 'number' ? input.userId : null,
    }),
  'send-reminders': (tx, context, actor, { id }) => remindNow(tx, context, actor, id),
  'settle-conversations': (tx, _, actor, { id, startedAt }) => settleBefore(tx, actor, { id, at: startedAt }),
}
