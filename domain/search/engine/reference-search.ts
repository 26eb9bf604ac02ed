import { satisfiesStayRules } from '#domain/availability/stay-rules'
import { touristTaxLines } from '#domain/booking/tax/tourist-tax'
import { addDays, type Day } from '#domain/calendar/day'
import { defaultStayLimits, nightsOf, overlap, type Stay } from '#domain/calendar/stay'
import { hiddenFrom } from '#domain/geography/audience'
import { findTier, priceRange, quote } from '#domain/pricing/pricing'
import { occupiesNights } from '#domain/pricing/season'
import type { SearchVilla } from '#domain/search/engine/villa'
import { candidateStays, isFlexible } from '#domain/search/flexible-dates'
import { pageLimit, partyOf, type SearchClock, type SearchItem, type SearchQuery } from '#domain/search/query'

/** The result of the plain search: a page of villas, the total, and the counts by amenity group. */
export interface ReferenceResult {
  items: SearchItem[]
  total: number
  countOf: (amenityGroup: number) => number
}

/**
 * The search of SPEC A4 and PD-9 to PD-12 on plain arrays: the reference against which the index is tested and
 * benchmarked. Slow; it supports only unaccented names.
 */
export function referenceSearch(
  villas: readonly SearchVilla[],
  query: SearchQuery,
  clock: SearchClock,
  world: { from: Day; to: Day; subRegions: readonly { id: number; regionId: number }[] },
): ReferenceResult {
  const { des, subdes, stay, rooms = 0, roomsMost = Infinity, people = 0, minPrice, maxPrice } = query
  const named = world.subRegions.filter(subRegion => subdes.includes(subRegion.id))
  const regions = [...des, ...named.map(subRegion => subRegion.regionId)]
  const namedIn = (region: number) => named.filter(sub => sub.regionId === region).map(sub => sub.id)

  const party = { rooms, party: people }
  const isPublished = (stay: Stay) =>
    stay.from >= clock.today && stay.from >= world.from && stay.to <= addDays(world.to, 1)
  const isTaken = (villa: SearchVilla, stay: Stay) =>
    villa.occupancies.some(o => overlap(stay, o) && occupiesNights(o, clock.now))
  const byTheWeek = (cents: number, stay: Stay) => (cents * 7) / nightsOf(stay)
  const keepsLimits = (low: number, high: number) => high >= (minPrice ?? 0) * 100 && low <= (maxPrice ?? 1e9) * 100

  /** The candidate stays that are available at a villa, the displayed one first. */
  const staysOf = (villa: SearchVilla): { other: Stay; week: number; cents: number }[] => {
    const open = candidateStays(query, clock.today)
    const possible = [
      ...open.filter(other => satisfiesStayRules(other, villa.seasons, defaultStayLimits)),
      ...(query.stay ? [query.stay] : []),
    ].flatMap(other => {
      const price = isPublished(other) ? quote({ ...villa, ...party, stay: other }) : undefined
      if (!price || isTaken(villa, other)) return []
      return { other, week: byTheWeek(price.totalCents, other), cents: price.totalCents }
    })
    return query.stay ? possible : possible.toSorted((a, b) => a.cents - b.cents)
  }
  const isOpen = isFlexible(query)
  const stayOf = (villa: SearchVilla) => staysOf(villa).find(({ week }) => keepsLimits(week, week))?.other

  const taxOf = ({ taxRules }: SearchVilla, stay: Stay, stayCents: number) =>
    touristTaxLines({ ...partyOf(query), stay, stayCents, today: clock.today }, taxRules).reduce(
      (sum, { cents }) => sum + cents,
      0,
    )

  const itemOf = (villa: SearchVilla): SearchItem => {
    const own = isOpen ? stayOf(villa) : undefined
    const stay = own ?? query.stay
    const tier = findTier(villa.tiers, party) ?? villa.tiers.length - 1
    const week = priceRange({ ...villa, tier, today: clock.today })
    const published = stay && isPublished(stay)
    const price = stay && published ? quote({ ...villa, ...party, stay }) : undefined
    const taken = villa.occupancies.some(o => stay && overlap(stay, o) && occupiesNights(o, clock.now))
    const ask = villa.seasons.some(s => stay && s.bookable === 'on-request' && overlap(stay, s))
    return {
      id: villa.id,
      state: own
        ? ask
          ? 'pending'
          : 'free'
        : isOpen || (stay && (taken || !price))
          ? 'booked'
          : ask
            ? 'pending'
            : 'free',
      ...(own && { stay: own }),
      tier: villa.tiers[tier] ?? { rooms: 0, sleeps: 0 },
      ...(price && { totalCents: price.totalCents }),
      ...(price && stay && { taxCents: taxOf(villa, stay, price.totalCents) }),
      ...(week && { weeklyFromCents: week.lowestCents, weeklyToCents: week.highestCents }),
    }
  }

  const affordable = (item: SearchItem) => {
    if (!minPrice && !maxPrice) return true
    const nights = item.stay ?? stay
    const [low, high] = nights
      ? [item.totalCents, item.totalCents].map(cents => cents && byTheWeek(cents, nights))
      : [item.weeklyFromCents, item.weeklyToCents]
    return low !== undefined && high !== undefined && keepsLimits(low, high)
  }

  const matching = villas
    .filter(v => (des.length === 0 && subdes.length === 0) || regions.includes(v.regionId))
    .filter(v => namedIn(v.regionId).length === 0 || namedIn(v.regionId).includes(v.subRegionId ?? 0))
    .filter(v => !query.among || query.among.includes(v.id))
    .filter(v => v.beds >= rooms && v.beds <= roomsMost && v.sleeps >= people)
    .filter(v => query.amenities.every(group => v.amenityGroups.includes(group)))
    .filter(v => !query.exquisite || v.exquisite)
    .filter(v => !hiddenFrom(query.audience, v))
    .map(villa => ({ villa, item: itemOf(villa) }))
    .filter(({ item }) => item.state !== 'booked' || query.showBooked)
    // A villa that is available at another price does not count as taken.
    .filter(({ villa, item }) => !isOpen || item.state !== 'booked' || staysOf(villa).length === 0)
    .filter(({ item }) => affordable(item))

  type Match = (typeof matching)[number]
  const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const shown = ({ item }: Match) =>
    stay || item.stay
      ? item.totalCents === undefined
        ? undefined
        : item.totalCents + (item.taxCents ?? 0)
      : item.weeklyFromCents
  const beds = (a: Match, b: Match) => a.villa.beds - b.villa.beds
  const sleeps = (a: Match, b: Match) => a.villa.sleeps - b.villa.sleeps
  const name = (a: Match, b: Match) => text(a.villa.name.toLowerCase(), b.villa.name.toLowerCase())
  const recommended = (a: Match, b: Match) =>
    a.villa.sortOrder - b.villa.sortOrder || name(a, b) || a.villa.id - b.villa.id
  const orders: Record<SearchQuery['sort'], (a: Match, b: Match) => number> = {
    default: rooms ? beds : people ? sleeps : recommended,
    location: (a, b) =>
      a.villa.countryOrder - b.villa.countryOrder ||
      text(a.villa.regionName, b.villa.regionName) ||
      text(a.villa.subRegionName ?? '', b.villa.subRegionName ?? '') ||
      name(a, b),
    alphabetically: name,
    smallest: (a, b) => sleeps(a, b) || beds(a, b),
    largest: (a, b) => sleeps(b, a) || beds(b, a),
    bedslow: beds,
    bedshigh: (a, b) => beds(b, a),
    sleepslow: sleeps,
    sleepshigh: (a, b) => sleeps(b, a),
    pricelow: (a, b) => (shown(a) ?? 1e12) - (shown(b) ?? 1e12),
    pricehigh: (a, b) => (shown(b) ?? -1) - (shown(a) ?? -1),
  }
  const bookedLast = (a: Match, b: Match) => Number(a.item.state === 'booked') - Number(b.item.state === 'booked')
  const sorted = matching.sort((a, b) => bookedLast(a, b) || orders[query.sort](a, b) || recommended(a, b))
  const { page, limit = pageLimit.usual } = query
  const items = sorted.map(({ item }) => item).slice((page - 1) * limit, page * limit)
  return {
    items,
    total: sorted.length,
    countOf: group => sorted.filter(({ villa }) => villa.amenityGroups.includes(group)).length,
  }
}
