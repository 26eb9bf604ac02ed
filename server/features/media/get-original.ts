import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import type { Original } from './resize-image.ts'

/** Gets the source of a picture. Throws `not-found` where no picture has that id and hash. */
export async function getOriginal(
  db: Queryable,
  store: MediaStore,
  { id, hash }: { id: number; hash: string },
): Promise<Original> {
  const [picture] = await db.select().from(tables.picture).where(eq(tables.picture.id, id))
  if (picture?.hash !== hash) throw new ProblemError('not-found')
  const { focus } = picture
  if (picture.brief) return { brief: picture.brief, width: picture.width, focus }
  const photograph = picture.file && (await store.find(picture.file))
  if (!photograph) throw new Error(`The file of picture ${id} is missing`)
  return { photograph, focus }
}

/** The present address of a picture that once had another; undefined where it had none, or is gone. */
export async function findPresentHash(
  db: Queryable,
  { id, hash }: { id: number; hash: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: tables.picture.hash })
    .from(tables.pictureFormerHash)
    .innerJoin(tables.picture, eq(tables.picture.id, tables.pictureFormerHash.pictureId))
    .where(and(eq(tables.pictureFormerHash.pictureId, id), eq(tables.pictureFormerHash.hash, hash)))
  return found && found.hash !== hash ? found.hash : undefined
}
