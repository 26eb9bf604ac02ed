import { sql } from 'drizzle-orm'
import type { JobContext } from '#server/context'

/** Announces the readings of the day before, once for all of it: each by itself would have pages asked again all day. */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await db.execute(sql`select announce('blog_reading')`)
}
