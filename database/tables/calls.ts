import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/**
 * A reply stored under an idempotency key. The database alone reveals neither: the key is hashed, and the reply is
 * encrypted with it.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** The endpoint and the caller: the same key of another caller is a different one. */
    scope: text().notNull(),
    keyHash: bytes().notNull(),
    /** The hash of the request. */
    requestHash: bytes().notNull(),
    status: smallint(),
    encryptedReply: bytes(),
    /** Until when a repetition gets the same reply. */
    expiresAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now() + interval '3 days'`),
  },
  t => [primaryKey({ columns: [t.scope, t.keyHash] }), index().on(t.expiresAt)],
)

/** How much of a rate limit a caller has used; all processes share it. */
export const callLimit = pgTable(
  'call_limit',
  {
    /** The hash of the limit's name and of the caller. */
    key: bytes().primaryKey(),
    /** The time at which the limit is unused again. */
    restedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.restedAt)],
)
