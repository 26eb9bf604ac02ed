import type { Transaction } from '#database/connection'
import type { reminder } from '#database/tables'
import { addDays, daysBetween } from '#domain/calendar/day'
import { commonZone, todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { type ReminderState, reminderState } from '#domain/lifecycles/reminder-state'
import { isTimely, nextOfficeTime, openingFrom, quietUntil, reminderRules } from '#domain/reminders/reminder-plan'
import { findBookings } from '#server/features/bookings/public'
import { findRecipients, notify } from '#server/features/notifications/public'
import { officesAt } from '#server/features/settings/public'
import { checkOf, type World } from './readiness-checks.ts'
import { findDayTimes, writeReminder } from './write-reminder.ts'

type Due = typeof reminder.$inferSelect

/** The new state of a due reminder, or the time until which it waits; undefined where its booking is planned anew. */
type Decision = { state: ReminderState } | { until: number } | undefined

const { sent, skipped, ended } = reminderState

const waitUntil = (until: number | undefined): Decision => (until === undefined ? { state: skipped } : { until })

/**
 * Decides about a due reminder and writes its e-mail: everything that could have changed since it was planned is read
 * again, so that it never follows right after the thing was done, and leaves in office hours only.
 */
export async function decideReminder(tx: Transaction, world: World, due: Due): Promise<Decision> {
  const { bookingId, kind, coSignInId } = due
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(one => one.kind === 'villa')
  if (!found || !item || found.row.status !== bookingStatus.confirmed) return { state: ended }
  if (item.stay.from !== due.arrival) return undefined
  const timezone = world.catalogue.villas.get(item.villaId)?.timezone ?? commonZone
  const today = todayAt(found.now, timezone)
  if (!isTimely(kind, due.arrival, today)) return { state: skipped }
  const { hours } = officesAt(world, found.now)[0]
  const opens = nextOfficeTime(hours, found.now)
  if (opens === undefined || opens > found.now) return waitUntil(opens)

  const recipients = await findRecipients(tx, found, coSignInId === null ? 'lead-booker' : 'guests')
  const recipient = recipients.find(one => one.coSignInId === coSignInId)
  if (!recipient) return { state: ended }
  const readiness = (await checkOf(kind)?.(tx, world, bookingId))?.(coSignInId)
  if (checkOf(kind) && (!readiness || readiness.missing === 0)) return { state: skipped }
  if (readiness?.touchedAt !== undefined) {
    const touchedOn = todayAt(readiness.touchedAt, timezone)
    const quiet = quietUntil(kind, touchedOn)
    const nextDay = addDays(touchedOn, 1)
    // Near the last day it waits for a day only.
    const day = isTimely(kind, due.arrival, quiet) ? quiet : nextDay
    if (day > today) return isTimely(kind, due.arrival, day) ? waitUntil(openingFrom(hours, day)) : { state: skipped }
  }
  const result = await notify(tx, world, {
    recipient,
    dedupeKey: `reminder ${due.id} ${due.arrival}`,
    topic: readiness?.isRequiredByLaw ? null : reminderRules[kind].topic,
    write: async told =>
      writeReminder(world, found, {
        ...told,
        kind,
        times: await findDayTimes(tx, item.villaId),
        toGuest: coSignInId !== null,
        item,
        timezone,
        days: daysBetween(today, due.arrival),
        readiness,
      }),
  })
  if (result === 'written') return { state: sent }
  return result === 'limited' ? waitUntil(openingFrom(hours, addDays(today, 1))) : { state: skipped }
}
