import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type BookingEventKind, bookingEventKinds, type EventActor, eventActors } from '#domain/booking/booking-events'
import { booking } from './bookings.ts'
import { instant, sequenceId, sequenceIdRef } from './columns.ts'

const listOf = (values: readonly string[]) => sql.raw(`(${values.map(value => `'${value}'`).join(', ')})`)

/**
 * The events of a booking, in the order of the ids. The database refuses to change a row, and deletes it only
 * with its booking.
 */
export const bookingEvent = pgTable(
  'booking_event',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** The item that it concerns; null for the booking as a whole. The item may no longer exist. */
    itemId: sequenceIdRef(),
    kind: text().$type<BookingEventKind>().notNull(),
    actor: text().$type<EventActor>().notNull(),
    /** By kind as `BookingEventData`: numbers, days and values of lists, never a person's words. */
    data: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull().default({}),
    at: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId, t.id),
    check('booking_event_kind', sql`${t.kind} in ${listOf(bookingEventKinds)}`),
    check('booking_event_actor', sql`${t.actor} in ${listOf(eventActors)}`),
    check(
      'booking_event_data',
      sql`jsonb_typeof(${t.data}) = 'object' and not jsonb_path_exists(${t.data}, 'strict $.* ? (@.type() == "object" || @.type() == "array" || @.type() == "null" || (@.type() == "string" && !(@ like_regex "^[a-z0-9-]{1,20}$")))')`,
    ),
  ],
)
