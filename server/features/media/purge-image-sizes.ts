import { inArray } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { batchesOf } from '#server/platform/queue/yielding'

/** Folders per query. */
const together = 500

/** Filters folder names, such as `12-0a1b2c3d4e5f`, to those of current pictures. */
async function shownAmong(db: Queryable, names: string[]): Promise<Set<string>> {
  const ids = names.map(name => Number.parseInt(name, 10)).filter(id => id <= 2_147_483_647)
  const rows = await db
    .select({ id: tables.picture.id, hash: tables.picture.hash })
    .from(tables.picture)
    .where(inArray(tables.picture.id, ids))
  return new Set(rows.map(({ id, hash }) => `${id}-${hash}`))
}

/**
 * Deletes the sizes of deleted or changed pictures, and leftovers of unfinished ones. Folders are listed before the
 * pictures are queried, so sizes in progress are never deleted.
 */
export async function run(
  { db, store }: JobContext,
  _payload: object,
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  await store.tidy()
  for await (const some of batchesOf(store.list('sizes'), together)) {
    if (signal.aborted) return
    const names = some.filter(name => /^\d{1,10}-[0-9a-f]{12}$/.test(name))
    const shown = await shownAmong(db, names)
    for (const name of names) if (!shown.has(name)) await store.remove(`sizes/${name}`)
  }
}
