import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** A known text encrypted with each key that the database has seen: a wrong key is noticed at the start (PD-131). */
export const keyCheck = pgTable('key_check', {
  /** `secrets` for `ENCRYPTION_KEY`, or `column <id>` for a key of `ENCRYPTION_KEYS`. */
  key: text().primaryKey(),
  encrypted: bytes().notNull(),
})

/** A part of the site that an administrator has switched off: `jobs`, `payments`, or `job <name>` (PD-132). */
export const switchedOff = pgTable('switched_off', {
  part: text().primaryKey(),
  since: instant().notNull().default(sql`app_now()`),
  reason: text().notNull().default(''),
})
