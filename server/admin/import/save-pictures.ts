import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import { textOf } from './cells.ts'
import type { KnownRows } from './known-rows.ts'
import type { ReadPicture } from './read-pictures.ts'
import type { Read } from './read-table.ts'
import type { ShownPictures } from './save-villas.ts'

type PictureRow = typeof tables.picture.$inferInsert

/** A picture of one villa: the file with its text. */
const keyOf = ({ file, alt }: Pick<PictureRow, 'file' | 'alt'>) => JSON.stringify([file, alt.en, alt.fr, alt.de])

/** New slide shows for villas that have none, by code. */
async function addSlideshows(tx: Transaction, codes: readonly string[]): Promise<Map<string, number>> {
  const ids: number[] = []
  await insertAll(
    codes.map(() => ({ ofVilla: true })),
    async rows => {
      ids.push(...(await tx.insert(tables.slideshow).values(rows).returning()).map(({ id }) => id))
    },
  )
  return new Map(codes.map((code, i) => [code, ids[i] ?? 0]))
}

/**
 * Saves the pictures of villas, in the order of the rows; equal ones keep their row, and so their address. Returns the
 * slide show and the first picture of each villa of the file.
 */
export async function savePictures(
  tx: Transaction,
  rows: readonly Read<'pictures'>[],
  files: ReadonlyMap<string, ReadPicture>,
  known: KnownRows,
): Promise<Map<string, ShownPictures>> {
  const { picture, slideshow, slideshowPicture } = tables
  const byVilla = Map.groupBy(rows, ({ villa }) => villa)
  const added = await addSlideshows(
    tx,
    [...byVilla.keys()].filter(code => !known.villas.has(code)),
  )
  const showOf = (code: string) => known.villas.get(code)?.slideshowId ?? added.get(code) ?? 0
  const showIds = [...byVilla.keys()].map(showOf)
  if (showIds.length === 0) return new Map()
  const there = await tx
    .select({ showId: slideshowPicture.slideshowId, id: picture.id, file: picture.file, alt: picture.alt })
    .from(slideshowPicture)
    .innerJoin(picture, eq(picture.id, slideshowPicture.pictureId))
    .where(inArray(slideshowPicture.slideshowId, showIds))
  const idByKey = new Map(there.map(row => [`${row.showId} ${keyOf(row)}`, row.id]))
  const wanted = [...byVilla].flatMap(([code, ofVilla]) =>
    ofVilla.map((row, position) => {
      const file = files.get(row.file)
      if (!file) throw new Error(`${row.file} was not read`)
      const { key, hash, width, height, colour } = file
      const values = { hash, file: key, width, height, colour, alt: textOf(row, 'alt') }
      return { code, showId: showOf(code), position, room: row.room === undefined ? null : row.room - 1, values }
    }),
  )
  const missing = wanted.filter(({ showId, values }) => !idByKey.has(`${showId} ${keyOf(values)}`))
  await insertAll(missing, async some => {
    const inserted = await tx
      .insert(picture)
      .values(some.map(({ values }) => values))
      .returning({ id: picture.id })
    for (const [i, { id }] of inserted.entries()) {
      const row = some[i]
      if (row) idByKey.set(`${row.showId} ${keyOf(row.values)}`, id)
    }
  })
  const idOf = ({ showId, values }: (typeof wanted)[number]) => idByKey.get(`${showId} ${keyOf(values)}`) ?? 0
  // A member of staff who has the former order open is refused.
  await tx
    .update(slideshow)
    .set({ revision: sql`${slideshow.revision}` })
    .where(inArray(slideshow.id, showIds))
  await tx.delete(slideshowPicture).where(inArray(slideshowPicture.slideshowId, showIds))
  await insertAll(
    wanted.map(row => ({ slideshowId: row.showId, position: row.position, room: row.room, pictureId: idOf(row) })),
    some => tx.insert(slideshowPicture).values(some),
  )
  const first = wanted.filter(({ position }) => position === 0)
  return new Map(first.map(row => [row.code, { slideshowId: row.showId, thumbId: idOf(row) }]))
}
