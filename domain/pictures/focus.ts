/** The ratios, width to height, to which the site crops pictures. */
export const pictureRatios = ['1 / 1', '4 / 3', '3 / 2', '16 / 9', '21 / 9', '3 / 4'] as const
export type PictureRatio = (typeof pictureRatios)[number]

/**
 * A point in a picture that its crop keeps in view: percent of the width from the left, and of the height from the top.
 * A zoom says how often the largest part of the ratio is as wide as the crop, 1 by default (PD-228). Every such crop lies
 * within its picture, whatever size that has.
 */
export type FocusPoint = readonly [x: number, y: number, zoom?: number | undefined]

/**
 * The points of a picture that stay visible in its crops (PD-196): `all` is its focal point, without a zoom; the others
 * replace it where a crop of one ratio needs another. A picture without any is cropped around its middle.
 */
export type PictureFocus = Readonly<Partial<Record<'all' | PictureRatio, FocusPoint>>>

/** The crop of a ratio; undefined where the picture has no focal point either. */
export const focusOf = (focus: PictureFocus, ratio: PictureRatio): FocusPoint | undefined => focus[ratio] ?? focus.all

/** Focal points as CSS positions; undefined where there are none: `{ all: '30% 40%' }`. */
export function cssFocus(focus: PictureFocus): Partial<Record<'all' | PictureRatio, string>> | undefined {
  const entries = Object.entries(focus).map(([key, [x, y]]) => [key, `${x}% ${y}%`])
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
