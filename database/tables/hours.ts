import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HoursKind } from '#domain/booking/hours'
import type { HoursState } from '#domain/lifecycles/hours-state'
import { booking, bookingItem } from './bookings.ts'
import { instant, isTime, sequenceId, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'

/**
 * A client's request for an early arrival or a late departure; the office quotes it. domain/lifecycles defines the
 * transitions of its state, and the database enforces them.
 */
export const hoursRequest = pgTable(
  'hours_request',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    kind: text().$type<HoursKind>().notNull(),
    /** The wanted time, in the villa's time zone: `12:30`. */
    time: text().notNull(),
    note: text().notNull().default(''),
    state: text().$type<HoursState>().notNull().default('asked'),
    /** The quote, in cents of the booking's currency; null before it. */
    priceCents: integer(),
    /** The service that charges an accepted quote. */
    itemId: sequenceIdRef().references(() => bookingItem.id, { onDelete: 'set null' }),
    /** The message of the office with its answer. */
    message: text().notNull().default(''),
    answeredBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    askedAt: instant().notNull().default(sql`app_now()`),
    answeredAt: instant(),
    /** When it left the open states. */
    endedAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    index('hours_request_asked').on(t.id).where(sql`state = 'asked'`),
    index('hours_request_answered').on(t.id).where(sql`answered_at is not null`),
    uniqueIndex('hours_request_open').on(t.bookingId, t.kind).where(sql`state in ('asked', 'quoted')`),
    check('hours_request_kind', sql`${t.kind} in ('early-arrival', 'late-departure')`),
    check(
      'hours_request_state',
      sql`${t.state} in ('asked', 'quoted', 'accepted', 'refused', 'declined', 'withdrawn', 'lapsed')`,
    ),
    check('hours_request_time', isTime(t.time)),
    check('hours_request_price', sql`${t.priceCents} >= 0`),
    check(
      'hours_request_quoted',
      sql`${t.state} not in ('quoted', 'accepted', 'refused') or ${t.priceCents} is not null`,
    ),
  ],
)
