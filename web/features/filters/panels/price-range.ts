/** The ends of the slider, in thousands a week of the displayed currency. */
export interface SliderBounds {
  from: number
  to: number
}

/** Positions of the two thumbs, in thousands. */
export interface PriceRange {
  low: number
  high: number
}

/** Price limits of a search; an absent one is unlimited. */
export interface PriceFilter {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** The slider's ends, extended to include the limits of a search. */
export const expandSliderBounds = (
  { minPrice = 0, maxPrice = 0 }: PriceFilter,
  { from, to }: SliderBounds,
): SliderBounds => {
  const most = Math.max(minPrice, maxPrice)
  return { from, to: most >= to * 1000 ? Math.floor(most / 1000) + 1 : to }
}

const within = (value: number, { from, to }: SliderBounds) => Math.min(Math.max(from, Math.round(value) || from), to)

/** Thumb positions for the limits of a search; an absent limit is the slider's end. */
export const rangeOf = ({ minPrice, maxPrice }: PriceFilter, ends: SliderBounds): PriceRange => ({
  low: minPrice === undefined ? ends.from : within(minPrice / 1000, ends),
  high: maxPrice === undefined ? ends.to : within(maxPrice / 1000, ends),
})

/** Moves a thumb, not beyond the other. */
export const move = (range: PriceRange, thumb: keyof PriceRange, to: number, ends: SliderBounds): PriceRange => {
  const value = within(to, ends)
  return thumb === 'low'
    ? { ...range, low: Math.min(value, range.high) }
    : { ...range, high: Math.max(value, range.low) }
}

/** Limits for the thumb positions; a thumb at the slider's end limits nothing. */
export const limitsOf = ({ low, high }: PriceRange, ends: SliderBounds) => ({
  minPrice: low > ends.from ? low * 1000 : undefined,
  maxPrice: high < ends.to ? high * 1000 : undefined,
})

/** The limits with one typed value: exact, but not beyond the other; 0 removes it. */
export function writeLimit(limits: PriceFilter, limit: keyof PriceFilter, amount: number): PriceFilter {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = limits
  const kept = limit === 'minPrice' ? Math.min(amount, maxPrice) : Math.max(amount, minPrice)
  return { ...limits, [limit]: amount === 0 ? undefined : kept }
}

/** Parses a whole amount with any language's thousands separators. */
export function readAmount(written: string): number | undefined {
  const figures = written.replace(/\D/g, '')
  return figures === '' || figures.length > 9 ? undefined : Number(figures)
}

/**
 * Number of villas per interval of a thousand; those outside the slider count in its first and last interval. `steps`
 * are in euros a week.
 */
export function histogramBuckets(
  steps: readonly { from: number; count: number }[],
  ends: SliderBounds,
  fromEuros: (euros: number) => number,
): number[] {
  const bars = new Array<number>(ends.to - ends.from).fill(0)
  for (const { from, count } of steps) {
    const at = Math.floor(fromEuros(from) / 1000) - ends.from
    const within = Math.min(Math.max(0, at), bars.length - 1)
    bars[within] = (bars[within] ?? 0) + count
  }
  return bars
}
