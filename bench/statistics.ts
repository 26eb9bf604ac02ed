/** The quantile of a share (0 to 1), by linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] as number
  const above = sorted[Math.ceil(place)] as number
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Relative spread: the range as a share of the median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / Math.abs(median(values))

/**
 * The median of paired ratios: values measured side by side are compared in pairs, so that a slow moment of the
 * machine affects both.
 */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, i) => value / (theirs[i] ?? Number.NaN)))
