import { eq } from 'drizzle-orm'
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
  if (picture.brief) return { brief: picture.brief, width: picture.width }
  const photograph = picture.file && (await store.find(picture.file))
  if (!photograph) throw new Error(`The file of picture ${id} is missing`)
  return { photograph }
}
