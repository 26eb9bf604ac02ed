import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { bookingItem } from './bookings.ts'
import { areDays, attemptedId, bytes, days, instant, revision, toAttempted } from './columns.ts'
import { villa } from './villas.ts'

/** A hold on a villa's nights until it expires, by the server's clock (PD-23). */
export const option = pgTable(
  'option',
  {
    bookingItemId: toAttempted()
      .primaryKey()
      .references(() => bookingItem.id),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The hash of the address from which it was made, while it lives: so many may be held from one. */
    heldFrom: bytes(),
    /** The hash of the network around that address, kept as long. */
    heldFromNetwork: bytes(),
    /** When whoever held it was told that it is over. */
    endToldAt: instant(),
  },
  t => [index().on(t.expiresAt), index().on(t.heldFrom)],
)

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
