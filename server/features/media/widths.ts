import { pictureWidths } from '#domain/picture-widths'

export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

/** A picture in one size and format. */
export interface PictureName {
  id: number
  hash: string
  width: number
  format: Format
}

/** The part of a picture's address after /media/, and of its key in the store. */
export const pictureFile = ({ id, hash, width, format }: PictureName): string => `${id}-${hash}/${width}.${format}`

/** Reads `12-abc123/520.avif`, the part of a picture's address after /media/; undefined if it is none. */
export function parsePictureName(name: string): PictureName | undefined {
  const match = /^(\d{1,9})-([0-9a-f]{12})\/(\d{2,4})\.(avif|webp|jpg)$/.exec(name)
  if (!match) return undefined
  const width = Number(match[3])
  if (!(pictureWidths as readonly number[]).includes(width)) return undefined
  return { id: Number(match[1]), hash: match[2] ?? '', width, format: match[4] as Format }
}
