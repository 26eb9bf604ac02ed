import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * A completed step of a job with its result: a retry of the job skips it. Jobs themselves are in the schema `pgboss` of
 * their library.
 */
export const jobStep = pgTable(
  'job_step',
  {
    jobId: uuid().notNull(),
    key: text().notNull(),
    result: jsonb().$type<unknown>(),
    doneAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  },
  t => [primaryKey({ columns: [t.jobId, t.key] })],
)
