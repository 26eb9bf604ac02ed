import { sql } from 'drizzle-orm'
import type { JobContext } from '#server/context'
import { forgetSessions } from '#server/features/accounts/public'
import { forgetOldRequests } from '#server/features/fact-sheets/public'
import { forgetOldLists } from '#server/features/shared-shortlists/public'
import { forgetUnconfirmed } from '#server/features/subscriptions/public'
import { forgetPersonalData } from './forget-personal-data.ts'
import { forgetUnsoldBookings } from './forget-unsold-bookings.ts'

/** Deletes operational rows that no process reads any more. */
export async function run(context: JobContext): Promise<void> {
  const { db } = context
  await db.execute(sql`delete from change where at < app_now() - interval '7 days'`)
  await db.execute(sql`delete from call_limit where rested_at < app_now()`)
  await db.execute(sql`delete from mail_limit where rested_at < app_now()`)
  await db.execute(sql`delete from job_step where done_at < app_now() - interval '30 days'`)
  await db.execute(sql`delete from search_count where day < app_now()::date - 400`)
  await forgetSessions(db)
  await forgetUnconfirmed(db)
  await forgetOldLists(db)
  await forgetOldRequests(db)
  await forgetPersonalData(db, context)
  await forgetUnsoldBookings(db, context)
}
