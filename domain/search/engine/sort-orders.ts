import {
  add,
  allocateContiguous,
  type BitSet,
  createBitSet,
  has,
  resized,
  toArray,
} from '#domain/search/engine/bit-set'
import { sortInSlices } from '#domain/search/engine/slices'
import type { SearchVilla } from '#domain/search/engine/villa'
import type { SearchQuery, SearchSort } from '#domain/search/query'

export type PriceSort = 'pricelow' | 'pricehigh'

/** Precomputed orders; those by price depend on the search. */
export type Order = Exclude<SearchSort, 'default' | PriceSort> | 'recommended'

/** The order of a search; the default depends on its other criteria (SPEC A4, PD-12). */
export function orderOf({ sort, rooms, people }: Pick<SearchQuery, 'sort' | 'rooms' | 'people'>): Order | PriceSort {
  if (sort !== 'default') return sort
  return rooms ? 'bedslow' : people ? 'sleepslow' : 'recommended'
}

/** A villa in its slot, with its sort keys. */
interface Entry extends Pick<SearchVilla, 'id' | 'beds' | 'sleeps' | 'sortOrder' | 'countryOrder' | 'name'> {
  slot: number
  place: string
}

const entryOf = (villa: SearchVilla, slot: number): Entry => ({
  slot,
  id: villa.id,
  beds: villa.beds,
  sleeps: villa.sleeps,
  sortOrder: villa.sortOrder,
  countryOrder: villa.countryOrder,
  name: sortable(villa.name),
  // NUL sorts before every other character.
  place: `${sortable(villa.regionName)}\0${sortable(villa.subRegionName ?? '')}`,
})

/** A sort key of a text: without accents and case, the same on every machine. */
const sortable = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const plain = /^[ -~]*$/

type Rule = (a: Entry, b: Entry) => number

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byRecommendation: Rule = (a, b) => a.sortOrder - b.sortOrder
const byBeds: Rule = (a, b) => a.beds - b.beds
const bySleeps: Rule = (a, b) => a.sleeps - b.sleeps
const bySize: Rule = (a, b) => bySleeps(a, b) || byBeds(a, b)
const byPlace: Rule = (a, b) => a.countryOrder - b.countryOrder || byText(a.place, b.place)
const byName: Rule = (a, b) => byText(a.name, b.name) || byRecommendation(a, b) || a.id - b.id

/**
 * Each order is a stable sort of another one, which breaks its ties: the recommended order and that of places sort the
 * alphabetical one, all others the recommended. An order comes after its source.
 */
const sources = new Map<Order, { from?: Order; by: Rule }>([
  ['alphabetically', { by: byName }],
  ['recommended', { from: 'alphabetically', by: byRecommendation }],
  ['location', { from: 'alphabetically', by: byPlace }],
  ['smallest', { from: 'recommended', by: bySize }],
  ['largest', { from: 'recommended', by: (a, b) => bySize(b, a) }],
  ['bedslow', { from: 'recommended', by: byBeds }],
  ['bedshigh', { from: 'recommended', by: (a, b) => byBeds(b, a) }],
  ['sleepslow', { from: 'recommended', by: bySleeps }],
  ['sleepshigh', { from: 'recommended', by: (a, b) => bySleeps(b, a) }],
])

/** Compares two villas in an order; never 0 for different villas. */
function follow(order: Order, a: Entry, b: Entry): number {
  const { by, from } = sources.get(order) as { from?: Order; by: Rule }
  return by(a, b) || (from ? follow(from, a, b) : 0)
}

/** Whether two states of a villa have the same position in every order. */
export function sameOrder(before: SearchVilla, after: SearchVilla): boolean {
  const [a, b] = [entryOf(before, 0), entryOf(after, 0)]
  return [byName, bySize, byPlace].every(rule => rule(a, b) === 0)
}

/** More cents than any stay costs, few enough to combine with a rank in one number. */
const beyondPrices = 2 ** 33

/** Villas per slice: their sort keys take about half a millisecond. */
const slotsOfSlice = 256

interface Ranking {
  /** The slots in their order. */
  slots: Uint32Array
  /** The rank of each slot. */
  ranks: Uint32Array
}

/** Villas in every order, sorted when the index is built; additions, removals and changes shift the others. */
export class SortOrders {
  readonly #villas: readonly (SearchVilla | undefined)[]
  readonly #rankings = new Map<Order, Ranking>()
  #number = 0
  #room: Uint32Array
  #places: BitSet

  /** For villas by slot; slots may be empty. */
  constructor(villas: readonly (SearchVilla | undefined)[]) {
    this.#villas = villas
    this.#places = createBitSet(villas.length)
    const [room, ...lists] = allocateContiguous(1 + 2 * sources.size, villas.length)
    this.#room = room as Uint32Array
    for (const order of sources.keys()) {
      this.#rankings.set(order, { slots: lists.pop() as Uint32Array, ranks: lists.pop() as Uint32Array })
    }
  }

  /** Makes room for slots below `size`. */
  grow(size: number): void {
    this.#room = new Uint32Array(size)
    this.#places = createBitSet(size)
    for (const ranking of this.#rankings.values()) {
      ranking.slots = resized(ranking.slots, size)
      ranking.ranks = resized(ranking.ranks, size)
    }
  }

  /** Sorts all villas, in slices. */
  *sort(): Generator<undefined, void> {
    const entries: Entry[] = []
    for (const [slot, villa] of this.#villas.entries()) {
      if (villa) entries.push(entryOf(villa, slot))
      if (slot % slotsOfSlice === 0) yield
    }
    this.#number = entries.length
    const sorted = new Map<Order | undefined, Entry[]>([[undefined, entries]])
    for (const [order, { from, by }] of sources) {
      const inOrder = yield* sortInSlices(sorted.get(from) as Entry[], by)
      sorted.set(order, inOrder)
      const { slots, ranks } = this.#ranking(order)
      for (const [place, { slot }] of inOrder.entries()) {
        slots[place] = slot
        ranks[slot] = place
      }
      yield
    }
  }

  /** Inserts a new villa at its rank. */
  add(slot: number): void {
    for (const [order, ranking] of this.#rankings) {
      const place = this.#placeFor(order, ranking, slot)
      ranking.slots.copyWithin(place + 1, place, this.#number)
      ranking.slots[place] = slot
      renumber(ranking, place, this.#number + 1)
    }
    this.#number++
  }

  /** Removes a villa that leaves, or moves. */
  remove(slot: number): void {
    this.#number--
    for (const ranking of this.#rankings.values()) {
      const place = ranking.ranks[slot] as number
      ranking.slots.copyWithin(place, place + 1, this.#number + 1)
      renumber(ranking, place, this.#number)
    }
  }

  #placeFor(order: Order, { slots }: Ranking, slot: number): number {
    const entry = this.#entry(slot)
    let [low, high] = [0, this.#number]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (follow(order, this.#entry(slots[middle] as number), entry) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #entry(slot: number): Entry {
    return entryOf(this.#villas[slot] as SearchVilla, slot)
  }

  /** A page of a set in an order: `limit` slots after skipping some. `found` is the size of the set. */
  page(set: BitSet, found: number, order: Order, skip: number, limit: number): number[] {
    const { slots, ranks } = this.#ranking(order)
    const wanted = Math.min(found, skip + limit)
    if (wanted <= skip) return []

    if (found * 16 > slots.length) {
      // For a large set, walking down the order soon finds enough.
      const met: number[] = []
      for (let place = 0; met.length < wanted && place < this.#number; place++) {
        const slot = slots[place] as number
        if (has(set, slot)) met.push(slot)
      }
      return met.slice(skip)
    }
    // For a small set, convert the slots to a set of ranks, which is read in order.
    const places = this.#places.fill(0)
    for (const slot of toArray(set, this.#room)) add(places, ranks[slot] as number)
    return Array.from(toArray(places, this.#room, wanted).subarray(skip, wanted), place => slots[place] as number)
  }

  /** The same by price in cents, -1 where there is none: such villas come last in either direction. */
  pageByPrice(set: BitSet, price: (slot: number) => number, sort: PriceSort, skip: number, limit: number): number[] {
    const { slots, ranks } = this.#ranking('recommended')
    const keyOf = (slot: number) => {
      const cents = price(slot)
      const key = cents < 0 ? beyondPrices : sort === 'pricelow' ? cents : beyondPrices - 1 - cents
      // Price and recommended rank in one number, so that plain numbers are sorted.
      return key * ranks.length + (ranks[slot] as number)
    }
    const keys = smallestKeys(toArray(set, this.#room), keyOf, skip + limit)
    return keys.slice(skip).map(key => slots[key % ranks.length] as number)
  }

  #ranking(order: Order): Ranking {
    return this.#rankings.get(order) as Ranking
  }
}

/** Updates the ranks of the slots from one place up to, and without, another. */
function renumber({ slots, ranks }: Ranking, from: number, end: number): void {
  for (let place = from; place < end; place++) ranks[slots[place] as number] = place
}

/**
 * The `wanted` smallest keys of the slots, in order; keys are unique. Whenever twice as many have gathered, the larger
 * half is dropped, so that only the page of a large set is sorted.
 */
function smallestKeys(slots: Uint32Array, keyOf: (slot: number) => number, wanted: number): number[] {
  const keys = new Float64Array(Math.min(2 * wanted, slots.length))
  let gathered = 0
  let bound = Infinity
  for (const slot of slots) {
    const key = keyOf(slot)
    if (key >= bound) continue
    if (gathered === keys.length) {
      keys.sort()
      bound = keys[wanted - 1] as number
      gathered = wanted
      if (key >= bound) continue
    }
    keys[gathered++] = key
  }
  return Array.from(keys.subarray(0, gathered).sort().subarray(0, wanted))
}
