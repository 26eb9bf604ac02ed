import { desc, eq, or, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { AddedPicture, OfficePictureDetail } from '#contract/staff/office-pictures'
import type { Queryable, Transaction } from '#database/connection'
import { picture } from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import type { Context } from '#server/context'
import { picturesOf } from '#server/features/media/public'
import { writeVersion } from '#server/features/versions/public'
import type { Requester } from '#server/platform/queue/fair-queue'
import { changePicture } from './edit-picture.ts'
import { findSimilar } from './find-similar.ts'
import { getPicture } from './get-picture.ts'
import { addressHash, findSummaries, lockPicture, nameOf, rawColumns, stateOf } from './queries.ts'
import { dropUpload, getFinishedUpload, readUpload, settleUpload, type UploadRow } from './uploads/read-upload.ts'
import { uploadFolder } from './uploads/upload-store.ts'
import { appendToVilla, requireVilla } from './villa-pictures.ts'

type World = Pick<Context, 'db' | 'store' | 'configuration'>

interface Content {
  file: string
  width: number
  height: number
  colour: string
  likeness: number[]
  sourceHash: string
  name: string
}

/** The picture that has the same file, or the same look to the last bit, as an upload. */
async function findKnown(db: Queryable, sourceHash: string, file?: string) {
  const [known] = await db
    .select(rawColumns)
    .from(picture)
    .where(or(eq(picture.sourceHash, sourceHash), file === undefined ? undefined : eq(picture.file, file)))
    .orderBy(sql`${picture.removedAt} desc nulls first`, desc(picture.id))
    .limit(1)
  return known
}

/**
 * Decodes an upload and stores it. An upload that is refused is deleted: it will not become a picture. Throws the problem
 * of the file, and `unavailable`.
 */
async function storeUpload(world: World, upload: UploadRow, requester: Requester): Promise<Content> {
  const { db, store } = world
  let sourceHash = ''
  const read = async () => {
    const { bytes, hash: found } = await readUpload(store, upload)
    sourceHash = found
    return bytes
  }
  const prepared = await picturesOf(world).prepare(read, requester)
  if ('problem' in prepared) {
    await dropUpload(db, store, upload.id)
    throw new ProblemError(prepared.problem)
  }
  const { hash, width, height, colour, likeness } = prepared
  const file = `photographs/${hash}.jpg`
  // The file comes first: a page never names one that is not there.
  await store.save(file, prepared.bytes)
  return { file, width, height, colour, likeness: [...likeness], sourceHash, name: upload.name }
}

/** Uploads of the same file that arrive together add one picture. */
const lockFile = (tx: Transaction, sourceHash: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture file ${sourceHash}`}, 0))`)

async function insertPicture(tx: Transaction, actor: Staff, content: Content): Promise<number> {
  const values = { ...content, alt: { en: '', fr: '', de: '' } }
  const hash = addressHash({ file: content.file, brief: null, focus: {} })
  const [added] = await tx
    .insert(picture)
    .values({ ...values, hash })
    .returning({ id: picture.id })
  if (!added) throw new Error('the picture was not added')
  const row = await lockPicture(tx, added.id)
  await writeVersion(tx, actor, {
    ...{ kind: 'picture', recordId: row.id, action: 'picture-added', reason: nameOf(row) },
    before: null,
    after: stateOf(row),
  })
  return row.id
}

/**
 * Adds an uploaded file to the library and, if one is named, to a villa. A file that is there already adds no second
 * picture; a removed one comes back. A repetition returns the same picture. Throws `gone`, `upload-unfinished`,
 * `not-found` and the problems of the file.
 */
export async function addPicture(
  world: World,
  actor: Staff,
  { uploadId, villaId }: { uploadId: string; villaId?: number | undefined },
  requester: Requester,
): Promise<AddedPicture> {
  const { db, store } = world
  const upload = await getFinishedUpload(db, actor, uploadId)
  if (villaId !== undefined) await requireVilla(db, villaId)
  const content = upload.pictureId === null ? await storeUpload(world, upload, requester) : undefined
  const { id, isKnown } = await withTransaction(db, async tx => {
    if (!content) return { id: upload.pictureId ?? 0, isKnown: false }
    await lockFile(tx, content.sourceHash)
    const known = await findKnown(tx, content.sourceHash, content.file)
    if (known?.removedAt)
      await changePicture(tx, actor, {
        ...{ before: await lockPicture(tx, known.id), change: { removedAt: null }, action: 'record-reverted' },
      })
    const id = known?.id ?? (await insertPicture(tx, actor, content))
    if (villaId !== undefined) await appendToVilla(tx, actor, villaId, id)
    await settleUpload(tx, uploadId, id)
    return { id, isKnown: known !== undefined }
  })
  await store.remove(uploadFolder(uploadId))
  const [summary] = await findSummaries(db, { where: sql`${picture.id} = ${id}`, limit: 1 })
  if (!summary) throw new ProblemError('gone')
  const [row] = await db.select({ likeness: picture.likeness }).from(picture).where(eq(picture.id, id))
  return { picture: summary, isKnown, similar: isKnown ? [] : await findSimilar(db, id, row?.likeness ?? null) }
}

/**
 * Replaces the file of a picture; its uses, texts and focus stay, and its former address leads to the new one. Throws
 * `not-found`, `edited-meanwhile`, `gone`, `upload-unfinished` and the problems of the file.
 */
export async function replaceFile(
  world: World,
  actor: Staff,
  { id, uploadId, revision }: { id: number; uploadId: string; revision: number },
  requester: Requester,
): Promise<OfficePictureDetail> {
  const { db, store } = world
  const upload = await getFinishedUpload(db, actor, uploadId)
  const [current] = await db.select({ revision: picture.revision }).from(picture).where(eq(picture.id, id))
  if (!current) throw new ProblemError('not-found')
  if (upload.pictureId === id) return getPicture(db, id)
  // It became another picture already.
  if (upload.pictureId !== null) throw new ProblemError('gone')
  if (current.revision !== revision) throw new ProblemError('edited-meanwhile')
  const content = await storeUpload(world, upload, requester)
  const detail = await withTransaction(db, async tx => {
    const before = await lockPicture(tx, id)
    await changePicture(tx, actor, {
      ...{ before, change: { ...content, brief: null }, action: 'picture-changed', revision },
    })
    await settleUpload(tx, uploadId, id)
    return getPicture(tx, id)
  })
  await store.remove(uploadFolder(uploadId))
  return detail
}
