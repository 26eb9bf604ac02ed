/** The ends of the slider, in thousands of euros a week. */
export interface SliderEnds {
  from: number
  to: number
}

/** Where the two thumbs stand, in thousands. */
export interface PriceRange {
  low: number
  high: number
}

const within = (value: number, { from, to }: SliderEnds) => Math.min(Math.max(from, Math.round(value) || from), to)

/** The thumbs for the limits of a search, in whole euros; a limit that is absent is the slider's end. */
export const rangeOf = (minPrice: number | undefined, maxPrice: number | undefined, ends: SliderEnds): PriceRange => ({
  low: minPrice === undefined ? ends.from : within(minPrice / 1000, ends),
  high: maxPrice === undefined ? ends.to : within(maxPrice / 1000, ends),
})

/** Moves a thumb, not beyond the other. */
export const move = (range: PriceRange, thumb: keyof PriceRange, to: number, ends: SliderEnds): PriceRange => {
  const value = within(to, ends)
  return thumb === 'low'
    ? { ...range, low: Math.min(value, range.high) }
    : { ...range, high: Math.max(value, range.low) }
}

/** The limits that the thumbs stand for; a thumb at the slider's end limits nothing. */
export const limitsOf = ({ low, high }: PriceRange, ends: SliderEnds) => ({
  minPrice: low > ends.from ? low * 1000 : undefined,
  maxPrice: high < ends.to ? high * 1000 : undefined,
})
