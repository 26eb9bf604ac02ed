import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { bookingEvent, reminder } from '#database/tables'
import { withTransaction } from '#database/transact'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { reminderLifecycle, reminderState } from '#domain/lifecycles/reminder-state'
import { planReminder, reminderRules } from '#domain/reminders/reminder-plan'
import type { JobContext } from '#server/context'
import { type FoundBooking, findBookings, lockBooking } from '#server/features/bookings/public'
import { findRecipients } from '#server/features/notifications/public'
import { officesAt } from '#server/features/settings/public'
import { plannedKinds, type World } from './readiness-checks.ts'

/** When a booking was confirmed; one from before events were recorded counts from when it was made. */
async function findConfirmedAt(db: Queryable, { row }: FoundBooking): Promise<number> {
  const [confirmed] = await db
    .select({ at: bookingEvent.at })
    .from(bookingEvent)
    .where(and(eq(bookingEvent.bookingId, row.id), eq(bookingEvent.kind, 'confirmed')))
    .orderBy(desc(bookingEvent.id))
    .limit(1)
  return (confirmed?.at ?? row.createdAt).getTime()
}

/** The reminders that a booking should have, in the shape of rows. */
async function wantedReminders(tx: Transaction, world: World, found: FoundBooking) {
  const item = found.items.find(({ kind }) => kind === 'villa')
  if (!item || found.row.status !== bookingStatus.confirmed) return []
  const { hours } = officesAt(world, found.now)[0]
  const confirmedOn = todayAt(await findConfirmedAt(tx, found), hours.zone)
  const arrival = item.stay.from
  const leads = await findRecipients(tx, found, 'lead-booker')
  const guests = await findRecipients(tx, found, 'guests')
  return plannedKinds.flatMap(kind => {
    const due = planReminder(kind, { arrival, confirmedOn, hours })
    if (due === undefined) return []
    const recipients = reminderRules[kind].forGuests ? [...leads, ...guests] : leads
    return recipients.map(({ coSignInId }) => ({
      ...{ bookingId: found.row.id, kind, coSignInId, arrival, dueAt: new Date(due) },
    }))
  })
}

const tellsDates = plannedKinds.filter(kind => reminderRules[kind].tellsDates)

/**
 * Plans the reminders of a locked booking: new ones, those of a moved stay anew, and ends those that nobody should get
 * any more. A sent reminder is not sent again, unless it told other dates.
 */
async function plan(tx: Transaction, world: World, bookingId: number): Promise<void> {
  await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  if (!found) return
  const wanted = await wantedReminders(tx, world, found)
  const isPlanned = and(eq(reminder.bookingId, bookingId), eq(reminder.state, reminderState.planned))
  const kept = wanted.map(({ kind, coSignInId }) => `${kind} ${coSignInId ?? 0}`)
  await tx
    .update(reminder)
    .set({ state: reminderLifecycle.steps.end.to, settledAt: sql`app_now()` })
    .where(
      and(
        isPlanned,
        kept.length > 0
          ? notInArray(sql`${reminder.kind} || ' ' || coalesce(${reminder.coSignInId}, 0)`, kept)
          : undefined,
      ),
    )
  if (wanted.length === 0) return
  const isMoved = sql`${reminder.arrival} <> excluded.arrival`
  await tx
    .insert(reminder)
    .values(wanted)
    .onConflictDoUpdate({
      target: [reminder.bookingId, reminder.kind, reminder.coSignInId],
      set: {
        arrival: sql`excluded.arrival`,
        dueAt: sql`excluded.due_at`,
        state: reminderLifecycle.steps.replan.to,
        settledAt: null,
      },
      setWhere: sql`${inArray(reminder.state, [reminderState.planned, reminderState.ended])}
        or (${isMoved} and (${eq(reminder.state, reminderState.skipped)} or ${inArray(reminder.kind, tellsDates)}))`,
    })
}

export const run = ({ db, ...world }: JobContext, { bookingId }: { bookingId: number }): Promise<void> =>
  withTransaction(db, tx => plan(tx, world, bookingId))
