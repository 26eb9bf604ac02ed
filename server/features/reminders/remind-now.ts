import { and, eq, inArray, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { mail, reminder } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { daysBetween } from '#domain/calendar/day'
import { commonZone, todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { reminderLifecycle, reminderState } from '#domain/lifecycles/reminder-state'
import { type ReminderKind, reminderRules } from '#domain/reminders/reminder-plan'
import { findBookings, lockBooking } from '#server/features/bookings/public'
import { findRecipients, notify, readTopics } from '#server/features/notifications/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { checkOf, plannedKinds, type World } from './readiness-checks.ts'
import { findDayTimes, writeReminder } from './write-reminder.ts'

/** The kinds that ask for something: only what is missing is reminded of. */
const askingKinds = plannedKinds.filter(kind => checkOf(kind) !== undefined)

/**
 * Reminds the people of a booking of what they have not entered yet, once a day each. As with planned reminders, people
 * who have switched a subject off get none of it, unless the law asks for it. A reminder that is planned for later counts
 * as sent. Throws `not-found`, and `not-in-this-state` where the stay has begun or nobody is to be reminded.
 */
export async function remindNow(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  bookingId: number,
): Promise<{ sent: number }> {
  await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new ProblemError('not-found')
  const timezone = world.catalogue.villas.get(item.villaId)?.timezone ?? commonZone
  const today = todayAt(found.now, timezone)
  if (found.row.status !== bookingStatus.confirmed || item.stay.from <= today)
    throw new ProblemError('not-in-this-state')

  const causes = `reminder by staff ${bookingId} ${today}`
  const people = await Promise.all([findRecipients(tx, found, 'lead-booker'), findRecipients(tx, found, 'guests')])
  const recipients = await readTopics(tx, people.flat())
  const leads = recipients.filter(({ coSignInId }) => coSignInId === null)
  const due = askingKinds.flatMap(kind =>
    (reminderRules[kind].forGuests ? recipients : leads).map(recipient => {
      const { coSignInId } = recipient
      return { kind, recipient, coSignInId, cause: `${causes} ${kind} ${coSignInId ?? 0}` }
    }),
  )
  // Read once for all recipients: the booking is locked meanwhile.
  const checks = new Map(
    await Promise.all(askingKinds.map(async kind => [kind, await checkOf(kind)?.(tx, world, bookingId)] as const)),
  )
  const times = await findDayTimes(tx, item.villaId)
  const written = await tx
    .select({ cause: mail.cause })
    .from(mail)
    .where(
      inArray(
        mail.cause,
        due.map(({ cause }) => cause),
      ),
    )
  const sent: { kind: ReminderKind; coSignInId: number | null }[] = []
  for (const { kind, recipient, coSignInId, cause } of due) {
    if (written.some(one => one.cause === cause)) continue
    const readiness = checks.get(kind)?.(coSignInId)
    if (!readiness || readiness.missing === 0) continue
    const result = await notify(tx, world, {
      recipient,
      dedupeKey: cause,
      topic: readiness.isRequiredByLaw ? null : reminderRules[kind].topic,
      write: told =>
        writeReminder(world, found, {
          ...told,
          kind,
          toGuest: coSignInId !== null,
          item,
          times,
          timezone,
          days: daysBetween(today, item.stay.from),
          readiness,
        }),
    })
    if (result === 'written') sent.push({ kind, coSignInId })
  }
  if (sent.length === 0) throw new ProblemError('not-in-this-state')
  await tx
    .update(reminder)
    .set({ state: reminderLifecycle.steps.send.to, settledAt: sql`app_now()` })
    .where(
      and(
        eq(reminder.bookingId, bookingId),
        eq(reminder.state, reminderState.planned),
        inArray(
          sql`${reminder.kind} || ' ' || coalesce(${reminder.coSignInId}, 0)`,
          sent.map(({ kind, coSignInId }) => `${kind} ${coSignInId ?? 0}`),
        ),
      ),
    )
  const reason = `${found.row.reference}: ${[...new Set(sent.map(({ kind }) => kind))].join(', ')}`
  await writeStaffEntry(tx, { staffId, action: 'reminder-sent', reason })
  return { sent: sent.length }
}
