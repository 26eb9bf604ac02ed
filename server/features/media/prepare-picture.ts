import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { computeLikeness, type Likeness, likenessSize } from '#domain/pictures/likeness'
import {
  findPictureProblem,
  maxPicturePixels,
  maxStoredSide,
  type PictureProblem,
  pictureTypes,
} from '#domain/pictures/picture-rules'

/** A photograph as the store keeps it: upright, in sRGB, without metadata. */
export interface PreparedPicture {
  bytes: Buffer
  /** The SHA-256 of these bytes, in hexadecimal digits. */
  hash: string
  width: number
  height: number
  colour: string
  likeness: Likeness
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/**
 * Decodes an uploaded file whole and encodes it anew, which leaves behind its camera, place and whatever else hides in it.
 * Type and size come from the content, before anything is decoded.
 */
export async function preparePicture(file: Uint8Array): Promise<PreparedPicture | { problem: PictureProblem }> {
  const type = await fileTypeFromBuffer(file)
  if (!type || !(type.mime in pictureTypes)) return { problem: 'file-type-not-accepted' }
  try {
    const options = { failOn: 'error', limitInputPixels: false } as const
    const { width, height, orientation = 1 } = await sharp(file, options).metadata()
    const problem = findPictureProblem(orientation >= 5 ? { width: height, height: width } : { width, height })
    if (problem) return { problem }
    const { data: bytes, info } = await sharp(file, { failOn: 'error', limitInputPixels: maxPicturePixels })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: maxStoredSide, height: maxStoredSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    const [dot, grey] = await Promise.all([
      sharp(bytes).resize(1, 1).raw().toBuffer(),
      sharp(bytes)
        .greyscale()
        .resize({ ...likenessSize, fit: 'fill' })
        .raw()
        .toBuffer(),
    ])
    const [red = 0, green = red, blue = red] = dot
    return {
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
      width: info.width,
      height: info.height,
      colour: `#${hex(red)}${hex(green)}${hex(blue)}`,
      likeness: computeLikeness(grey),
    }
  } catch {
    return { problem: 'picture-damaged' }
  }
}
