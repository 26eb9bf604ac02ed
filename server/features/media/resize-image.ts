import sharp, { type Sharp } from 'sharp'
import { type Brief, draw, focus, isComposedUpright, sizeOf } from '#content/illustrator/index'
import { cropTo, focusOf, type PictureFocus } from '#domain/pictures/focus'
import { tallRatio } from '#domain/villas/picture-widths'
import type { Format } from './widths.ts'

/** The source of a picture: a drawing's brief and native width, or the bytes of a photograph. */
export type Original = ({ brief: Brief; width: number } | { photograph: Uint8Array }) & {
  /** The focal points that staff have set. */
  focus?: PictureFocus
}

/** One size of a picture, as requested. */
export interface Wanted {
  original: Original
  width: number
  format: Format
  /** Upright, in the ratio of `tallRatio`: composed that way, or cropped at the sides. */
  tall?: boolean
}

// Two pictures are made concurrently; each uses one thread.
sharp.concurrency(1)
sharp.cache(false)

/** Encoders, at the quality that keeps flat colour and fine edges clean. */
const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: image => image.avif({ quality: 50, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: image => image.webp({ quality: 80, effort: 4 }),
  jpg: image => image.jpeg({ quality: 80, mozjpeg: true }),
}

function open(original: Original, width: number): Sharp {
  if ('photograph' in original) return sharp(original.photograph).rotate()
  const svg = Buffer.from(draw(original.brief))
  // Rasterises the drawing near the requested size, which is sharper than scaling it down.
  return sharp(svg, { density: Math.min(72 * 4, Math.max(8, (72 * width) / original.width)) })
}

/** Renders a drawing that has an upright composition. */
function composed(brief: Brief, width: number, height: number): Sharp {
  const density = Math.max(8, (72 * width) / sizeOf(brief, true).width)
  return sharp(Buffer.from(draw(brief, true)), { density }).resize({ width, height, fit: 'fill' })
}

/**
 * The horizontal centre of the upright crop, as a share of the width: the subject of a drawing, the middle of a
 * photograph.
 */
const middleOf = (original: Original) => ('brief' in original ? focus : 0.5)

/** Makes one size of a drawing or an uploaded photograph. A photograph is never enlarged. */
export async function resizeImage({ original, width, format, tall }: Wanted): Promise<Buffer> {
  const withoutEnlargement = 'photograph' in original
  if (!tall) return encode[format](open(original, width).resize({ width, withoutEnlargement })).toBuffer()
  const height = Math.round(width / tallRatio)
  const point = focusOf(original.focus ?? {}, '3 / 4')
  if (!point && 'brief' in original && isComposedUpright(original.brief))
    return encode[format](composed(original.brief, width, height)).toBuffer()
  const whole = await open(original, height * 2)
    .resize({ width, height, fit: 'outside', withoutEnlargement })
    .toBuffer({ resolveWithObject: true })
  const crop = cropTo(whole.info, tallRatio, point ?? [50, 50])
  const middle = Math.round(whole.info.width * middleOf(original) - crop.width / 2)
  const left = point ? crop.left : Math.max(0, Math.min(whole.info.width - crop.width, middle))
  return encode[format](sharp(whole.data).extract({ ...crop, left })).toBuffer()
}
