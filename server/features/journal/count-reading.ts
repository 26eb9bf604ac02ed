import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { blogPage, blogReading } from '#database/tables'
import { transact } from '#database/transact'
import { todayAt } from '#domain/today'
import type { Context } from '#server/context'
import { getArticle } from './get-article.ts'
import type { ReadersOfADay } from './readers-of-a-day.ts'

type World = Pick<Context, 'catalogue' | 'clock'> & { readers: ReadersOfADay }

/**
 * Counts a reading of an article today, once for each caller; a deleted article counts nothing. The caller is
 * remembered outside the transaction, because that can be retried. Throws `not-found` and `gone`.
 */
export async function countReading(
  db: Db,
  { readers, ...world }: World,
  { id, caller }: { id: number; caller: string },
): Promise<void> {
  const { id: articleId } = getArticle(world, id)
  await readers.first({ caller, articleId, day: todayAt(world.clock.now()) }, () =>
    transact(db, async tx => {
      await tx.execute(sql`
        insert into ${blogReading} (blog_page_id, day, readings)
        select id, (app_now() at time zone 'UTC')::date, 1 from ${blogPage} where id = ${articleId} for key share
        on conflict (blog_page_id, day) do update set readings = ${blogReading}.readings + 1`)
    }),
  )
}
