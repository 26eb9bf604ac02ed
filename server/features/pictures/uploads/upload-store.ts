import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { pictureUpload } from '#database/tables'
import { withTransaction } from '#database/transact'
import { maxOpenBytes, maxOpenUploads, maxUploadParts, uploadHours } from '#domain/pictures/picture-rules'
import type { MediaStore } from '#server/adapters/media-store/media-store'

/** Bytes in memory before they are stored as a part. */
const partBytes = 4 * 2 ** 20

/** The folder of an upload in the media store. */
export const uploadFolder = (id: string): string => `unfinished/${id}`

/** The condition of an upload that a staff member can continue. */
const openTo = (staffId: number, id: string) =>
  and(
    eq(pictureUpload.id, id),
    eq(pictureUpload.staffId, staffId),
    sql`${pictureUpload.startedAt} > app_now() - make_interval(hours => ${uploadHours})`,
  )

/**
 * The uploads of one staff member for the tus server: rows in the database, and parts in the media store. A part counts
 * once its row names it, so two processes that receive the same bytes never mix them, and a killed one loses its last
 * part alone.
 */
export class UploadStore extends DataStore {
  readonly #db: Db
  readonly #store: MediaStore
  readonly #staffId: number

  constructor(db: Db, store: MediaStore, staffId: number) {
    super()
    this.#db = db
    this.#store = store
    this.#staffId = staffId
    this.extensions = ['creation', 'termination']
  }

  /** Begins an upload within the limits of its staff member. */
  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload
    const staffId = this.#staffId
    await withTransaction(this.#db, async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture uploads ${staffId}`}, 0))`)
      const [open] = await tx
        .select({
          uploads: sql<number>`count(*)::integer`,
          bytes: sql<number>`coalesce(sum(${pictureUpload.bytes}), 0)::double precision`,
        })
        .from(pictureUpload)
        .where(and(eq(pictureUpload.staffId, staffId), isNull(pictureUpload.pictureId)))
      if ((open?.uploads ?? 0) >= maxOpenUploads || (open?.bytes ?? 0) + size > maxOpenBytes)
        throw { ...ERRORS.ERR_MAX_SIZE_EXCEEDED, body: 'Too many uploads are open' }
      const name = (metadata?.filename ?? '')
        .normalize('NFC')
        .replaceAll(/[\p{C}\\/]/gu, ' ')
        .trim()
        .slice(0, 200)
      await tx.insert(pictureUpload).values({ id, staffId, name, bytes: size })
    })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = await this.#db.select().from(pictureUpload).where(openTo(this.#staffId, id))
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: row.bytes, offset: row.received, metadata: { filename: row.name } })
  }

  /** Throws where files of a few bytes would fill the media store with entries. */
  async #assertFewParts(id: string): Promise<void> {
    const [row] = await this.#db
      .select({ parts: sql<number>`cardinality(${pictureUpload.parts})` })
      .from(pictureUpload)
      .where(openTo(this.#staffId, id))
    if ((row?.parts ?? 0) >= maxUploadParts)
      throw { ...ERRORS.ERR_MAX_SIZE_EXCEEDED, body: 'The upload has too many parts' }
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    await this.#assertFewParts(id)
    let at = offset
    let waiting: Buffer[] = []
    let size = 0
    const storePart = async () => {
      if (size === 0) return
      const key = `${uploadFolder(id)}/${at}-${randomUUID()}`
      await this.#store.save(key, Buffer.concat(waiting))
      const [stored] = await this.#db
        .update(pictureUpload)
        .set({ received: at + size, parts: sql`array_append(${pictureUpload.parts}, ${key})` })
        .where(and(openTo(this.#staffId, id), eq(pictureUpload.received, at)))
        .returning({ received: pictureUpload.received })
      if (!stored) {
        await this.#store.remove(key)
        throw ERRORS.INVALID_OFFSET
      }
      at = stored.received
      waiting = []
      size = 0
    }
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        waiting.push(chunk)
        size += chunk.length
        if (size >= partBytes) await storePart()
      }
    } catch (error) {
      // The connection broke: what has arrived need not be sent again.
      if (error !== ERRORS.INVALID_OFFSET) await storePart()
      throw error
    }
    await storePart()
    return at
  }

  override async remove(id: string): Promise<void> {
    const [removed] = await this.#db
      .delete(pictureUpload)
      .where(and(eq(pictureUpload.id, id), eq(pictureUpload.staffId, this.#staffId)))
      .returning({ id: pictureUpload.id })
    if (!removed) throw ERRORS.FILE_NOT_FOUND
    await this.#store.remove(uploadFolder(id))
  }
}
