import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { VillaPictureTexts } from '#contract/staff/office-pictures'
import type { Queryable, Transaction } from '#database/connection'
import { picture, slideshowPicture } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { isSameValue } from '#domain/access/versions'
import { writeVersions } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { columnsOfTexts, type PictureTexts } from './edit-picture.ts'
import { nameOf, presentSummary, rawColumns, stateOf, summaryColumns } from './queries.ts'
import { requireVilla } from './villa-pictures.ts'

/** Gets the texts of a villa's pictures in their order. Throws `not-found`. */
export async function getPictureTexts(db: Queryable, villaId: number): Promise<VillaPictureTexts> {
  const { slideshowId } = await requireVilla(db, villaId)
  const { revision, photographer, licence } = picture
  const rows = await db
    .select({ ...summaryColumns, revision, photographer, licence })
    .from(slideshowPicture)
    .innerJoin(picture, eq(picture.id, slideshowPicture.pictureId))
    .where(eq(slideshowPicture.slideshowId, slideshowId))
    .orderBy(asc(slideshowPicture.position))
  return {
    pictures: rows.map(row => ({
      ...presentSummary(row),
      revision: row.revision,
      photographer: row.photographer,
      licence: row.licence,
    })),
  }
}

interface Descriptions {
  villaId: number
  pictures: readonly { id: number; revision: number; texts: PictureTexts }[]
}

/**
 * Changes descriptions and licences of many pictures of a villa: all, or none. Pictures whose texts are the same stay as
 * they are. Throws `not-found`, `invalid-input` for a picture that is named twice, and `edited-meanwhile` with the present
 * texts.
 */
export async function describePictures(
  tx: Transaction,
  actor: Staff,
  { villaId, pictures }: Descriptions,
): Promise<VillaPictureTexts> {
  const { slideshowId } = await requireVilla(tx, villaId)
  const ids = pictures.map(({ id }) => id)
  throwFieldErrors({ pictures: new Set(ids).size === ids.length ? undefined : 'invalid' })
  const shown = tx
    .select({ id: slideshowPicture.pictureId })
    .from(slideshowPicture)
    .where(eq(slideshowPicture.slideshowId, slideshowId))
  const rows = await tx
    .select(rawColumns)
    .from(picture)
    .where(and(inArray(picture.id, ids), inArray(picture.id, shown)))
    .orderBy(asc(picture.id))
    .for('update')
  const byId = new Map(rows.map(row => [row.id, row]))
  const edits = pictures.map(({ id, revision, texts }) => {
    const before = byId.get(id)
    if (!before) throw new ProblemError('not-found')
    return { revision, before, after: { ...before, ...columnsOfTexts(texts) } }
  })
  if (edits.some(({ revision, before }) => before.revision !== revision))
    throw new ProblemError('edited-meanwhile', { more: { current: await getPictureTexts(tx, villaId) } })
  const changed = edits.filter(({ before, after }) => !isSameValue(stateOf(before), stateOf(after)))
  const columns = changed.map(({ after: { id, alt, photographer, licence, licenceEnds } }) => ({
    ...{ id, alt, photographer, licence },
    ends: licenceEnds,
  }))
  await tx.execute(sql`
    update picture set alt = change.alt, photographer = change.photographer, licence = change.licence, licence_ends = change.ends
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      as change (id integer, alt jsonb, photographer text, licence text, ends date)
    where picture.id = change.id`)
  await writeVersions(
    tx,
    actor,
    changed.map(({ before, after }) => ({
      ...{ kind: 'picture', recordId: after.id, action: 'picture-changed', reason: nameOf(after) },
      before: stateOf(before),
      after: stateOf(after),
    })),
  )
  return getPictureTexts(tx, villaId)
}
