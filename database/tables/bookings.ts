import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { BookingStatus } from '#domain/booking/booking-status'
import type { ItemStatus } from '#domain/booking/item-status'
import { areDays, attemptedId, days, revision, toAttempted } from './columns.ts'
import { villa } from './villas.ts'

const instant = () => timestamp({ withTimezone: true })

/** A booking; how its status changes is told in domain/booking, and held by the database. */
export const booking = pgTable(
  'booking',
  {
    id: attemptedId(),
    status: smallint().$type<BookingStatus>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [check('booking_status', sql`${t.status} between 0 and 5`)],
)

/** A villa of a booking for a stay. */
export const bookingItem = pgTable(
  'booking_item',
  {
    id: attemptedId(),
    bookingId: toAttempted()
      .notNull()
      .references(() => booking.id),
    villaId: integer()
      .notNull()
      .references(() => villa.id),
    stay: days().notNull(),
    status: smallint().$type<ItemStatus>().notNull(),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.villaId),
    check('booking_item_status', sql`${t.status} between 0 and 15`),
    check('booking_item_stay', areDays(t.stay)),
  ],
)

/** A hold on a villa's nights until it expires, by the server's clock (decision 23). */
export const option = pgTable('option', {
  bookingItemId: toAttempted()
    .primaryKey()
    .references(() => bookingItem.id),
  startedAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

/** Nights the owner keeps. */
export const ownerBlock = pgTable(
  'owner_block',
  {
    id: serial().primaryKey(),
    villaId: integer()
      .notNull()
      .references(() => villa.id),
    nights: days().notNull(),
    note: text().notNull().default(''),
    revision: revision(),
  },
  t => [index().on(t.villaId), check('owner_block_nights', areDays(t.nights))],
)

/**
 * What takes nights of a villa now. Every live booking item, option and block has its row here, kept by the
 * database itself, and one exclusion constraint over them all refuses overlaps whatever the application does.
 */
export const occupancy = pgTable(
  'occupancy',
  {
    id: attemptedId(),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    nights: days().notNull(),
    kind: text().$type<'booking' | 'option' | 'block'>().notNull(),
    bookingItemId: toAttempted()
      .unique()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    ownerBlockId: integer()
      .unique()
      .references(() => ownerBlock.id, { onDelete: 'cascade' }),
    expiresAt: instant(),
  },
  t => [
    check('occupancy_has_one_cause', sql`num_nonnulls(${t.bookingItemId}, ${t.ownerBlockId}) = 1`),
    check('occupancy_kind', sql`${t.kind} in ('booking', 'option', 'block')`),
    check('occupancy_option_expires', sql`(${t.kind} = 'option') = (${t.expiresAt} is not null)`),
  ],
)
