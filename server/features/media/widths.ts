import { findRatio, ratioName } from '#domain/pictures/crop'
import type { PictureRatio } from '#domain/pictures/focus'
import { pictureWidths, tallWidths } from '#domain/villas/picture-widths'

export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

/** A picture in one size and format. */
export interface PictureName {
  id: number
  hash: string
  width: number
  format: Format
  /** Whether it is the upright crop for telephones. */
  tall?: boolean
  /** The crop of this ratio that staff have set. */
  crop?: PictureRatio
}

/** The path of a picture after /media/, which is also the end of its key in the store. */
export const pictureFile = ({ id, hash, width, format, tall, crop }: PictureName): string =>
  `${id}-${hash}/${crop ? `${ratioName(crop)}/` : ''}${width}${tall ? '-tall' : ''}.${format}`

/**
 * Parses the path of a picture after /media/, such as `12-abc123/520.avif`, `12-abc123/760-tall.avif` or
 * `12-abc123/3x2/520.avif`; undefined if invalid.
 */
export function parsePictureName(name: string): PictureName | undefined {
  const match = /^(\d{1,9})-([0-9a-f]{12})\/(?:(\d{1,2}x\d)\/)?(\d{2,4})(-tall)?\.(avif|webp|jpg)$/.exec(name)
  if (!match) return undefined
  const [, id, hash = '', ratio, digits, upright, format] = match
  const width = Number(digits)
  const tall = upright !== undefined
  const crop = ratio === undefined ? undefined : findRatio(ratio)
  const widths: readonly number[] = tall ? tallWidths : pictureWidths
  if (!widths.includes(width) || (ratio !== undefined && (tall || !crop))) return undefined
  return { id: Number(id), hash, width, format: format as Format, ...(tall && { tall }), ...(crop && { crop }) }
}
