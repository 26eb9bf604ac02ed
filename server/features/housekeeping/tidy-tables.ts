import { sql } from 'drizzle-orm'
import type { JobContext } from '#server/context'

/**
 * Removes announcements that every process has long heard, and steps of jobs that have long ended. Each statement is
 * short: these rows are a week of changes at most.
 */
export async function run({ db }: JobContext): Promise<void> {
  await db.execute(sql`delete from change where at < now() - interval '7 days'`)
  await db.execute(sql`delete from job_step where done_at < now() - interval '30 days'`)
}
