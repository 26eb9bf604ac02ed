/** The ends of the slider, in thousands a week of the currency in which it is set. */
export interface SliderEnds {
  from: number
  to: number
}

/** Where the two thumbs stand, in thousands. */
export interface PriceRange {
  low: number
  high: number
}

/** What a search asks of prices; what is absent is not limited. */
export interface PriceAsked {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** The slider's ends, moved so far apart that what a search asks stands between them. */
export const endsAround = ({ minPrice = 0, maxPrice = 0 }: PriceAsked, { from, to }: SliderEnds): SliderEnds => {
  const most = Math.max(minPrice, maxPrice)
  return { from, to: most >= to * 1000 ? Math.floor(most / 1000) + 1 : to }
}

const within = (value: number, { from, to }: SliderEnds) => Math.min(Math.max(from, Math.round(value) || from), to)

/** The thumbs for the limits of a search; a limit that is absent is the slider's end. */
export const rangeOf = ({ minPrice, maxPrice }: PriceAsked, ends: SliderEnds): PriceRange => ({
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

/** The limits with one that was written in figures: to the unit, but not beyond the other; 0 takes it away. */
export function writeLimit(limits: PriceAsked, limit: keyof PriceAsked, amount: number): PriceAsked {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = limits
  const kept = limit === 'minPrice' ? Math.min(amount, maxPrice) : Math.max(amount, minPrice)
  return { ...limits, [limit]: amount === 0 ? undefined : kept }
}

/** The whole amount that somebody has written, with whatever their language puts between thousands. */
export function readAmount(written: string): number | undefined {
  const figures = written.replace(/\D/g, '')
  return figures === '' || figures.length > 9 ? undefined : Number(figures)
}

/**
 * How many villas stand between each thousand of the slider and the next; those below it stand in the first, those
 * above it in the last. `steps` are in euros a week.
 */
export function spread(
  steps: readonly { from: number; count: number }[],
  ends: SliderEnds,
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
