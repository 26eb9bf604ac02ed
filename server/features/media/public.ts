import type { pictureWidths } from '#domain/picture-widths'
import type { PictureRow } from '#server/catalogue/content'
import type { Context } from '#server/context'
import { getOriginal } from './get-original.ts'
import { openPictureMaker } from './picture-maker.ts'
import type { Format } from './widths.ts'

/** The bytes of a picture in one size: the one that is kept, or made now. */
export async function pictureBytes(
  { db, store }: Pick<Context, 'db' | 'store'>,
  picture: PictureRow,
  width: (typeof pictureWidths)[number],
  format: Format,
): Promise<Uint8Array> {
  const kept = await store.find(`sizes/${picture.id}-${picture.hash}/${width}.${format}`)
  if (kept) return kept
  const maker = openPictureMaker()
  const original = await getOriginal(db, store, picture)
  return maker.make({ original, width, format }).finally(maker.stop)
}
