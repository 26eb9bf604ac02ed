/**
 * The likeness of a picture: 64 bits in four bands of 16, each `band * 65536 + bits`. Pictures of equal look have equal
 * bits, also in another size or format.
 */
export type Likeness = readonly number[]

const bandBits = 16
const bandSize = 2 ** bandBits

/** Width and height of the grey picture from which a likeness is computed. */
export const likenessSize = { width: 9, height: 8 } as const

/** The likeness of a picture by its grey values, row by row: each bit says whether it grows brighter to the right. */
export function computeLikeness(grey: ArrayLike<number>): Likeness {
  const { width, height } = likenessSize
  const bands = [0, 0, 0, 0]
  for (let bit = 0; bit < (width - 1) * height; bit++) {
    const at = Math.floor(bit / (width - 1)) * width + (bit % (width - 1))
    const isBrighter = (grey[at + 1] ?? 0) > (grey[at] ?? 0)
    const band = Math.floor(bit / bandBits)
    bands[band] = (bands[band] ?? 0) * 2 + (isBrighter ? 1 : 0)
  }
  return bands.map((bits, band) => band * bandSize + bits)
}

/** The number of bits in which two likenesses differ, 0 to 64. */
export const likenessDistance = (one: Likeness, other: Likeness): number =>
  one.reduce((sum, bits, band) => sum + ones((bits ^ (other[band] ?? 0)) % bandSize), 0)

const ones = (bits: number) => bits.toString(2).replaceAll('0', '').length

/**
 * The most differing bits of pictures that look alike. With fewer differing bits than bands, at least one band is equal,
 * so an index over bands finds every such picture.
 */
export const maxLikenessDistance = 3
