import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { blogPage, blogReadCount } from '#database/tables'
import { withTransaction } from '#database/transact'
import { todayAt } from '#domain/calendar/today'
import type { Context } from '#server/context'
import type { DailyReaderDedup } from './daily-reader-dedup.ts'
import { getArticle } from './journal-data.ts'

type World = Pick<Context, 'catalogue' | 'clock'> & { readers: DailyReaderDedup }

/**
 * Counts a reading of an article today, once for each caller; a deleted article counts nothing. The caller is
 * remembered outside the transaction, because that can be retried. Throws `not-found` and `gone`.
 */
export async function recordRead(
  db: Db,
  { readers, ...world }: World,
  { id, caller }: { id: number; caller: string },
): Promise<void> {
  const { id: articleId } = getArticle(world, id)
  await readers.first({ caller, articleId, day: todayAt(world.clock.now()) }, () =>
    withTransaction(db, async tx => {
      await tx.execute(sql`
        insert into ${blogReadCount} (blog_page_id, day, readings)
        select id, (app_now() at time zone 'UTC')::date, 1 from ${blogPage} where id = ${articleId} for key share
        on conflict (blog_page_id, day) do update set readings = ${blogReadCount}.readings + 1`)
    }),
  )
}
