/** The largest picture file in bytes. */
export const maxPictureBytes = 40 * 2 ** 20
/** The most pixels that are decoded: a file of a few kilobytes can unpack to gigabytes. */
export const maxPicturePixels = 100_000_000
/** The narrowest picture in pixels. */
export const minPictureWidth = 600
/** The longest side of a stored photograph in pixels: twice the widest size of the site. */
export const maxStoredSide = 5200

/** The formats of picture files by their media type, with the ending of each. */
export const pictureTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const

/** Why a picture file is refused; the codes are problems of the contract. */
export type PictureProblem =
  | 'file-type-not-accepted'
  | 'picture-damaged'
  | 'picture-too-many-pixels'
  | 'picture-too-small'

/** Why a picture of this size in pixels is refused, by the header of its file; undefined where it is not. */
export function findPictureProblem({ width, height }: { width: number; height: number }): PictureProblem | undefined {
  if (width * height > maxPicturePixels) return 'picture-too-many-pixels'
  return width < minPictureWidth ? 'picture-too-small' : undefined
}

/** The uploads that one staff member can have open at once, and their bytes together. */
export const maxOpenUploads = 200
export const maxOpenBytes = 2 * 2 ** 30
/** The parts after which an upload cannot go on: a whole file has ten, and each broken connection adds one. */
export const maxUploadParts = 200
/** Hours after which an upload expires, finished or not. */
export const uploadHours = 48

/** Days for which a removed picture can be restored. */
export const removedDays = 30
/** Days before the end of a licence from which it is announced. */
export const licenceWarningDays = 60
/** The most pictures of a villa. */
export const maxVillaPictures = 200

/** The parts of the library, in the order of their tabs. */
export const pictureStates = ['all', 'unused', 'no-alt', 'licence-ending', 'licence-ended', 'removed'] as const
export type PictureState = (typeof pictureStates)[number]
