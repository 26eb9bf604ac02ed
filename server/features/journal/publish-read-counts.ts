import { sql } from 'drizzle-orm'
import type { JobContext } from '#server/context'

/** Announces the readings of the day before in one event, because an event for each would revalidate pages all day. */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await db.execute(sql`select announce('blog_reading')`)
}
