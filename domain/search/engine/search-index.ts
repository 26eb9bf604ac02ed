import type { Day } from '#domain/calendar/day'
import { findWeeklyCents } from '#domain/pricing/pricing'
import { AvailabilityIndex, type NightRange } from '#domain/search/engine/availability-index'
import {
  add,
  type BitSet,
  count,
  createBitSet,
  differenceInto,
  has,
  intersectInto,
  remove,
  resized,
  retain,
  toArray,
  unionInto,
} from '#domain/search/engine/bit-set'
import { FacetIndex } from '#domain/search/engine/facet-index'
import { Rates } from '#domain/search/engine/rate-index'
import { runInSlices, runToCompletion, sortInSlices } from '#domain/search/engine/slices'
import { orderOf, SortOrders, sameOrder } from '#domain/search/engine/sort-orders'
import { type ChosenStay, chooseStays } from '#domain/search/engine/stay-choice'
import { Taxes } from '#domain/search/engine/taxes'
import type { SearchVilla } from '#domain/search/engine/villa'
import { hasDates, isFlexible } from '#domain/search/flexible-dates'
import {
  pageLimit,
  partyOf,
  type SearchClock,
  type SearchItem,
  type SearchQuery,
  type SearchResult,
} from '#domain/search/query'

/** The parameters of an index. */
export interface IndexWorld {
  /** The first and the last published day. Rebuild when either changes: at midnight. */
  from: Day
  to: Day
  /** Sub-regions and their regions, including those without villas; the villas' own are added anyway. */
  subRegions?: Iterable<{ id: number; regionId: number }>
}

/** The matches of a search: available villas and, if requested, those that are taken. */
interface Found {
  available: BitSet
  booked: BitSet | undefined
  /** The nights of the stay; undefined without dates, and where the stay is not bookable at all. */
  span: NightRange | undefined
  /** For flexible dates: the available stay of each villa by slot. */
  chosen: Map<number, ChosenStay> | undefined
  /** Today's day number. */
  today: number
}

/**
 * Villas indexed for searching (SPEC A2.5, PD-8 to PD-13). Each villa has a slot, a small number. For every criterion
 * (in this region? at least five bedrooms? vacant on 3 July?) there is the bit set of the matching slots, so that a
 * search is one intersection of sets, a count is a population count, and only the remaining villas are priced. Created
 * by `buildIndex`.
 */
export class SearchIndex {
  readonly #slots = new Map<number, number>()
  readonly #villas: (SearchVilla | undefined)[]
  /** By slot, so that a search reads no villa objects. */
  #ids: Float64Array
  readonly #traits: FacetIndex
  readonly #nights: AvailabilityIndex
  readonly #rates: Rates
  readonly #taxes: Taxes
  readonly #orders: SortOrders
  /** Villas with a season that lets them to smaller parties only. */
  #partlyLet: BitSet
  // Buffers for the result of the latest search.
  #available: BitSet
  #booked: BitSet
  #room: Uint32Array

  /** An empty index, with room for `size` villas. */
  constructor(world: IndexWorld, size: number) {
    const regionOf = new Map<number, number>()
    for (const { id, regionId } of world.subRegions ?? []) regionOf.set(id, regionId)
    this.#villas = new Array(size).fill(undefined)
    this.#ids = new Float64Array(size)
    this.#traits = new FacetIndex(size, regionOf)
    this.#nights = new AvailabilityIndex(world.from, world.to, size)
    this.#rates = new Rates(size, stay => this.#nights.numbered(stay))
    this.#taxes = new Taxes(size)
    this.#orders = new SortOrders(this.#villas)
    this.#partlyLet = createBitSet(size)
    this.#available = createBitSet(size)
    this.#booked = createBitSet(size)
    this.#room = new Uint32Array(size)
  }

  /** Builds an index of villas, in slices. */
  static *building(villas: Iterable<SearchVilla>, world: IndexWorld): Generator<undefined, SearchIndex> {
    // Neighbours get adjacent slots: a search for some regions, or for many bedrooms, then meets mostly empty words.
    const neighbours = yield* sortInSlices([...villas], byNeighbourhood)
    const index = new SearchIndex(world, withSpare(neighbours.length))
    for (const [slot, villa] of neighbours.entries()) {
      index.#write(slot, villa)
      if (slot % villasOfSlice === 0) yield
    }
    yield* index.#orders.sort()
    return index
  }

  /** How many villas there are. */
  get size(): number {
    return this.#slots.size
  }

  /** A villa by its id. */
  find(id: number): SearchVilla | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.#villas[slot]
  }

  /** Adds a villa, or replaces the one of the same id: a changed price, block or booking. */
  put(villa: SearchVilla): void {
    const slot = this.#slots.get(villa.id) ?? this.#vacantSlot()
    const before = this.#villas[slot]
    const stays = before !== undefined && sameOrder(before, villa)
    if (before && !stays) this.#orders.remove(slot)
    if (before) this.#erase(slot)
    this.#write(slot, villa)
    if (!stays) this.#orders.add(slot)
  }

  /** Removes a villa; a missing one is no error. */
  remove(id: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#orders.remove(slot)
    this.#erase(slot)
    this.#rates.erase(slot)
    this.#slots.delete(id)
    this.#villas[slot] = undefined
  }

  #vacantSlot(): number {
    const slot = this.#villas.indexOf(undefined)
    if (slot >= 0) return slot
    const full = this.#villas.length
    this.#grow(withSpare(full))
    return full
  }

  #grow(size: number): void {
    while (this.#villas.length < size) this.#villas.push(undefined)
    this.#ids = resized(this.#ids, size)
    this.#partlyLet = resized(this.#partlyLet, createBitSet(size).length)
    this.#traits.grow(size)
    this.#nights.grow(size)
    this.#rates.grow(size)
    this.#taxes.grow(size)
    this.#orders.grow(size)
    this.#available = createBitSet(size)
    this.#booked = createBitSet(size)
    this.#room = new Uint32Array(size)
  }

  /** The number of matches: the `total` of `search`. */
  count(query: SearchQuery, clock: SearchClock): number {
    const { available, booked } = this.#match(query, clock)
    return count(available) + (booked ? count(booked) : 0)
  }

  /** A page of the matching villas, their number, and how many each amenity group would leave. */
  search(query: SearchQuery, clock: SearchClock): SearchResult {
    const found = this.#match(query, clock)
    const available = count(found.available)
    const booked = found.booked ? count(found.booked) : 0
    const items = this.#page(found, { available, booked }, query).map(slot => this.#present(slot, found, query))
    const matching = found.booked ? unionInto(found.available, found.booked) : found.available
    return {
      items,
      ids: items.map(item => item.id),
      total: available + booked,
      amenityGroupCounts: this.#traits.countAmenityGroups(matching),
    }
  }

  /** The matches, in sets that the next search overwrites: a search allocates little but its result. */
  #match(query: SearchQuery, clock: SearchClock): Found {
    const { stay, showBooked, minPrice, maxPrice } = query
    const span = stay && this.#nights.find(stay, clock.today)
    const priced = Boolean(minPrice || maxPrice)
    const available = this.#available
    const found: Found = {
      available,
      booked: undefined,
      span,
      chosen: undefined,
      today: this.#nights.numberOf(clock.today),
    }
    const ask = () => this.#rates.ask({ rooms: query.rooms, people: query.people, span, today: found.today })
    ask()
    this.#taxes.ask(partyOf(query), clock.today)
    const wanted = this.#traits.wanted(query)
    if (query.among) wanted.unshift(this.#slotsOf(query.among))
    const isOpen = isFlexible(query)
    if (!hasDates(query)) intersectInto(available, wanted)
    else if (isOpen) {
      const size = this.#villas.length
      const { chosen, beyond } = chooseStays({ nights: this.#nights, rates: this.#rates, wanted, size }, query, clock)
      available.fill(0)
      for (const slot of chosen.keys()) add(available, slot)
      found.chosen = chosen
      // A villa that is available at another price does not count as taken.
      wanted.push(differenceInto(this.#everything(), beyond))
      ask()
    } else if (!span) available.fill(0)
    else {
      intersectInto(available, [...wanted, ...this.#nights.vacant(span)])
      this.#nights.subtractOptions(available, span, clock.now)
      // A price filter checks the price of every villa anyway.
      if (!priced) this.#keepLet(found)
    }
    if (hasDates(query) && showBooked) found.booked = differenceInto(intersectInto(this.#booked, wanted), available)
    // Chosen stays already comply with the price filter.
    if (priced && !isOpen) this.#keepAffordable(available, found, query)
    if (priced && found.booked) this.#keepAffordable(found.booked, found, query)
    return found
  }

  /** A set of all slots. */
  #everything(): BitSet {
    return createBitSet(this.#villas.length).fill(0xffffffff)
  }

  #slotsOf(ids: readonly number[]): BitSet {
    const set = createBitSet(this.#villas.length)
    for (const id of ids) {
      const slot = this.#slots.get(id)
      if (slot !== undefined) add(set, slot)
    }
    return set
  }

  /** Removes villas that do not let so small a party on these nights. */
  #keepLet(found: Found): void {
    for (const slot of toArray(intersectInto(this.#booked, [this.#partlyLet, found.available]), this.#room)) {
      if (this.#rates.stay(slot) < 0) remove(found.available, slot)
    }
  }

  /** Removes villas outside the requested price range (PD-10). */
  #keepAffordable(set: BitSet, { span }: Found, { minPrice, maxPrice, stay }: SearchQuery): void {
    if (stay && !span) set.fill(0)
    // A stay is compared per week (its price × 7 / nights), both sides times its nights, so that numbers stay whole.
    const nights = span ? span.end - span.first : 1
    const least = Math.max(0, minPrice || 0) * 100 * nights
    const most = (maxPrice || Infinity) * 100 * nights
    const rates = this.#rates
    retain(set, slot => {
      if (!span) return rates.reaches(slot, least, most)
      // A missing price is negative, so below `least`.
      const price = rates.stay(slot) * 7
      return price >= least && price <= most
    })
  }

  /**
   * The displayed price in cents: of the stay with its tax, or without dates of the cheapest week; negative where there
   * is none.
   */
  #price(slot: number, { stay }: SearchQuery, { span, chosen }: Found): number {
    const own = chosen?.get(slot)
    if (own) return own.cents + this.#taxes.cents(slot, own.stay, own.cents)
    if (!stay) return this.#rates.weeks(slot).cheapest
    const cents = span ? this.#rates.stay(slot) : -1
    return cents < 0 ? cents : cents + this.#taxes.cents(slot, stay, cents)
  }

  /** The slots of the requested page: available villas first, then taken ones. `sizes` are those of the sets. */
  #page(found: Found, sizes: { available: number; booked: number }, query: SearchQuery): number[] {
    const { available, booked } = found
    const limit = Math.min(wholeFrom1(query.limit, pageLimit.usual), pageLimit.most)
    const skip = (wholeFrom1(query.page, 1) - 1) * limit
    const order = orderOf(query)
    const part = (set: BitSet, size: number, from: number, most: number) =>
      order === 'pricelow' || order === 'pricehigh'
        ? this.#orders.pageByPrice(set, slot => this.#price(slot, query, found), order, from, most)
        : this.#orders.page(set, size, order, from, most)
    const first = part(available, sizes.available, skip, limit)
    if (!booked || first.length === limit) return first
    const others = part(booked, sizes.booked, Math.max(0, skip - sizes.available), limit - first.length)
    return [...first, ...others]
  }

  #present(slot: number, { booked, span: named, chosen }: Found, query: SearchQuery): SearchItem {
    const own = chosen?.get(slot)
    const span = own?.span ?? named
    const item: SearchItem = {
      id: this.#ids[slot] as number,
      state: booked && has(booked, slot) ? 'booked' : span && this.#nights.onRequest(span, slot) ? 'pending' : 'free',
      tier: this.#rates.terms(slot),
    }
    const total = own?.cents ?? (span ? this.#rates.stay(slot) : -1)
    if (own) item.stay = own.stay
    const stay = own?.stay ?? query.stay
    if (total >= 0 && stay) {
      item.totalCents = total
      item.taxCents = this.#taxes.cents(slot, stay, total)
    }
    const { cheapest, dearest } = this.#rates.weeks(slot)
    if (cheapest < 0) return item
    item.weeklyFromCents = cheapest
    item.weeklyToCents = dearest
    return item
  }

  #write(slot: number, villa: SearchVilla): void {
    this.#villas[slot] = villa
    this.#ids[slot] = villa.id
    this.#slots.set(villa.id, slot)
    this.#traits.write(slot, villa)
    this.#nights.write(slot, villa)
    this.#rates.write(slot, villa)
    this.#taxes.write(slot, villa.taxRules)
    const whole = villa.tiers.length - 1
    if (villa.seasons.some(season => findWeeklyCents(season, whole) === undefined)) add(this.#partlyLet, slot)
  }

  #erase(slot: number): void {
    this.#traits.erase(slot)
    this.#nights.erase(slot)
    remove(this.#partlyLet, slot)
  }
}

const wholeFrom1 = (number: number | undefined, otherwise: number) =>
  number && number >= 1 ? Math.floor(number) : otherwise

/** Then by what most rate plans differ in, so that prices of one plan are read together. */
const byNeighbourhood = (a: SearchVilla, b: SearchVilla) =>
  a.regionId - b.regionId ||
  (a.subRegionId ?? 0) - (b.subRegionId ?? 0) ||
  a.beds - b.beds ||
  a.tiers.length - b.tiers.length ||
  a.seasons.length - b.seasons.length

/** Villas per slice: writing them takes about half a millisecond. */
const villasOfSlice = 16

const withSpare = (villas: number) => villas + Math.max(32, villas >> 4)

/** Builds an index of villas. `world` has the published days; ids are unique. */
export const buildIndex = (villas: Iterable<SearchVilla>, world: IndexWorld): SearchIndex =>
  runToCompletion(SearchIndex.building(villas, world))

/** The same in slices of at most some milliseconds; `pause` can yield after each. */
export const buildIndexInSlices = (
  villas: Iterable<SearchVilla>,
  world: IndexWorld,
  pause: () => Promise<unknown> | undefined,
): Promise<SearchIndex> => runInSlices(SearchIndex.building(villas, world), pause)
