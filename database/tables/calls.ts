import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/**
 * What a call answered under an idempotency key. Neither the key nor the answer can be read here: the one is hashed, the
 * other sealed with it.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** The call and who made it: the same key of somebody else is another. */
    scope: text().notNull(),
    keyHash: bytes().notNull(),
    /** The hash of what was sent. */
    requestHash: bytes().notNull(),
    status: smallint(),
    sealedReply: bytes(),
    /** Until when a repetition is answered the same. */
    keptUntil: timestamp({ withTimezone: true }).notNull().default(sql`app_now() + interval '3 days'`),
  },
  t => [primaryKey({ columns: [t.scope, t.keyHash] }), index().on(t.keptUntil)],
)

/** How far a caller has used up a limit that holds across processes. */
export const callLimit = pgTable(
  'call_limit',
  {
    /** The hash of the limit's name and of whom it counts. */
    key: bytes().primaryKey(),
    /** The moment at which nothing of it is used up any more. */
    restedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.restedAt)],
)
