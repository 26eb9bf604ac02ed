import type { pictureWidths } from '#domain/picture-widths'
import type { PictureRow } from '#server/catalogue/content'
import type { Context } from '#server/context'
import { makePicture } from './make-picture.ts'
import type { Format } from './widths.ts'

/** The bytes of a picture in one size: the one that is kept, or made now. */
export const pictureBytes = async (
  { store }: Pick<Context, 'store'>,
  picture: PictureRow,
  width: (typeof pictureWidths)[number],
  format: Format,
): Promise<Uint8Array> =>
  (await store.find(`sizes/${picture.id}-${picture.hash}/${width}.${format}`)) ??
  makePicture(picture, width, format, store)
