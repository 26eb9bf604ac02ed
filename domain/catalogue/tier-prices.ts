import type { Tier } from '#domain/pricing/season'

/** Where the price of each new tier comes from: the index of a tier before, or null for a tier without a price. */
export function priceSources(before: readonly Tier[], after: readonly Tier[]): (number | null)[] {
  return after.map(({ rooms }, i) => {
    // The last tier is the whole villa, however many bedrooms it turns out to have.
    if (i === after.length - 1) return before.length - 1
    const found = before.slice(0, -1).findIndex(tier => tier.rooms === rooms)
    return found < 0 ? null : found
  })
}

/** The numbers of bedrooms whose prices would be lost with a change of tiers, given the tiers that have prices. */
export function droppedTiers(
  before: readonly Tier[],
  after: readonly Tier[],
  isPriced: (tier: number) => boolean,
): number[] {
  const kept = new Set(priceSources(before, after))
  return before.flatMap(({ rooms }, i) => (!kept.has(i) && isPriced(i) ? [rooms] : []))
}
