import type { Picture } from '#contract/schemas'
import { cropTo, isZoomed, ratioName, ratioOf } from '#domain/pictures/crop'
import { pictureRatios } from '#domain/pictures/focus'
import type { PictureRow } from './rows/content.ts'

/** The crops of a picture that show less than the largest part: they have files of their own. */
export function presentCrops({ focus, width, height }: PictureRow, url: string): Picture['crops'] {
  const crops = pictureRatios.flatMap(ratio => {
    const crop = focus[ratio]
    if (!crop || !isZoomed(focus, ratio)) return []
    const part = cropTo({ width, height }, ratioOf(ratio), crop)
    return [[ratio, { url: `${url}/${ratioName(ratio)}`, width: part.width, height: part.height }]]
  })
  return crops.length === 0 ? undefined : Object.fromEntries(crops)
}
