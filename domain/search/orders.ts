import { add, type Bits, count, emptyBits, holds, members } from '#domain/search/bits'
import type { SearchQuery, SearchSort } from '#domain/search/query'
import type { SearchVilla } from '#domain/search/villa'

export type PriceSort = 'pricelow' | 'pricehigh'

/** Prices depend on the search; every other order is known beforehand. */
export type Order = Exclude<SearchSort, 'default' | PriceSort> | 'recommended'

/** The order that a search asks for; the default depends on what else it asks (section 4, decision 12). */
export function orderOf({ sort, rooms, people }: Pick<SearchQuery, 'sort' | 'rooms' | 'people'>): Order | PriceSort {
  if (sort !== 'default') return sort
  return rooms ? 'bedslow' : people ? 'sleepslow' : 'recommended'
}

type Rule = (a: SearchVilla, b: SearchVilla) => number

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byRecommendation: Rule = (a, b) => a.sortOrder - b.sortOrder
const byBeds: Rule = (a, b) => a.beds - b.beds
const bySleeps: Rule = (a, b) => a.sleeps - b.sleeps
const bySize: Rule = (a, b) => bySleeps(a, b) || byBeds(a, b)
const byPlace: Rule = (a, b) =>
  a.countryOrder - b.countryOrder ||
  byText(sortable(a.regionName), sortable(b.regionName)) ||
  byText(sortable(a.subRegionName ?? ''), sortable(b.subRegionName ?? ''))

/**
 * Each order is a stable sort of another, so that whatever ties comes as it came there: the alphabetical order is
 * sorted first, the recommended and that of places from it, all others from the recommended.
 */
const sources: Record<Exclude<Order, 'alphabetically'>, { from: Order; by: Rule }> = {
  recommended: { from: 'alphabetically', by: byRecommendation },
  location: { from: 'alphabetically', by: byPlace },
  smallest: { from: 'recommended', by: bySize },
  largest: { from: 'recommended', by: (a, b) => bySize(b, a) },
  bedslow: { from: 'recommended', by: byBeds },
  bedshigh: { from: 'recommended', by: (a, b) => byBeds(b, a) },
  sleepslow: { from: 'recommended', by: bySleeps },
  sleepshigh: { from: 'recommended', by: (a, b) => bySleeps(b, a) },
}

/** Text as it is sorted: without accents and case, the same on every machine. */
const sortable = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const plain = /^[ -~]*$/

/** Whether two states of a villa stand at the same place in every order. */
export const sameOrder = (a: SearchVilla, b: SearchVilla): boolean =>
  a.id === b.id && a.name === b.name && [byRecommendation, bySize, byPlace].every(rule => rule(a, b) === 0)

/** More cents than any stay costs, few enough to leave room for a place beside them in a number. */
const beyondPrices = 2 ** 33

interface Ranking {
  /** The slots in their order. */
  slots: Uint32Array
  /** The place of each slot. */
  ranks: Uint32Array
}

/** Villas in every order, each sorted when it is first asked for and kept. */
export class Orders {
  readonly #villas: readonly (SearchVilla | undefined)[]
  readonly #rankings = new Map<Order, Ranking>()
  readonly #room: Uint32Array
  readonly #places: Bits

  /** For villas by slot; slots may be empty. */
  constructor(villas: readonly (SearchVilla | undefined)[]) {
    this.#villas = villas
    this.#room = new Uint32Array(villas.length)
    this.#places = emptyBits(villas.length)
  }

  /** Forgets every order: villas came, left, or changed what is sorted. */
  forget(): void {
    this.#rankings.clear()
  }

  /** So many slots of a set in an order, after skipping some. */
  page(set: Bits, order: Order, skip: number, limit: number): number[] {
    const { slots, ranks } = this.#ranking(order)
    const found = count(set)
    const wanted = Math.min(found, skip + limit)
    if (wanted <= skip) return []

    if (found * 16 > slots.length) {
      // Of many, a walk down the order soon meets enough.
      const met: number[] = []
      for (let place = 0; met.length < wanted && place < slots.length; place++) {
        const slot = slots[place] as number
        if (holds(set, slot)) met.push(slot)
      }
      return met.slice(skip)
    }
    // A few are written down as a set of their places, which is read in order.
    const places = this.#places.fill(0)
    for (const slot of members(set, this.#room)) add(places, ranks[slot] as number)
    return Array.from(members(places, this.#room, wanted).subarray(skip, wanted), place => slots[place] as number)
  }

  /** The same by price in cents, -1 where there is none: such villas come last, whichever way the order goes. */
  pageByPrice(set: Bits, price: (slot: number) => number, sort: PriceSort, skip: number, limit: number): number[] {
    const { slots, ranks } = this.#ranking('recommended')
    const keyOf = (slot: number) => {
      const cents = price(slot)
      const key = cents < 0 ? beyondPrices : sort === 'pricelow' ? cents : beyondPrices - 1 - cents
      // Price and recommended place in one number, so that plain numbers are sorted.
      return key * ranks.length + (ranks[slot] as number)
    }
    const keys = smallestKeys(members(set, this.#room), keyOf, skip + limit)
    return keys.slice(skip).map(key => slots[key % ranks.length] as number)
  }

  #ranking(order: Order): Ranking {
    const known = this.#rankings.get(order)
    if (known) return known
    const slots = Uint32Array.from(order === 'alphabetically' ? this.#byName() : this.#sorted(sources[order]))
    const ranks = new Uint32Array(this.#villas.length)
    slots.forEach((slot, place) => {
      ranks[slot] = place
    })
    const ranking = { slots, ranks }
    this.#rankings.set(order, ranking)
    return ranking
  }

  #sorted({ from, by }: { from: Order; by: Rule }): number[] {
    const villa = (slot: number) => this.#villas[slot] as SearchVilla
    return Array.from(this.#ranking(from).slots).sort((a, b) => by(villa(a), villa(b)))
  }

  #byName(): number[] {
    const named = this.#villas.flatMap((villa, slot) => (villa ? [{ villa, slot, name: sortable(villa.name) }] : []))
    named.sort((a, b) => byText(a.name, b.name) || byRecommendation(a.villa, b.villa) || a.villa.id - b.villa.id)
    return named.map(({ slot }) => slot)
  }
}

/**
 * The so many smallest keys of the slots, in order; no two are the same. Whenever twice as many are gathered the larger
 * half is dropped, so that of a large set only the page is sorted.
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
