import { type FocusPoint, type PictureFocus, type PictureRatio, pictureRatios } from './focus.ts'

/** A picture in pixels. A drawing is sharp at any size. */
export interface PictureSize {
  width: number
  height: number
  isDrawing?: boolean
}

/** A part of a picture, in shares of its width and height. */
export interface PicturePart {
  left: number
  top: number
  width: number
  height: number
}

/** The closest crop of a drawing, and of a photograph of any size. */
export const maxZoom = 8

/** The fewest pixels of a photograph that a crop is wide, by how wide the site shows the ratio (PD-228). */
const minCropWidths: Readonly<Record<PictureRatio, number>> = {
  '1 / 1': 400,
  '4 / 3': 800,
  '3 / 2': 1000,
  '16 / 9': 1000,
  '21 / 9': 1600,
  '3 / 4': 600,
}

/** A ratio as a number: width to height. */
export function ratioOf(ratio: PictureRatio): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}

/** The ratio in addresses of crops: `3x2`. */
export const ratioName = (ratio: PictureRatio): string => ratio.replace(' / ', 'x')

/** The ratio of a name in an address; undefined if the site has none of that name. */
export const findRatio = (name: string): PictureRatio | undefined =>
  pictureRatios.find(ratio => ratioName(ratio) === name)

/** The largest part of a ratio in a picture, in pixels. */
const largest = ({ width, height }: PictureSize, ratio: number) => ({
  width: Math.min(width, height * ratio),
  height: Math.min(height, width / ratio),
})

/**
 * The visible part of a picture that is cropped to a ratio, in whole pixels of it, as CSS places it: the focal point lies
 * at the same share of the crop as of the picture.
 */
export function cropTo(size: PictureSize, ratio: number, [x, y, zoom = 1]: FocusPoint): PicturePart {
  const whole = largest(size, ratio)
  const seen = {
    width: Math.max(1, Math.round(whole.width / zoom)),
    height: Math.max(1, Math.round(whole.height / zoom)),
  }
  return {
    ...seen,
    left: Math.round(((size.width - seen.width) * x) / 100),
    top: Math.round(((size.height - seen.height) * y) / 100),
  }
}

/** The closest zoom, in hundredths, at which a crop of a photograph has enough pixels; 1 where it can have none. */
export function maxZoomOf(size: PictureSize, ratio: PictureRatio): number {
  if (size.isDrawing) return maxZoom
  const zoom = largest(size, ratioOf(ratio)).width / minCropWidths[ratio]
  return Math.floor(100 * Math.min(maxZoom, Math.max(1, zoom))) / 100
}

/** The crops of a picture with too few pixels: they would be blurred. */
export const findBlurredCrops = (size: PictureSize, focus: PictureFocus): PictureRatio[] =>
  pictureRatios.filter(ratio => (focus[ratio]?.[2] ?? 1) > maxZoomOf(size, ratio))

/** Crops in one spelling: those that do not zoom have no zoom. With a size, none is closer than its pixels allow. */
export function normalizeFocus({ all, ...crops }: PictureFocus, size?: PictureSize): PictureFocus {
  const entries = pictureRatios.flatMap(ratio => {
    const crop = crops[ratio]
    if (!crop) return []
    const [x, y, wanted = 1] = crop
    const zoom = size ? Math.min(wanted, maxZoomOf(size, ratio)) : wanted
    return [[ratio, zoom > 1 ? [x, y, zoom] : [x, y]]]
  })
  return { ...(all && { all: [all[0], all[1]] as const }), ...Object.fromEntries(entries) }
}

/** Whether a ratio shows less than the largest part: such a crop has files of its own. */
export const isZoomed = (focus: PictureFocus, ratio: PictureRatio): boolean => (focus[ratio]?.[2] ?? 1) > 1

/** A crop as shares of its picture, before it is rounded to pixels. */
export function partOf(size: PictureSize, ratio: PictureRatio, [x, y, zoom = 1]: FocusPoint): PicturePart {
  const whole = largest(size, ratioOf(ratio))
  const [width, height] = [whole.width / size.width / zoom, whole.height / size.height / zoom]
  return { width, height, left: ((1 - width) * x) / 100, top: ((1 - height) * y) / 100 }
}

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const tenths = (percent: number) => Math.round(bounded(percent, 0, 100) * 10) / 10

/** The percentage of the free space before a part; half where no space is free. */
const share = (before: number, length: number) => (length > 0.9999 ? 50 : tenths((100 * before) / (1 - length)))

/**
 * The crop with the middle and zoom that come nearest to wanted ones: within the picture, with enough pixels, in
 * tenths of a percent and hundredths of a zoom. The middle is in shares of the picture.
 */
export function cropAround(
  size: PictureSize,
  ratio: PictureRatio,
  { x, y, zoom }: { x: number; y: number; zoom: number },
): [x: number, y: number, zoom: number] {
  const near = bounded(Math.round(100 * zoom) / 100, 1, maxZoomOf(size, ratio))
  const { width, height } = partOf(size, ratio, [50, 50, near])
  return [share(x - width / 2, width), share(y - height / 2, height), near]
}

/** A corner of a crop, as the sign of its direction from the middle: `[1, 1]` is the one at the lower right. */
export type Corner = readonly [x: -1 | 1, y: -1 | 1]

/** The crop whose corner was dragged to a place of the picture; the opposite corner stays. */
export function cropByCorner(
  size: PictureSize,
  ratio: PictureRatio,
  { part, corner: [toX, toY], x, y }: { part: PicturePart; corner: Corner; x: number; y: number },
): [x: number, y: number, zoom: number] {
  const whole = partOf(size, ratio, [50, 50])
  const fixed = {
    x: toX > 0 ? part.left : part.left + part.width,
    y: toY > 0 ? part.top : part.top + part.height,
  }
  const room = { x: toX > 0 ? 1 - fixed.x : fixed.x, y: toY > 0 ? 1 - fixed.y : fixed.y }
  // As a share of the largest part, so that both directions compare.
  const most = Math.min(1, room.x / whole.width, room.y / whole.height)
  const drawn = Math.max(((x - fixed.x) * toX) / whole.width, ((y - fixed.y) * toY) / whole.height)
  const scale = bounded(drawn, 1 / maxZoomOf(size, ratio), most)
  return cropAround(size, ratio, {
    x: fixed.x + (toX * whole.width * scale) / 2,
    y: fixed.y + (toY * whole.height * scale) / 2,
    zoom: 1 / scale,
  })
}
