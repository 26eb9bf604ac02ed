import { type Day, daysBetween } from '#domain/calendar/day'
import { includesNight, nightsOf, type Stay } from '#domain/calendar/stay'
import { roundCents } from '#domain/pricing/money'
import type { Season, Tier } from '#domain/pricing/season'

/** The party that the price depends on; undefined or 0 means the whole villa (PD-10). */
export interface Party {
  /** Guests who need a place, as `peopleOf` counts them. */
  party?: number | undefined
  /** Requested bedrooms. */
  rooms?: number | undefined
}

/** Consecutive nights of one weekly price: from `from` up to, and without, `to`. */
export interface PriceLine extends Stay {
  nights: number
  /** Cents of EUR a week. */
  weeklyCents: number
  /** Cents of EUR for these nights. */
  cents: number
}

/** The price of a stay, in cents of EUR; its lines add up to the total. */
export interface Quote {
  /** Index of the priced tier, among the villa's tiers. */
  tier: number
  lines: PriceLine[]
  totalCents: number
}

/** The season of a night; undefined where the villa is not let. */
export const findSeason = (night: Day, seasons: readonly Season[]): Season | undefined =>
  seasons.find(season => includesNight(season, night))

/**
 * The priced tier (PD-10): the larger of the requested rooms and the smallest tier that sleeps the party; with neither,
 * the whole villa. An index into `tiers`, which ascend; undefined when the villa is too small.
 */
export function findTier(tiers: readonly Tier[], { party, rooms }: Party): number | undefined {
  if (!party && !rooms) return tiers.length > 0 ? tiers.length - 1 : undefined
  const index = tiers.findIndex(tier => tier.rooms >= (rooms ?? 0) && tier.sleeps >= (party ?? 0))
  return index < 0 ? undefined : index
}

/**
 * The weekly price of a tier in a season, in cents of EUR; where the season does not let that tier, that of the next
 * larger one that it lets (PD-10). Undefined when it lets none so large.
 */
export function findWeeklyCents(season: Season, tier: number): number | undefined {
  return season.weeklyCents.slice(tier).find(cents => cents !== null) ?? undefined
}

/**
 * The price of a stay (PD-20): a night costs a seventh of its season's week, the total is the exact sum rounded once,
 * and the last line absorbs the rounding of the lines. `tiers` and `rooms`: see `findTier`. Undefined when the stay has
 * no nights, a night has no season or no price, or the villa is too small for the party.
 */
export function quote({
  stay,
  seasons,
  tiers,
  party,
  rooms,
}: { stay: Stay; seasons: readonly Season[]; tiers: readonly Tier[] } & Party): Quote | undefined {
  const tier = findTier(tiers, { party, rooms })
  if (tier === undefined || stay.to <= stay.from) return undefined

  const parts: (Stay & { weeklyCents: number })[] = []
  for (let from = stay.from; from < stay.to; ) {
    const season = findSeason(from, seasons)
    const weeklyCents = season && findWeeklyCents(season, tier)
    if (!season || weeklyCents === undefined) return undefined
    const to = daysBetween(season.to, stay.to) > 0 ? season.to : stay.to
    const last = parts.at(-1)
    if (last?.weeklyCents === weeklyCents) last.to = to
    else parts.push({ from, to, weeklyCents })
    from = to
  }

  const sevenths = parts.reduce((sum, part) => sum + part.weeklyCents * nightsOf(part), 0)
  const totalCents = roundCents(sevenths / 7)
  let left = totalCents
  const lines = parts.map((part, i) => {
    const nights = nightsOf(part)
    const cents = i === parts.length - 1 ? left : Math.min(left, roundCents((part.weeklyCents * nights) / 7))
    left -= cents
    return { ...part, nights, cents }
  })
  return { tier, lines, totalCents }
}

/**
 * The lowest and highest weekly price, in cents of EUR, among the seasons that are not past: `priceFrom` and `priceTo`
 * of SPEC A3. `tier` is an index into `tiers`, by default the whole villa. Undefined when no season is left.
 */
export function priceRange({
  seasons,
  tiers,
  tier = tiers.length - 1,
  today,
}: {
  seasons: readonly Season[]
  tiers: readonly Tier[]
  tier?: number | undefined
  today: Day
}): { lowestCents: number; highestCents: number } | undefined {
  const prices = seasons
    .filter(season => season.to > today)
    .map(season => findWeeklyCents(season, tier))
    .filter(cents => cents !== undefined)
  return prices.length > 0 ? { lowestCents: Math.min(...prices), highestCents: Math.max(...prices) } : undefined
}
