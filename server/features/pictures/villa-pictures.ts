import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficeVillaPictures } from '#contract/staff/office-pictures'
import type { Queryable, Transaction } from '#database/connection'
import { picture, slideshow, slideshowPicture, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { RecordState } from '#domain/access/versions'
import { maxVillaPictures } from '#domain/pictures/picture-rules'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { presentSummary, summaryColumns } from './queries.ts'

const columns = {
  id: villa.id,
  name: villa.name,
  path: villa.path,
  live: villa.live,
  rooms: villa.rooms,
  thumbId: villa.thumbId,
  slideshowId: villa.slideshowId,
}

/** A villa with pictures. Throws `not-found`. */
export async function requireVilla(db: Queryable, id: number) {
  const [row] = await db.select(columns).from(villa).where(eq(villa.id, id))
  if (!row) throw new ProblemError('not-found')
  return row
}

/** Gets the pictures of a villa in their order, with its rooms. Throws `not-found`. */
export async function getVillaPictures(db: Queryable, id: number): Promise<OfficeVillaPictures> {
  const { rooms, thumbId, slideshowId, ...row } = await requireVilla(db, id)
  const [show] = await db.select().from(slideshow).where(eq(slideshow.id, slideshowId))
  const shown = await db
    .select({ ...summaryColumns, room: slideshowPicture.room })
    .from(slideshowPicture)
    .innerJoin(picture, eq(picture.id, slideshowPicture.pictureId))
    .where(eq(slideshowPicture.slideshowId, slideshowId))
    .orderBy(asc(slideshowPicture.position))
  return {
    villa: row,
    revision: show?.revision ?? 1,
    thumbId,
    rooms: rooms.map(({ kind, floor, note }) => ({ kind, floor, ...(note && { note }) })),
    pictures: shown.map(({ room, ...summary }) => ({ ...presentSummary(summary), room })),
  }
}

async function stateOf(tx: Transaction, { slideshowId, thumbId }: { slideshowId: number; thumbId: number | null }) {
  const pictures = await tx
    .select({ id: slideshowPicture.pictureId, room: slideshowPicture.room })
    .from(slideshowPicture)
    .where(eq(slideshowPicture.slideshowId, slideshowId))
    .orderBy(asc(slideshowPicture.position))
  return { thumbId, pictures } satisfies RecordState
}

/** Locks the order of a villa's pictures. Throws `not-found`. */
async function lockVillaPictures(tx: Transaction, villaId: number) {
  const row = await requireVilla(tx, villaId)
  const [show] = await tx.select().from(slideshow).where(eq(slideshow.id, row.slideshowId)).for('update')
  // The villa is read again: its first picture can have changed before the lock.
  return { ...(await requireVilla(tx, villaId)), revision: show?.revision ?? 1 }
}

interface Order {
  id: number
  revision: number
  thumbId: number
  pictures: readonly { id: number; room: number | null }[]
}

/**
 * Sets the pictures of a villa: order, rooms, and the one that lists show. Throws `not-found`, `edited-meanwhile`, and
 * `invalid-input` for a picture that is not in the library or named twice, a room that the villa does not have, or a
 * first picture that is not among them.
 */
export async function setVillaPictures(
  tx: Transaction,
  actor: Staff,
  { id, revision, thumbId, pictures }: Order,
): Promise<OfficeVillaPictures> {
  const row = await lockVillaPictures(tx, id)
  const { slideshowId } = row
  const ids = pictures.map(each => each.id)
  const isOfVilla = pictures.every(({ room }) => room === null || room < row.rooms.length)
  const isOnce = new Set(ids).size === ids.length
  throwFieldErrors({
    pictures: isOnce && isOfVilla ? undefined : 'invalid',
    thumbId: ids.includes(thumbId) ? undefined : 'invalid',
  })
  const before = await stateOf(tx, row)
  const known = new Set(before.pictures.map(each => each.id))
  const added = ids.filter(each => !known.has(each))
  if (added.length > 0) {
    // The lock keeps colleagues from removing them meanwhile.
    const there = await tx
      .select({ id: picture.id })
      .from(picture)
      .where(and(inArray(picture.id, added), isNull(picture.removedAt)))
      .for('key share')
    if (there.length < added.length) throwFieldErrors({ pictures: 'invalid' })
  }
  await tx.update(slideshow).set({ revision }).where(eq(slideshow.id, slideshowId))
  await tx.delete(slideshowPicture).where(eq(slideshowPicture.slideshowId, slideshowId))
  await tx
    .insert(slideshowPicture)
    .values(pictures.map(({ id: pictureId, room }, position) => ({ slideshowId, pictureId, room, position })))
  if (row.thumbId !== thumbId) await tx.update(villa).set({ thumbId }).where(eq(villa.id, id))
  await writeVersion(tx, actor, {
    ...{ kind: 'villa-pictures', recordId: id, action: 'picture-changed', reason: row.name },
    before,
    after: await stateOf(tx, { slideshowId, thumbId }),
  })
  return getVillaPictures(tx, id)
}

/** Adds a picture behind those of a villa, unless it is among them. Throws `not-found` and `not-in-this-state`. */
export async function appendToVilla(tx: Transaction, actor: Staff, villaId: number, pictureId: number): Promise<void> {
  const row = await lockVillaPictures(tx, villaId)
  const before = await stateOf(tx, row)
  if (before.pictures.some(({ id }) => id === pictureId)) return
  if (before.pictures.length >= maxVillaPictures) throw new ProblemError('not-in-this-state')
  const [last] = await tx
    .select({ position: max(slideshowPicture.position) })
    .from(slideshowPicture)
    .where(eq(slideshowPicture.slideshowId, row.slideshowId))
  await tx.update(slideshow).set({ revision: row.revision }).where(eq(slideshow.id, row.slideshowId))
  await tx
    .insert(slideshowPicture)
    .values({ slideshowId: row.slideshowId, pictureId, position: (last?.position ?? -1) + 1 })
  const thumbId = row.thumbId ?? pictureId
  if (row.thumbId === null) await tx.update(villa).set({ thumbId }).where(eq(villa.id, villaId))
  await writeVersion(tx, actor, {
    ...{ kind: 'villa-pictures', recordId: villaId, action: 'picture-changed', reason: row.name },
    before,
    after: await stateOf(tx, { ...row, thumbId }),
  })
}
