import { defaultStayLimits, type Stay } from '#domain/calendar/stay'
import type { AvailabilityIndex, NightRange } from '#domain/search/engine/availability-index'
import { add, type BitSet, createBitSet, differenceInto, intersectInto, toArray } from '#domain/search/engine/bit-set'
import type { Rates } from '#domain/search/engine/rate-index'
import { candidateStays } from '#domain/search/flexible-dates'
import type { SearchClock, SearchQuery } from '#domain/search/query'

/** The displayed stay of a villa, and its price in cents. */
export interface ChosenStay {
  stay: Stay
  span: NightRange
  cents: number
}

/** The chosen stays by slot, and the villas that are available only outside the price range. */
export interface Choices {
  chosen: Map<number, ChosenStay>
  beyond: BitSet
}

/** The indexed data to choose from. */
interface Villas {
  nights: AvailabilityIndex
  rates: Rates
  /** The sets that a villa must be in, for any dates. */
  wanted: readonly BitSet[]
  size: number
}

/**
 * Chooses a stay per villa for a search with flexible dates, by slot. It complies with the villa's changeover days,
 * minimum and maximum stay, and the price range. For flexible dates it is the nearest, with the named dates as the last
 * resort where only they are free, as a search for them alone would find it; in a month it is the cheapest, and of
 * equal ones the earliest.
 */
export function chooseStays({ nights, rates, wanted, size }: Villas, query: SearchQuery, clock: SearchClock): Choices {
  const { rooms, people, stay: named, minPrice, maxPrice } = query
  const today = nights.numberOf(clock.today)
  const { maximumNights } = defaultStayLimits
  const chosen = new Map<number, ChosenStay>()
  const found = createBitSet(size)
  const beyond = createBitSet(size)
  const free = createBitSet(size)
  const slots = new Uint32Array(size)
  const look = (stay: Stay, takes: (slot: number) => boolean) => {
    const span = nights.find(stay, clock.today)
    if (!span) return
    intersectInto(free, [...wanted, ...nights.vacant(span)])
    nights.subtractOptions(free, span, clock.now)
    if (named) differenceInto(free, found)
    rates.ask({ rooms, people, span, byTerms: { stay, maximumNights }, today })
    // A stay is compared per week (its price × 7 / nights), both sides times its nights, so that numbers stay whole.
    const length = span.end - span.first
    const least = (minPrice ?? 0) * 100 * length
    const most = (maxPrice ?? Infinity) * 100 * length
    for (const slot of toArray(free, slots)) {
      if (!takes(slot)) continue
      const cents = rates.stay(slot)
      if (cents < 0) continue
      if (cents * 7 < least || cents * 7 > most) {
        add(beyond, slot)
        continue
      }
      if (cents >= (chosen.get(slot)?.cents ?? Infinity)) continue
      chosen.set(slot, { stay, span, cents })
      add(found, slot)
    }
  }
  for (const stay of candidateStays(query, clock.today)) look(stay, slot => rates.keepsTerms(slot))
  if (named) look(named, () => true)
  return { chosen, beyond: differenceInto(beyond, found) }
}
