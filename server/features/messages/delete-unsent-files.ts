import { and, isNull, sql } from 'drizzle-orm'
import { currentTime } from '#database/current-time'
import { messageFile } from '#database/tables'
import type { JobContext } from '#server/context'

/** Deletes files that have waited a day for their message. */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await db
    .delete(messageFile)
    .where(and(isNull(messageFile.messageId), sql`${messageFile.uploadedAt} < ${currentTime} - interval '1 day'`))
}
