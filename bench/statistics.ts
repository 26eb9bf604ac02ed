/** The value below which a share (0 to 1) of the values lies, between two of them by straight line. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] as number
  const above = sorted[Math.ceil(place)] as number
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** How far the values lie apart: the width of their range as a share of their median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / Math.abs(median(values))

/**
 * The median of the ratios of pairs: what was measured side by side is compared side by side, so that a machine that
 * is slow for a while is slow for both.
 */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, i) => value / (theirs[i] ?? Number.NaN)))
