import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import type { ChannelFault } from '#domain/availability/channel-faults'
import { channelFaults } from '#domain/availability/channel-faults'
import { bytes, dateRangeCheck, days, instant, revision, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'
import { villa } from './villas.ts'

/** The calendars of a villa on a sales channel: the one that is read from it, and the one that it reads (ADR-0059). */
export const channelFeed = pgTable(
  'channel_feed',
  {
    id: serial().primaryKey(),
    revision: revision(),
    villaId: integer()
      .notNull()
      .references(() => villa.id),
    /** The name of the channel, as staff call it. */
    channel: text().notNull(),
    /** The address of the channel's calendar; it contains a secret of the channel. Null where none is read. */
    sourceUrl: text(),
    /** The hash of the secret in the address of our calendar; null where the channel reads none. */
    exportHash: bytes().unique(),
    /** When the channel last read our calendar. */
    exportedAt: instant(),
    triedAt: instant(),
    succeededAt: instant(),
    /** The reason why the last attempt failed; null after a success. */
    fault: text().$type<ChannelFault>(),
    /** Failed attempts since the last success: each doubles the time to the next. */
    failures: integer().notNull().default(0),
    /** When it is read next; null where none is read. */
    dueAt: instant(),
  },
  t => [
    unique('channel_feed_channel').on(t.villaId, t.channel),
    index('channel_feed_due').on(t.dueAt).where(sql`source_url is not null`),
    index('channel_feed_by_channel').on(t.channel, t.id),
    index('channel_feed_by_reading').on(sql`coalesce(${t.succeededAt}, 'epoch'::timestamptz)`, t.id),
    index('channel_feed_faulty').on(t.id).where(sql`fault is not null`),
    check('channel_feed_name', sql`length(${t.channel}) between 1 and 60`),
    check('channel_feed_source', sql`${t.sourceUrl} like 'https://%' and length(${t.sourceUrl}) <= 2000`),
    check('channel_feed_fault', sql.raw(`"fault" in (${channelFaults.map(fault => `'${fault}'`).join(', ')})`)),
  ],
)

/** Nights that a channel has sold and a booking or option takes: a task of staff, which changes nothing by itself. */
export const channelClash = pgTable(
  'channel_clash',
  {
    id: serial().primaryKey(),
    feedId: integer()
      .notNull()
      .references(() => channelFeed.id, { onDelete: 'cascade' }),
    nights: days().notNull(),
    seenAt: instant().notNull().default(sql`app_now()`),
    settledAt: instant(),
    settledById: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    /** When the channel or the booking no longer had the nights. */
    goneAt: instant(),
  },
  t => [
    unique('channel_clash_nights').on(t.feedId, t.nights),
    index('channel_clash_open').on(t.id).where(sql`settled_at is null and gone_at is null`),
    index().on(t.settledById),
    check('channel_clash_dates', dateRangeCheck(t.nights)),
  ],
)
