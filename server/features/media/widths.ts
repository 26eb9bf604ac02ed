import { pictureWidths, tallWidths } from '#domain/villas/picture-widths'

export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

/** A picture in one size and format. */
export interface PictureName {
  id: number
  hash: string
  width: number
  format: Format
  /** Whether it is the upright crop. */
  tall?: boolean
}

/** The path of a picture after /media/, which is also the end of its key in the store. */
export const pictureFile = ({ id, hash, width, format, tall }: PictureName): string =>
  `${id}-${hash}/${width}${tall ? '-tall' : ''}.${format}`

/**
 * Parses the path of a picture after /media/, such as `12-abc123/520.avif` or `12-abc123/760-tall.avif`; undefined if
 * invalid.
 */
export function parsePictureName(name: string): PictureName | undefined {
  const match = /^(\d{1,9})-([0-9a-f]{12})\/(\d{2,4})(-tall)?\.(avif|webp|jpg)$/.exec(name)
  if (!match) return undefined
  const width = Number(match[3])
  const tall = match[4] !== undefined
  const widths: readonly number[] = tall ? tallWidths : pictureWidths
  if (!widths.includes(width)) return undefined
  return { id: Number(match[1]), hash: match[2] ?? '', width, format: match[5] as Format, ...(tall && { tall }) }
}
