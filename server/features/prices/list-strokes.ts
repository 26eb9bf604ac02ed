import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { PriceStrokeShown } from '#contract/staff/office-prices'
import type { Queryable } from '#database/connection'
import { priceStroke, priceStrokeVilla, staff, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { inReach } from '#server/platform/auth/reach-conditions'

const maxAtOnce = 50

/** Lists changes of prices, the newest first; of one villa with `propertyId`. */
export async function listStrokes(
  db: Queryable,
  reach: Reach,
  { cursor, propertyId }: { cursor?: number | undefined; propertyId?: number | undefined },
): Promise<{ strokes: PriceStrokeShown[]; next: number | null }> {
  const rows = await db
    .select({
      id: priceStroke.id,
      at: priceStroke.at,
      by: staff.name,
      kind: priceStroke.kind,
      nights: priceStroke.nights,
      villas: priceStroke.villas,
      villa: sql<string>`coalesce((select min(v.name) from ${priceStrokeVilla} part
        join ${villa} v on v.id = part.villa_id where part.stroke_id = price_stroke.id), '')`,
      undone: sql<boolean>`exists (select from ${priceStroke} undo where undo.undoes_id = price_stroke.id)`,
    })
    .from(priceStroke)
    .leftJoin(staff, eq(staff.id, priceStroke.staffId))
    .where(
      and(
        inReach(reach, 'stroke', priceStroke.id, { whole: true }),
        cursor === undefined ? undefined : lt(priceStroke.id, cursor),
        propertyId === undefined
          ? undefined
          : sql`${priceStroke.id} in (select stroke_id from ${priceStrokeVilla} where villa_id = ${propertyId})`,
      ),
    )
    .orderBy(desc(priceStroke.id))
    .limit(maxAtOnce + 1)
  const strokes = rows
    .slice(0, maxAtOnce)
    .map(({ nights, at, ...stroke }) => ({ ...stroke, ...nights, at: at.toISOString() }))
  return { strokes, next: rows.length > maxAtOnce ? (strokes.at(-1)?.id ?? null) : null }
}
