import { inArray, sql } from 'drizzle-orm'
import { changeLog } from '#database/tables'
import { purgeByTag } from '#server/adapters/shared-cache'
import type { JobContext } from '#server/context'
import { tagsOfChanges } from '#server/platform/cache/page-tags'
import type { Task } from '#server/platform/jobs/define-job'
import { enqueueIn } from '#server/platform/jobs/enqueue'
import { purgePages } from './jobs.ts'

/** Changes per purge. */
const changesTogether = 1000

/**
 * Seconds between the two purges of a change. A process that has not noticed the change yet can render the old page
 * after the first one, and a cache can store it; within eleven seconds it knows that it has lost the database, and then
 * lets no cache keep its pages.
 */
const purgeAgainAfter = 15

/** Purges what has changed from the caches in front of the site: each change twice. */
export async function run(
  { db, configuration: { cdn } }: JobContext,
  _payload: object,
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  if (!cdn) return
  const again = sql`now() - make_interval(secs => ${purgeAgainAfter})`
  let isAgainDue = false
  for (;;) {
    signal.throwIfAborted()
    const due = await db
      .select({ id: changeLog.id, subject: changeLog.subject, villaId: changeLog.villaId, purges: changeLog.purges })
      .from(changeLog)
      .where(sql`${changeLog.purges} = 0 or (${changeLog.purges} = 1 and ${changeLog.purgedAt} < ${again})`)
      .limit(changesTogether)
    if (due.length === 0) break
    isAgainDue ||= due.some(({ purges }) => purges === 0)
    await purgeByTag(cdn, tagsOfChanges(due), signal)
    await db
      .update(changeLog)
      .set({ purges: sql`${changeLog.purges} + 1`, purgedAt: sql`now()` })
      .where(
        inArray(
          changeLog.id,
          due.map(({ id }) => id),
        ),
      )
  }
  if (isAgainDue) await enqueueIn(db, purgePages, purgeAgainAfter + 1)
}
