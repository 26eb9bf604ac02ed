import { inArray, sql } from 'drizzle-orm'
import { pictureUpload } from '#database/tables'
import { uploadHours } from '#domain/pictures/picture-rules'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'

const together = 500
const uuid = /^[0-9a-f-]{36}$/

/**
 * Deletes uploads that have expired, and files without an upload. Folders are listed before the uploads are queried, so
 * one that begins meanwhile is never deleted.
 */
export async function run(
  { db, store }: Pick<JobContext, 'db' | 'store'>,
  _payload: object,
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  const folders: string[] = []
  for await (const name of store.list('unfinished')) if (uuid.test(name)) folders.push(name)
  await db
    .delete(pictureUpload)
    .where(sql`${pictureUpload.startedAt} < app_now() - make_interval(hours => ${uploadHours})`)
  for (let at = 0; at < folders.length && !signal.aborted; at += together) {
    const some = folders.slice(at, at + together)
    const rows = await db
      .select({ id: pictureUpload.id })
      .from(pictureUpload)
      .where(sql`${inArray(pictureUpload.id, some)} and ${pictureUpload.pictureId} is null`)
    const open = new Set(rows.map(({ id }) => id))
    for (const id of some) if (!open.has(id)) await store.remove(`unfinished/${id}`)
  }
}
