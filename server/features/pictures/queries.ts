import { createHash } from 'node:crypto'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficePicture } from '#contract/staff/office-pictures'
import type { Queryable, Transaction } from '#database/connection'
import { picture } from '#database/tables'
import type { RecordState } from '#domain/access/versions'
import type { PictureSize } from '#domain/pictures/crop'
import type { PictureFocus } from '#domain/pictures/focus'

export type PictureRow = typeof picture.$inferSelect

/** The texts as they are stored: reading the column fills in what is missing. */
const storedAlt = sql<PictureRow['alt']>`jsonb_build_object('en', coalesce(${picture.alt} ->> 'en', ''),
  'fr', coalesce(${picture.alt} ->> 'fr', ''), 'de', coalesce(${picture.alt} ->> 'de', ''))`

export const rawColumns = { ...getTableColumns(picture), alt: storedAlt }

/** Uses are counted up to this number: a picture of a thousand villas would be read for each of them. */
const maxUses = 100

/** The columns of a summary; `uses` is counted in the database. */
export const summaryColumns = {
  id: picture.id,
  hash: picture.hash,
  width: picture.width,
  height: picture.height,
  colour: picture.colour,
  name: picture.name,
  alt: storedAlt,
  isDrawing: sql<boolean>`${picture.brief} is not null`,
  licenceEnds: picture.licenceEnds,
  isRemoved: sql<boolean>`${picture.removedAt} is not null`,
  uses: sql<number>`(select count(*)::integer from (
    select from picture_use where picture_use.picture_id = ${picture.id} limit ${maxUses}) as few)`,
}

interface SummaryRow extends Omit<OfficePicture, 'url' | 'alt'> {
  hash: string
  alt: PictureRow['alt']
}

export const presentSummary = ({ hash, alt, ...row }: SummaryRow): OfficePicture => ({
  id: row.id,
  url: `/media/${row.id}-${hash}`,
  width: row.width,
  height: row.height,
  colour: row.colour,
  name: row.name,
  alt,
  isDrawing: row.isDrawing,
  licenceEnds: row.licenceEnds,
  isRemoved: row.isRemoved,
  uses: row.uses,
})

interface WantedSummaries {
  where: SQL | undefined
  limit: number
  order?: readonly SQL[]
}

/** Some pictures as summaries, by default the newest first. */
export async function findSummaries(db: Queryable, { where, limit, order }: WantedSummaries): Promise<OfficePicture[]> {
  const rows = await db
    .select(summaryColumns)
    .from(picture)
    .where(where)
    .orderBy(...(order ?? [sql`${picture.id} desc`]))
    .limit(limit)
  return rows.map(presentSummary)
}

/** Locks a picture for a change. Throws `not-found`. */
export async function lockPicture(tx: Transaction, id: number): Promise<PictureRow> {
  const [row] = await tx.select(rawColumns).from(picture).where(eq(picture.id, id)).for('update')
  if (!row) throw new ProblemError('not-found')
  return row
}

/** The size by which crops are limited. */
export const sizeOf = ({ width, height, brief }: Pick<PictureRow, 'width' | 'height' | 'brief'>): PictureSize => ({
  width,
  height,
  isDrawing: brief !== null,
})

/** The state of a picture in its versions: all that staff change. */
export const stateOf = (row: PictureRow): RecordState => ({
  alt: row.alt,
  brief: row.brief,
  colour: row.colour,
  file: row.file,
  focus: row.focus,
  height: row.height,
  isRemoved: row.removedAt !== null,
  licence: row.licence,
  licenceEnds: row.licenceEnds,
  likeness: row.likeness,
  name: row.name,
  photographer: row.photographer,
  sourceHash: row.sourceHash,
  width: row.width,
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash in the address of a picture, by its content and focus: the server crops by the focus, too. */
export function addressHash({ file, brief, focus }: Pick<PictureRow, 'file' | 'brief'> & { focus: PictureFocus }) {
  const content = /([0-9a-f]{64})\.\w+$/.exec(file ?? '')?.[1] ?? sha256(file ?? JSON.stringify(brief))
  if (Object.keys(focus).length === 0) return content.slice(0, 12)
  return sha256(`${content} ${JSON.stringify(Object.entries(focus).toSorted())}`).slice(0, 12)
}

/** The name of a picture in the log: of its file, or its description. */
export const nameOf = ({ id, name, alt }: Pick<PictureRow, 'id' | 'name' | 'alt'>): string =>
  `${id}: ${name || alt.en || alt.fr || alt.de || '–'}`
