import { pictureWidths } from '#domain/picture-widths'

export const formats = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof formats)[number]

/** One size of a picture, as its address names it. */
interface PictureName {
  id: number
  hash: string
  width: number
  format: Format
}

/** Reads `12-abc123/520.avif`, the part of a picture's address after /media/; undefined if it is none. */
export function parsePictureName(name: string): PictureName | undefined {
  const match = /^(\d{1,9})-([0-9a-f]{12})\/(\d{2,4})\.(avif|webp|jpg)$/.exec(name)
  if (!match) return undefined
  const width = Number(match[3])
  if (!(pictureWidths as readonly number[]).includes(width)) return undefined
  return { id: Number(match[1]), hash: match[2] ?? '', width, format: match[4] as Format }
}
