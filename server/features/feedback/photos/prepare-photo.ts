import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ProblemError } from '#contract/problems'
import {
  findPhotoProblem,
  isPhotoType,
  maxPhotoBytes,
  maxPhotoPixels,
  type PhotoSize,
  photoSide,
} from '#domain/feedback/photos'

/** A photograph as it is stored: two JPEGs, and the size of the larger one in pixels. */
export interface PreparedPhoto {
  width: number
  height: number
  content: Buffer
  small: Buffer
}

const open = (content: Buffer) => sharp(content, { limitInputPixels: maxPhotoPixels, failOn: 'error' })

/** Upright and reduced; without EXIF, since sharp writes no metadata unless asked to. */
const reduce = (content: Buffer, size: PhotoSize) =>
  open(content)
    .autoOrient()
    .resize({ width: photoSide[size], height: photoSide[size], fit: 'inside', withoutEnlargement: true })
    // White where a PNG is transparent.
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })

/** libvips reports what it cannot decode as an `Error`. */
async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new ProblemError('file-type-not-accepted')
  }
}

/**
 * Checks an uploaded file by its content, and makes the two sizes that are stored, without its metadata: place, time and
 * camera. Throws `too-large` and `file-type-not-accepted`.
 */
export async function preparePhoto(content: Buffer): Promise<PreparedPhoto> {
  if (content.length > maxPhotoBytes) throw new ProblemError('too-large')
  if (!isPhotoType((await fileTypeFromBuffer(content))?.mime)) throw new ProblemError('file-type-not-accepted')
  // The header names the size: what is too large is never decoded.
  const { width, height } = await decoding(() => sharp(content, { limitInputPixels: false }).metadata())
  const problem = findPhotoProblem({ width, height })
  if (problem) throw new ProblemError(problem)
  const large = await decoding(() => reduce(content, 'large'))
  const small = await decoding(() => reduce(large.data, 'small'))
  return { width: large.info.width, height: large.info.height, content: large.data, small: small.data }
}
