import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { bookingItem } from './bookings.ts'
import { channelFeed } from './channels.ts'
import { bytes, dateRangeCheck, days, instant, revision, sequenceId, sequenceIdRef } from './columns.ts'
import { villa } from './villas.ts'

/** A hold on a villa's nights until it expires, by the server's clock (PD-23). */
export const option = pgTable(
  'option',
  {
    bookingItemId: sequenceIdRef()
      .primaryKey()
      .references(() => bookingItem.id),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The hash of the holder's address, while it lives: holds per address are limited. */
    heldFrom: bytes(),
    /** The hash of the network around that address, stored as long. */
    heldFromNetwork: bytes(),
    /** When the holder was notified of the expiry. */
    expiryNotifiedAt: instant(),
  },
  t => [index('option_by_expiry').on(t.expiresAt, t.bookingItemId), index().on(t.heldFrom)],
)

/** Nights blocked for the owner. */
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
    /** The company's own name of a block that was imported; those of the back office have none. */
    code: text(),
    /** The calendar of a sales channel that brought it; null for all others. */
    feedId: integer().references(() => channelFeed.id),
  },
  t => [
    index().on(t.villaId),
    index().on(t.feedId),
    unique('owner_block_code').on(t.villaId, t.code),
    index('owner_block_from').on(sql`lower(${t.nights})`, t.id),
    index('owner_block_until').on(sql`upper(${t.nights})`, t.id).where(sql`feed_id is null`),
    check('owner_block_nights', dateRangeCheck(t.nights)),
  ],
)

/**
 * The occupied nights of a villa. Triggers maintain a row for every live booking item, option and block, and one
 * exclusion constraint over all rejects overlaps whatever the application does.
 */
export const occupancy = pgTable(
  'occupancy',
  {
    id: sequenceId(),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    nights: days().notNull(),
    kind: text().$type<'booking' | 'option' | 'block'>().notNull(),
    bookingItemId: sequenceIdRef()
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
