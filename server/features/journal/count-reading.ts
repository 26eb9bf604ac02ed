import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { blogPage, blogReading } from '#database/tables'

/** Counts that an article was read today; one that has gone meanwhile counts nothing. */
export async function countReading(tx: Transaction, blogPageId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${blogReading} (blog_page_id, day, readings)
    select id, (app_now() at time zone 'UTC')::date, 1 from ${blogPage} where id = ${blogPageId} for key share
    on conflict (blog_page_id, day) do update set readings = ${blogReading}.readings + 1`)
}
