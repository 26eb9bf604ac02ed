import { sql } from 'drizzle-orm'
import { currentTime } from '#database/current-time'
import type { JobContext } from '#server/context'
import { purgeSessions } from '#server/features/accounts/public'
import { purgeRuns } from '#server/features/bulk/public'
import { purgeRequests } from '#server/features/fact-sheets/public'
import { purgeUnconfirmed } from '#server/features/newsletter/public'
import { purgeRemovedViews } from '#server/features/saved-views/public'
import { purgeLists } from '#server/features/shared-shortlists/public'
import { forgetUnsoldBookings } from './forget-unsold-bookings.ts'
import { purgePersonalData } from './purge-personal-data.ts'

/** Deletes operational rows that no process reads any more. */
export async function run(context: JobContext): Promise<void> {
  const { db } = context
  await db.execute(sql`delete from change where at < ${currentTime} - interval '7 days'`)
  await db.execute(sql`delete from call_limit where rested_at < ${currentTime}`)
  await db.execute(sql`delete from mail_limit where rested_at < ${currentTime}`)
  await db.execute(sql`delete from job_step where done_at < ${currentTime} - interval '30 days'`)
  // Providers repeat an event for some days at most; what it changed stands in the payments.
  await db.execute(sql`delete from provider_event where received_at < ${currentTime} - interval '180 days'`)
  await db.execute(sql`delete from search_count where day < ${currentTime}::date - 400`)
  await db.execute(sql`delete from police_receipt where recorded_at < ${currentTime} - interval '5 years'`)
  await db.execute(sql`delete from passport_erasure where erased_at < ${currentTime} - interval '5 years'`)
  await purgeRuns(db)
  await purgeRemovedViews(db)
  await purgeSessions(db)
  await purgeUnconfirmed(db)
  await purgeLists(db)
  await purgeRequests(db)
  await purgePersonalData(db, context)
  await forgetUnsoldBookings(db, context)
}
