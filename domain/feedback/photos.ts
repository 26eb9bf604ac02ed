/** The most photographs of one feedback. */
export const maxPhotos = 8
/** The largest file in bytes: a photograph of a telephone at full resolution. */
export const maxPhotoBytes = 10_000_000
/** The most pixels that are decoded, and the fewest of a side: below it is no photograph. */
export const maxPhotoPixels = 50_000_000
export const minPhotoSide = 200
/** The longest side of a stored photograph, and of its small version, in pixels. */
export const photoSide = { large: 2000, small: 400 } as const
export type PhotoSize = keyof typeof photoSide

/** The types of photographs, as a browser and the content of a file name them. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const isPhotoType = (type: string | undefined): boolean => (photoTypes as readonly string[]).includes(type ?? '')

/**
 * Why a picture of this width and height in pixels is not accepted; undefined where it is. PD-150.
 */
export function findPhotoProblem({
  width,
  height,
}: {
  width: number
  height: number
}): 'too-large' | 'file-type-not-accepted' | undefined {
  if (width * height > maxPhotoPixels) return 'too-large'
  return Math.min(width, height) < minPhotoSide ? 'file-type-not-accepted' : undefined
}

/** Whether photographs of feedback can still be added and removed: until staff have published it. */
export const canChangePhotos = (decision: 'published' | 'withheld' | null): boolean => decision !== 'published'
