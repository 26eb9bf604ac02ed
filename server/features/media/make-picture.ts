import sharp, { type Sharp } from 'sharp'
import { draw } from '#content/illustrator/index'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import type { PictureRow } from '#server/catalogue/content'
import type { Format } from './widths.ts'

// The queue below decides how much is done at once; each job keeps to one thread.
sharp.concurrency(1)
sharp.cache(false)

/** Encodings: the quality at which flat colour and fine edges stay clean. */
const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: image => image.avif({ quality: 58, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: image => image.webp({ quality: 80, effort: 4 }),
  jpg: image => image.jpeg({ quality: 80, mozjpeg: true }),
}

async function original(picture: PictureRow, width: number, store: MediaStore): Promise<Sharp> {
  if (picture.brief) {
    const svg = Buffer.from(draw(picture.brief))
    // The drawing is rasterised near the size that is wanted, not at its own and then scaled down.
    return sharp(svg, { density: Math.min(72 * 4, Math.max(8, (72 * width) / picture.width)) })
  }
  const file = picture.file && (await store.find(picture.file))
  if (!file) throw new Error(`The file of picture ${picture.id} is missing`)
  return sharp(file).rotate()
}

/** Makes one size of a picture, a drawing or an uploaded photograph alike; never larger than the original. */
export async function makePicture(
  picture: PictureRow,
  width: number,
  format: Format,
  store: MediaStore,
): Promise<Buffer> {
  const image = await original(picture, width, store)
  return encode[format](image.resize({ width, withoutEnlargement: !picture.brief })).toBuffer()
}
