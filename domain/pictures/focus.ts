/** The ratios, width to height, to which the site crops pictures. */
export const pictureRatios = ['1 / 1', '4 / 3', '3 / 2', '16 / 9', '21 / 9', '3 / 4'] as const
export type PictureRatio = (typeof pictureRatios)[number]

/** A place in a picture: percent of its width from the left, and of its height from the top. */
export type FocusPoint = readonly [x: number, y: number]

/**
 * The points of a picture that stay visible in its crops (PD-196): `all` is its focal point, the others replace it where a crop of
 * one ratio needs another. A picture without any is cropped around its middle.
 */
export type PictureFocus = Readonly<Partial<Record<'all' | PictureRatio, FocusPoint>>>

/** The focal point of a crop; undefined where the picture has none. */
export const focusOf = (focus: PictureFocus, ratio: PictureRatio): FocusPoint | undefined => focus[ratio] ?? focus.all

/** Focal points as CSS positions; undefined where there are none: `{ all: '30% 40%' }`. */
export function cssFocus(focus: PictureFocus): Partial<Record<'all' | PictureRatio, string>> | undefined {
  const entries = Object.entries(focus).map(([key, [x, y]]) => [key, `${x}% ${y}%`])
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/**
 * The visible part of a picture that is cropped to a ratio, in whole pixels of it, as CSS places it: the focal point lies
 * at the same share of the crop as of the picture.
 */
export function cropTo(
  { width, height }: { width: number; height: number },
  ratio: number,
  [x, y]: FocusPoint,
): { left: number; top: number; width: number; height: number } {
  const seen = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  }
  return {
    ...seen,
    left: Math.round(((width - seen.width) * x) / 100),
    top: Math.round(((height - seen.height) * y) / 100),
  }
}
