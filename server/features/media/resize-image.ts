import sharp, { type Sharp } from 'sharp'
import { type Brief, draw, focus, isComposedUpright, sizeOf } from '#content/illustrator/index'
import { cropTo, isZoomed, type PicturePart, ratioOf } from '#domain/pictures/crop'
import { type FocusPoint, focusOf, type PictureFocus, type PictureRatio } from '#domain/pictures/focus'
import { tallRatio } from '#domain/villas/picture-widths'
import type { Format } from './widths.ts'

/** The source of a picture: a drawing's brief and native width, or the bytes of a photograph. */
export type Original = ({ brief: Brief; width: number } | { photograph: Uint8Array }) & {
  /** The focal points and crops that staff have set. */
  focus?: PictureFocus
}

/** One size of a picture, as requested. */
export interface Wanted {
  original: Original
  width: number
  format: Format
  /** Upright, in the ratio of `tallRatio`: composed that way, or cropped at the sides. */
  tall?: boolean
  /** The crop of this ratio that staff have set. */
  crop?: PictureRatio
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

/** A drawing that shows only a part of itself: it is drawn as sharp as the whole one. */
function drawPart(brief: Brief, crop: FocusPoint, ratio: number): { svg: string; width: number } {
  const svg = draw(brief)
  const head = /viewBox="([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)" width="[\d.]+" height="[\d.]+"/.exec(svg)
  if (!head) throw new Error('a drawing has no size')
  const [left, top, width, height] = head.slice(1).map(Number) as [number, number, number, number]
  // In thousands of units, so that whole pixels are fine enough.
  const part = cropTo({ width: width * 1000, height: height * 1000 }, ratio, crop)
  const box = [left + part.left / 1000, top + part.top / 1000, part.width / 1000, part.height / 1000]
  const shown = `viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}"`
  return { svg: svg.replace(head[0], shown), width: part.width / 1000 }
}

/** The part of a picture that a crop shows, in one width. */
async function cutOut({ original, width, format }: Wanted, ratio: PictureRatio, crop: FocusPoint): Promise<Buffer> {
  if ('brief' in original) {
    const { svg, width: native } = drawPart(original.brief, crop, ratioOf(ratio))
    const drawn = sharp(Buffer.from(svg), { density: Math.max(8, (72 * width) / native) })
    return encode[format](drawn.resize({ width })).toBuffer()
  }
  const { autoOrient: size } = await sharp(original.photograph).metadata()
  const part: PicturePart = cropTo(size, ratioOf(ratio), crop)
  const cut = sharp(original.photograph).rotate().extract(part)
  return encode[format](cut.resize({ width, withoutEnlargement: true })).toBuffer()
}

/** Makes one size of a drawing or an uploaded photograph. A photograph is never enlarged. */
export async function resizeImage(wanted: Wanted): Promise<Buffer> {
  const { original, width, format, tall } = wanted
  const { focus = {} } = original
  const ratio = tall && isZoomed(focus, '3 / 4') ? '3 / 4' : wanted.crop
  const set = ratio && focus[ratio]
  if (set) return cutOut(wanted, ratio, set)
  const withoutEnlargement = 'photograph' in original
  if (!tall) return encode[format](open(original, width).resize({ width, withoutEnlargement })).toBuffer()
  const height = Math.round(width / tallRatio)
  const point = focusOf(focus, '3 / 4')
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
