import { and, isNull, ne, sql } from 'drizzle-orm'
import type { OfficePicture } from '#contract/staff/office-pictures'
import type { Queryable } from '#database/connection'
import { picture } from '#database/tables'
import { type Likeness, likenessDistance, maxLikenessDistance } from '#domain/pictures/likeness'
import { findSummaries } from './queries.ts'

/** The most pictures that are compared, and shown. */
const most = { compared: 200, shown: 6 }

/** Finds pictures that look like one: the same in another size, format or compression. */
export async function findSimilar(db: Queryable, id: number, likeness: Likeness | null): Promise<OfficePicture[]> {
  // A picture of one colour has no look.
  if (!likeness || likeness.every(band => band % 65_536 === 0)) return []
  const candidates = await db
    .select({ id: picture.id, likeness: picture.likeness })
    .from(picture)
    .where(
      and(
        sql`${picture.likeness} && ${`{${likeness.join(',')}}`}::integer[]`,
        ne(picture.id, id),
        isNull(picture.removedAt),
      ),
    )
    .limit(most.compared)
  const ids = candidates
    .filter(row => row.likeness && likenessDistance(row.likeness, likeness) <= maxLikenessDistance)
    .map(row => row.id)
    .slice(0, most.shown)
  if (ids.length === 0) return []
  return findSummaries(db, {
    where: sql`${picture.id} = any(${`{${ids.join(',')}}`}::integer[])`,
    limit: most.shown,
  })
}
