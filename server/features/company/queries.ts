import { avg, count, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'

/** Counts the reviews of let villas and averages their stars. */
export async function findReviewSummary(db: Queryable): Promise<{ count: number; average: number | null }> {
  const [found] = await db
    .select({ count: count(), average: avg(tables.review.stars) })
    .from(tables.review)
    .innerJoin(tables.villa, eq(tables.villa.id, tables.review.villaId))
    .where(eq(tables.villa.live, true))
  return { count: found?.count ?? 0, average: found?.average ? Math.round(Number(found.average) * 10) / 10 : null }
}
