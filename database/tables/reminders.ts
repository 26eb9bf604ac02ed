import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import type { ReminderState } from '#domain/lifecycles/reminder-state'
import type { ReminderKind, ReminderTopic } from '#domain/reminders/reminder-plan'
import { coSignIn } from './accounts.ts'
import { booking } from './bookings.ts'
import { instant, sequenceId, sequenceIdRef } from './columns.ts'
import { contact } from './content.ts'

/** A reminder to one recipient of a booking: planned, then sent or not. One row for each kind and recipient. */
export const reminder = pgTable(
  'reminder',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    kind: text().$type<ReminderKind>().notNull(),
    /** The guest who gets it; null for the lead booker. */
    coSignInId: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'cascade' }),
    /** The arrival for which it is planned. */
    arrival: date().$type<Day>().notNull(),
    dueAt: instant().notNull(),
    state: text().$type<ReminderState>().notNull().default('planned'),
    /** When it was sent, skipped or ended. */
    settledAt: instant(),
  },
  t => [
    unique('reminder_of_recipient').on(t.bookingId, t.kind, t.coSignInId).nullsNotDistinct(),
    index('reminder_due').on(t.dueAt).where(sql`state = 'planned'`),
    index().on(t.coSignInId),
    check('reminder_kind', sql`${t.kind} in ('passports', 'trip-details', 'arrival-week', 'arrival-day')`),
    check('reminder_state', sql`${t.state} in ('planned', 'sent', 'skipped', 'ended')`),
    check('reminder_settled', sql`(${t.state} = 'planned') = (${t.settledAt} is null)`),
  ],
)

/** A topic of reminders that a client or a guest has switched off (PD-110). */
export const reminderOptOut = pgTable(
  'reminder_opt_out',
  {
    id: sequenceId(),
    contactId: sequenceIdRef().references(() => contact.id, { onDelete: 'cascade' }),
    coSignInId: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'cascade' }),
    topic: text().$type<ReminderTopic>().notNull(),
    since: instant().notNull().default(sql`app_now()`),
  },
  t => [
    uniqueIndex('reminder_opt_out_of_contact').on(t.contactId, t.topic).where(sql`contact_id is not null`),
    uniqueIndex('reminder_opt_out_of_guest').on(t.coSignInId, t.topic).where(sql`co_sign_in_id is not null`),
    check('reminder_opt_out_owner', sql`num_nonnulls(${t.contactId}, ${t.coSignInId}) = 1`),
    check('reminder_opt_out_topic', sql`${t.topic} in ('passports', 'trip-details', 'arrival')`),
  ],
)
