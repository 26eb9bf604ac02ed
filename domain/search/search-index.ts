import { type Audience, hiddenFrom } from '#domain/audience'
import type { Day } from '#domain/day'
import { findWeeklyCents } from '#domain/pricing'
import {
  add,
  type Bits,
  count,
  difference,
  emptyBits,
  holds,
  intersection,
  KeyedBits,
  members,
  take,
  union,
} from '#domain/search/bits'
import { Nights, type Span } from '#domain/search/nights'
import { Orders, orderOf, sameOrder } from '#domain/search/orders'
import { pageLimit, type SearchClock, type SearchItem, type SearchQuery, type SearchResult } from '#domain/search/query'
import { Rates } from '#domain/search/rates'
import type { SearchVilla } from '#domain/search/villa'

/** What an index is built for. */
export interface IndexWorld {
  /** The first and the last published day. Rebuild when either changes: at midnight. */
  from: Day
  to: Day
  /** Sub-regions and their regions, those without villas included; the villas' own are known anyway. */
  subRegions?: Iterable<{ id: number; regionId: number }>
}

/** A villa's mark besides its numbers: who may see it, and what is rare about it. */
type Mark = Audience | 'exquisite' | 'partly-let'

/** Villas with more bedrooms or guests than this are found as if they had so many. */
const mostCounted = 250

/** What matches a search: villas that can be had and, if they are to be shown, those that cannot. */
interface Found {
  available: Bits
  booked: Bits
  span: Span | undefined
}

/**
 * Villas prepared for searching (section 2.5, decisions 8 to 13). Each villa has a slot, a small number. For every
 * question a search can ask (in this region? at least five bedrooms? vacant on 3 July?) there is the set of the slots
 * that answer yes, so that a search is one intersection of sets, a count is a count of bits, and only what is left is
 * priced. Made by `buildIndex`; the same on the server and in the browser.
 */
export class SearchIndex {
  readonly #world: IndexWorld
  readonly #slots = new Map<number, number>()
  readonly #regionOf = new Map<number, number>()
  #villas!: (SearchVilla | undefined)[]
  #available!: Bits
  #booked!: Bits
  #places!: Bits
  #scratch!: Bits
  #regions!: KeyedBits<number>
  #subRegions!: KeyedBits<number>
  #amenityGroups!: KeyedBits<number>
  #beds!: KeyedBits<number>
  #sleeps!: KeyedBits<number>
  #marks!: KeyedBits<Mark>
  #nights!: Nights
  #rates!: Rates
  #orders!: Orders

  constructor(villas: Iterable<SearchVilla>, world: IndexWorld) {
    this.#world = world
    for (const { id, regionId } of world.subRegions ?? []) this.#regionOf.set(id, regionId)
    this.#fill([...villas])
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
    const known = this.#slots.get(villa.id)
    const slot = known ?? this.#villas.indexOf(undefined)
    if (slot < 0) {
      this.#fill([...this.#villas.filter(other => other !== undefined), villa])
      return
    }
    const before = this.#villas[slot]
    if (before) this.#erase(slot)
    if (!before || !sameOrder(before, villa)) this.#orders.forget()
    this.#write(slot, villa)
  }

  /** Takes a villa out; one that is not there is no error. */
  remove(id: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#erase(slot)
    this.#slots.delete(id)
    this.#villas[slot] = undefined
    this.#rates.erase(slot)
    this.#orders.forget()
  }

  /** How many villas a search finds: the `total` of `search`. */
  count(query: SearchQuery, clock: SearchClock): number {
    const { available, booked } = this.#match(query, clock)
    return count(available) + count(booked)
  }

  /** A page of the villas that match, their number, and what each amenity group would leave of them. */
  search(query: SearchQuery, clock: SearchClock): SearchResult {
    const found = this.#match(query, clock)
    const items = this.#page(found, query).map(slot => this.#present(slot, found, query))
    const matching = unite(found.available, found.booked)
    return {
      items,
      ids: items.map(item => item.id),
      total: count(matching),
      amenityGroupCounts: this.#amenityGroups.countShared(matching),
    }
  }

  /** What matches, in sets that the next search overwrites: a search allocates little but its answer. */
  #match(query: SearchQuery, { now, today }: SearchClock): Found {
    const { stay } = query
    const span = stay && this.#nights.find(stay, today)
    const [available, booked] = [this.#available, this.#booked]
    const wanted = this.#wanted(query)
    if (stay && !span) available.fill(0)
    else intersect(available, span ? [...wanted, ...this.#nights.vacant(span)] : wanted)
    if (span) {
      for (const slot of this.#nights.optioned(span, now)) take(available, slot)
      // A season may be open to smaller parties only.
      const doubtful = intersect(this.#scratch, [this.#marks.get('partly-let'), available])
      each(doubtful, slot => this.#price(slot, query, span) < 0 && take(available, slot))
    }
    if (stay && query.showBooked) subtract(intersect(booked, wanted), available)
    else booked.fill(0)

    const found = { available, booked, span }
    if (query.minPrice || query.maxPrice) this.#keepAffordable(found, query)
    return found
  }

  /** The sets that a villa must be in whatever the dates, the choosiest first. */
  #wanted({ des, subdes, amenities, exquisite, rooms = 0, roomsMost = 0, people = 0, audience }: SearchQuery): Bits[] {
    const sets = amenities.map(group => this.#amenityGroups.get(group))
    if (des.length > 0 || subdes.length > 0) sets.unshift(this.#destination(des, subdes))
    if (exquisite) sets.push(this.#marks.get('exquisite'))
    if (rooms > 0) sets.push(this.#beds.get(Math.ceil(rooms)))
    if (people > 0) sets.push(this.#sleeps.get(Math.ceil(people)))
    if (roomsMost > 0) sets.push(subtract(this.#marks.get(audience).slice(), this.#beds.get(Math.floor(roomsMost) + 1)))
    return [...sets, this.#marks.get(audience)]
  }

  /** The villas of the regions; where sub-regions of a region are named, only theirs (decision 9). */
  #destination(des: readonly number[], subdes: readonly number[]): Bits {
    const regions = new Set([...des, ...subdes.flatMap(id => this.#regionOf.get(id) ?? [])])
    const villas = this.#places.fill(0)
    for (const region of regions) {
      const named = subdes.filter(id => this.#regionOf.get(id) === region)
      if (named.length === 0) unite(villas, this.#regions.get(region))
      else for (const id of named) unite(villas, this.#subRegions.get(id))
    }
    return villas
  }

  /** Drops what costs less or more than the search asks for (decision 10). */
  #keepAffordable({ available, booked, span }: Found, { minPrice, maxPrice, rooms, people, stay }: SearchQuery): void {
    if (stay && !span) booked.fill(0)
    // A stay is compared by the week (its price × 7 / nights), both sides times its nights, so that numbers stay whole.
    const nights = span ? span.end - span.first : 1
    const least = Math.max(0, minPrice || 0) * 100 * nights
    const most = (maxPrice || Infinity) * 100 * nights
    for (const set of [available, booked]) {
      each(set, slot => {
        const tier = this.#rates.tier(slot, rooms, people)
        const low = span ? this.#rates.stay(slot, tier, span) * 7 : this.#rates.cheapestWeek(slot, tier)
        const high = span ? low : this.#rates.dearestWeek(slot, tier)
        // Where there is no price it is below 0, so below `least`.
        if (high < least || low > most) take(set, slot)
      })
    }
  }

  /** The price that is shown, in cents: of the stay, without dates of the cheapest week; below 0 where there is none. */
  #price(slot: number, { rooms, people, stay }: SearchQuery, span: Span | undefined): number {
    const tier = this.#rates.tier(slot, rooms, people)
    if (span) return this.#rates.stay(slot, tier, span)
    return stay ? -1 : this.#rates.cheapestWeek(slot, tier)
  }

  /** The slots of the page asked for: villas that can be had first, those that are taken after them. */
  #page({ available, booked, span }: Found, query: SearchQuery): number[] {
    const limit = Math.min(wholeFrom1(query.limit, pageLimit.usual), pageLimit.most)
    const skip = (wholeFrom1(query.page, 1) - 1) * limit
    const order = orderOf(query)
    const part = (set: Bits, from: number, most: number) =>
      order === 'pricelow' || order === 'pricehigh'
        ? this.#orders.pageByPrice(set, slot => this.#price(slot, query, span), order, from, most)
        : this.#orders.page(set, order, from, most)
    const first = part(available, skip, limit)
    if (!query.showBooked || first.length === limit) return first
    return [...first, ...part(booked, Math.max(0, skip - count(available)), limit - first.length)]
  }

  #present(slot: number, { booked, span }: Found, query: SearchQuery): SearchItem {
    const tier = this.#rates.tier(slot, query.rooms, query.people)
    const item: SearchItem = {
      id: this.#villas[slot]?.id ?? 0,
      state: holds(booked, slot) ? 'booked' : span && this.#nights.onRequest(span, slot) ? 'pending' : 'free',
      tier: this.#rates.terms(slot, tier),
    }
    const total = span ? this.#rates.stay(slot, tier, span) : -1
    if (total >= 0) item.totalCents = total
    const cheapest = this.#rates.cheapestWeek(slot, tier)
    if (cheapest < 0) return item
    item.weeklyFromCents = cheapest
    item.weeklyToCents = this.#rates.dearestWeek(slot, tier)
    return item
  }

  /** Puts the villas into slots anew, with room for some more. */
  #fill(villas: SearchVilla[]): void {
    const size = villas.length + Math.max(32, villas.length >> 4)
    this.#slots.clear()
    this.#villas = new Array(size).fill(undefined)
    this.#available = emptyBits(size)
    this.#booked = emptyBits(size)
    this.#places = emptyBits(size)
    this.#scratch = emptyBits(size)
    this.#regions = new KeyedBits(size)
    this.#subRegions = new KeyedBits(size)
    this.#amenityGroups = new KeyedBits(size)
    this.#beds = new KeyedBits(size)
    this.#sleeps = new KeyedBits(size)
    this.#marks = new KeyedBits(size)
    this.#nights = new Nights(this.#world.from, this.#world.to, size)
    this.#rates = new Rates(size, stay => this.#nights.numbered(stay))
    this.#orders = new Orders(this.#villas)

    // Neighbours get neighbouring slots: a search for some regions then meets mostly empty words.
    villas.sort((a, b) => a.regionId - b.regionId || (a.subRegionId ?? 0) - (b.subRegionId ?? 0))
    for (const [slot, villa] of villas.entries()) this.#write(slot, villa)
  }

  #write(slot: number, villa: SearchVilla): void {
    this.#villas[slot] = villa
    this.#slots.set(villa.id, slot)
    this.#regions.add(villa.regionId, slot)
    if (villa.subRegionId !== undefined) {
      this.#subRegions.add(villa.subRegionId, slot)
      this.#regionOf.set(villa.subRegionId, villa.regionId)
    }
    for (const group of villa.amenityGroups) this.#amenityGroups.add(group, slot)
    for (let beds = 1; beds <= Math.min(villa.beds, mostCounted); beds++) this.#beds.add(beds, slot)
    for (let sleeps = 1; sleeps <= Math.min(villa.sleeps, mostCounted); sleeps++) this.#sleeps.add(sleeps, slot)
    for (const audience of audiences) if (!hiddenFrom(audience, villa)) this.#marks.add(audience, slot)
    if (villa.exquisite) this.#marks.add('exquisite', slot)
    const whole = villa.tiers.length - 1
    if (villa.seasons.some(season => findWeeklyCents(season, whole) === undefined)) this.#marks.add('partly-let', slot)
    this.#nights.write(slot, villa)
    this.#rates.write(slot, villa)
  }

  #erase(slot: number): void {
    const keyed = [this.#regions, this.#subRegions, this.#amenityGroups, this.#beds, this.#sleeps, this.#marks]
    for (const sets of keyed) sets.take(slot)
    this.#nights.erase(slot)
  }
}

const audiences: readonly Audience[] = ['default', 'it', 'gr']

const wholeFrom1 = (number: number, otherwise: number) => (number >= 1 ? Math.floor(number) : otherwise)

/** Prepares villas for searching. `world` names the published days; ids are unique. */
export const buildIndex = (villas: Iterable<SearchVilla>, world: IndexWorld): SearchIndex =>
  new SearchIndex(villas, world)
