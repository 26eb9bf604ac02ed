import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { Audience } from '#domain/geography/audience'

const { review, villa } = tables

/** Filters reviews by the villas that the audience can see, by region, stars and villa. */
export interface ReviewFilter {
  audience: Audience
  region?: number | undefined
  stars?: number | undefined
  villaId?: number | undefined
}

const where = ({ audience, region, stars, villaId }: ReviewFilter) =>
  and(
    eq(villa.live, true),
    // A text of a single character says nothing (SPEC 5).
    sql`length(btrim(${review.comments})) >= 2`,
    audience === 'it' ? eq(villa.hideForItaly, false) : undefined,
    audience === 'gr' ? eq(villa.hideForGreece, false) : undefined,
    region === undefined ? undefined : eq(villa.regionId, region),
    stars === undefined ? undefined : eq(review.stars, stars),
    villaId === undefined ? undefined : eq(villa.id, villaId),
  )

/** Counts reviews by region and number of stars. */
export const countReviews = (db: Queryable, filter: ReviewFilter) =>
  db
    .select({ regionId: villa.regionId, stars: review.stars, count: sql<number>`count(*)::int` })
    .from(review)
    .innerJoin(villa, eq(villa.id, review.villaId))
    .where(where(filter))
    .groupBy(villa.regionId, review.stars)

/** Finds reviews with their villas, newest first. */
export async function findReviews(
  db: Queryable,
  filter: ReviewFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .select({ review })
    .from(review)
    .innerJoin(villa, eq(villa.id, review.villaId))
    .where(where(filter))
    .orderBy(desc(review.stayed), review.id)
    .limit(limit)
    .offset(offset)
  return rows.map(row => row.review)
}
