import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * A step of a job that is done, and what came of it: when the job is tried again, the step is not. Jobs themselves are
 * in the schema `pgboss`, which their library keeps.
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
