import { sql } from 'drizzle-orm'
import { removedDays } from '#domain/pictures/picture-rules'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'

/**
 * Deletes pictures that were removed a month ago, with the files of their versions. One that is used again stays, and so
 * does a file that another picture has, or had: its versions can be restored.
 */
export async function run(
  { db, store }: Pick<JobContext, 'db' | 'store'>,
  _payload: object,
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  const { rows } = await db.execute<{ id: number; file: string | null }>(sql`
    delete from picture where removed_at < app_now() - make_interval(days => ${removedDays})
      and not coalesce((select true from picture_use where picture_use.picture_id = picture.id limit 1), false)
    returning id, file`)
  if (rows.length === 0) return
  const ids = `{${rows.map(({ id }) => id).join(',')}}`
  const { rows: files } = await db.execute<{ file: string }>(sql`
    select distinct state ->> 'file' as file from record_version
    where kind = 'picture' and record_id = any(${ids}::integer[]) and state ->> 'file' like 'photographs/%'
      and not exists (select from picture where picture.file = state ->> 'file')
    except
    select state ->> 'file' from record_version join picture on picture.id = record_id where kind = 'picture'`)
  for (const { file } of files) {
    if (signal.aborted) return
    await store.remove(file)
  }
}
