import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { isZoomed } from '#domain/pictures/crop'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import type { Original } from './resize-image.ts'
import type { PictureName } from './widths.ts'

/** A picture whose file is not in the store. */
export class PictureFileMissing extends ProblemError {
  readonly file: string

  constructor(file: string) {
    super('not-found')
    this.file = file
  }
}

/** Gets the source of a picture. Throws `not-found` where no picture has that id, hash and crop, or its file is missing. */
export async function getOriginal(
  db: Queryable,
  store: MediaStore,
  { id, hash, crop }: Pick<PictureName, 'id' | 'hash' | 'crop'>,
): Promise<Original> {
  const [picture] = await db.select().from(tables.picture).where(eq(tables.picture.id, id))
  if (picture?.hash !== hash) throw new ProblemError('not-found')
  const { focus } = picture
  if (crop && !isZoomed(focus, crop)) throw new ProblemError('not-found')
  if (picture.brief) return { brief: picture.brief, width: picture.width, focus }
  const photograph = picture.file && (await store.find(picture.file))
  if (!photograph) throw new PictureFileMissing(picture.file ?? '')
  return { photograph, focus }
}

/**
 * The present name of a picture that once had another address; undefined where it had none, or is gone. A crop that it no
 * longer has leads to the whole picture.
 */
export async function findPresentName(db: Queryable, name: PictureName): Promise<PictureName | undefined> {
  const { id, hash, crop, ...size } = name
  const [found] = await db
    .select({ hash: tables.picture.hash, focus: tables.picture.focus })
    .from(tables.pictureFormerHash)
    .innerJoin(tables.picture, eq(tables.picture.id, tables.pictureFormerHash.pictureId))
    .where(and(eq(tables.pictureFormerHash.pictureId, id), eq(tables.pictureFormerHash.hash, hash)))
  if (!found || found.hash === hash) return undefined
  return { id, hash: found.hash, ...size, ...(crop && isZoomed(found.focus, crop) && { crop }) }
}
