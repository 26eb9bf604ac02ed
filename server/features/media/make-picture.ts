import sharp, { type Sharp } from 'sharp'
import { type Brief, draw } from '#content/illustrator/index'
import type { Format } from './widths.ts'

/** What a picture is made from: a drawing's brief and its own width, or the bytes of a photograph. */
export type Original = { brief: Brief; width: number } | { photograph: Uint8Array }

/** One size of a picture, as it is asked for. */
export interface Wanted {
  original: Original
  width: number
  format: Format
}

// Two are made at once; each keeps to one thread.
sharp.concurrency(1)
sharp.cache(false)

/** Encodings: the quality at which flat colour and fine edges stay clean. */
const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: image => image.avif({ quality: 50, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: image => image.webp({ quality: 80, effort: 4 }),
  jpg: image => image.jpeg({ quality: 80, mozjpeg: true }),
}

function open(original: Original, width: number): Sharp {
  if ('photograph' in original) return sharp(original.photograph).rotate()
  const svg = Buffer.from(draw(original.brief))
  // The drawing is rasterised near the size that is wanted, not at its own and then scaled down.
  return sharp(svg, { density: Math.min(72 * 4, Math.max(8, (72 * width) / original.width)) })
}

/** Makes one size of a picture, a drawing or an uploaded photograph alike; never larger than the original. */
export function makePicture({ original, width, format }: Wanted): Promise<Buffer> {
  const resized = open(original, width).resize({ width, withoutEnlargement: 'photograph' in original })
  return encode[format](resized).toBuffer()
}
