import { and, desc, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import type { Queryable } from '#database/connection'
import { picture, recordVersion, staff } from '#database/tables'
import { findSimilar } from './find-similar.ts'
import { presentSummary, rawColumns } from './queries.ts'

/** The most versions of a picture that are listed. */
const mostVersions = 50

type Use = OfficePictureDetail['usedBy'][number]

async function findUses(db: Queryable, id: number): Promise<Use[]> {
  const { rows } = await db.execute<Record<string, unknown> & Use>(sql`
    select used.kind, used.record_id as id,
      coalesce(villa.name, page.title ->> 'en', list.name ->> 'en', experience.name ->> 'en', blog_page.title ->> 'en',
        press_page.publisher_name, team_member.full_name, slideshow.name,
        concat_ws(', ', wine.producer, wine.name), '') as name,
      coalesce(villa.path, page.path, list.path, experience.path, blog_page.path, press_page.path) as path
    from (select distinct kind, record_id from picture_use where picture_id = ${id}) used
    left join villa on used.kind = 'villa' and villa.id = used.record_id
    left join page on used.kind = 'page' and page.id = used.record_id
    left join list on used.kind = 'collection' and list.id = used.record_id
    left join experience on used.kind = 'experience' and experience.id = used.record_id
    left join blog_page on used.kind = 'article' and blog_page.id = used.record_id
    left join press_page on used.kind = 'press' and press_page.id = used.record_id
    left join slideshow on used.kind = 'slideshow' and slideshow.id = used.record_id
    left join wine on used.kind = 'wine' and wine.id = used.record_id
    left join team_member on used.kind = 'team-member' and team_member.id = used.record_id
    order by used.kind, 3, used.record_id
    limit 200`)
  return rows.map(row => ({ kind: row.kind, id: row.id, name: row.name, path: row.path }))
}

async function findVersions(db: Queryable, id: number): Promise<OfficePictureDetail['versions']> {
  const rows = await db
    .select({
      number: recordVersion.number,
      at: recordVersion.at,
      by: staff.name,
      isRemoved: sql<boolean>`coalesce((${recordVersion.state} ->> 'isRemoved')::boolean, true)`,
    })
    .from(recordVersion)
    .leftJoin(staff, eq(staff.id, recordVersion.staffId))
    .where(and(eq(recordVersion.kind, 'picture'), eq(recordVersion.recordId, id)))
    .orderBy(desc(recordVersion.number))
    .limit(mostVersions)
  return rows.map(({ number, at, by, isRemoved }, i) => ({
    number,
    at: at?.toISOString() ?? '',
    by,
    canBeRestored: i > 0 && !isRemoved,
  }))
}

/** Gets a picture with its uses, similar pictures and versions. Throws `not-found`. */
export async function getPicture(db: Queryable, id: number): Promise<OfficePictureDetail> {
  const [row] = await db.select(rawColumns).from(picture).where(eq(picture.id, id))
  if (!row) throw new ProblemError('not-found')
  const usedBy = await findUses(db, id)
  const similar = await findSimilar(db, id, row.likeness)
  return {
    ...presentSummary({
      ...row,
      isDrawing: row.brief !== null,
      isRemoved: row.removedAt !== null,
      uses: usedBy.length,
    }),
    revision: row.revision,
    focus: row.focus as OfficePictureDetail['focus'],
    photographer: row.photographer,
    licence: row.licence,
    usedBy,
    similar,
    versions: await findVersions(db, id),
  }
}
