import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Queryable, Transaction } from '#database/connection'
import { pictureUpload } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import { uploadFolder } from './upload-store.ts'

export type UploadRow = typeof pictureUpload.$inferSelect

/**
 * The upload of a staff member that has arrived whole. Throws `gone` where there is none: it has expired, was cancelled
 * or was refused; and `upload-unfinished`.
 */
export async function getFinishedUpload(db: Queryable, { staffId }: Staff, id: string): Promise<UploadRow> {
  const [row] = await db.select().from(pictureUpload).where(eq(pictureUpload.id, id))
  if (row?.staffId !== staffId) throw new ProblemError('gone')
  if (row.received < row.bytes) throw new ProblemError('upload-unfinished')
  return row
}

/** The content of an upload with its SHA-256. Throws `gone` where a part is missing. */
export async function readUpload(store: MediaStore, { parts }: UploadRow): Promise<{ bytes: Buffer; hash: string }> {
  const hash = createHash('sha256')
  const read: Buffer[] = []
  for (const key of parts) {
    const part = await store.find(key)
    if (!part) throw new ProblemError('gone')
    hash.update(part)
    read.push(part)
  }
  return { bytes: Buffer.concat(read), hash: hash.digest('hex') }
}

/** Remembers the picture that an upload became: a repetition finds it, until the upload expires. */
export const settleUpload = (tx: Transaction, id: string, pictureId: number) =>
  tx.update(pictureUpload).set({ pictureId, parts: sql`'{}'` }).where(eq(pictureUpload.id, id))

/** Forgets an upload that no attempt can add. */
export async function dropUpload(db: Db, store: MediaStore, id: string): Promise<void> {
  await db.delete(pictureUpload).where(eq(pictureUpload.id, id))
  await store.remove(uploadFolder(id))
}
