import type { Transaction } from '#database/connection'
import { bookingEvent } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import type { BookingEventData, BookingEventKind, EventActor } from '#domain/booking/booking-events'
import { enqueueAll } from '#server/platform/jobs/enqueue'
import { planReminders } from './jobs.ts'

/** An event of one kind with its data. */
type EventOf<Kind extends BookingEventKind> = {
  kind: Kind
  actor: EventActor
  itemId?: number
} & (Record<never, never> extends BookingEventData[Kind]
  ? { data?: BookingEventData[Kind] }
  : { data: BookingEventData[Kind] })

/** An event as it is recorded: `data` is required where its kind has any. */
export type RecordedEvent = { [Kind in BookingEventKind]: EventOf<Kind> }[BookingEventKind]

/** The events after which reminders have other days or recipients. A job plans them after the commit. */
const movesReminders: readonly BookingEventKind[] = ['confirmed', 'moved', 'guest-joined', 'guest-removed']

/** The party of an actor. A visitor without a session who changes a booking is its payer. */
export const actorOf = ({ kind }: Pick<Actor, 'kind'>): EventActor => (kind === 'anonymous' ? 'payer' : kind)

/** Records the same event for several bookings, in the transaction of the change. */
export async function recordEvents(
  tx: Transaction,
  bookingIds: readonly number[],
  { kind, actor, itemId, data = {} }: RecordedEvent,
): Promise<void> {
  if (bookingIds.length === 0) return
  const rows = bookingIds.map(bookingId => ({ bookingId, kind, actor, itemId: itemId ?? null, data: { ...data } }))
  await tx.insert(bookingEvent).values(rows)
  if (movesReminders.includes(kind))
    await enqueueAll(
      tx,
      planReminders,
      bookingIds.map(bookingId => ({ bookingId })),
    )
}

/** Records the same event for several items of a booking, in the transaction of the change. */
export async function recordEventOfItems(
  tx: Transaction,
  bookingId: number,
  { kind, actor, itemIds, data = {} }: Omit<RecordedEvent, 'itemId'> & { itemIds: readonly number[] },
): Promise<void> {
  if (itemIds.length === 0) return
  await tx.insert(bookingEvent).values(itemIds.map(itemId => ({ bookingId, kind, actor, itemId, data: { ...data } })))
}

/** Records what happens to a booking, in the transaction of the change. */
export const recordEvent = (tx: Transaction, bookingId: number, event: RecordedEvent): Promise<void> =>
  recordEvents(tx, [bookingId], event)
