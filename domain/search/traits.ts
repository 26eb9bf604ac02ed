import { type Audience, hiddenFrom } from '#domain/audience'
import { type Bits, emptyBits, KeyedBits, subtract, unite } from '#domain/search/bits'
import type { SearchQuery } from '#domain/search/query'
import type { SearchVilla } from '#domain/search/villa'

const audiences: readonly Audience[] = ['default', 'it', 'gr']

/** Villas with more bedrooms or guests than this are found as if they had so many. */
const mostCounted = 250

/** What villas are, whatever the dates: for each trait that a search can ask for, the set of the villas that have it. */
export class Traits {
  readonly #regions: KeyedBits<number>
  readonly #subRegions: KeyedBits<number>
  readonly #regionOf: Map<number, number>
  readonly #amenityGroups: KeyedBits<number>
  /** By number: the villas with at least so many. */
  readonly #beds: KeyedBits<number>
  readonly #sleeps: KeyedBits<number>
  readonly #exquisite: Bits
  readonly #visibleTo: KeyedBits<Audience>
  readonly #places: Bits

  /** For villas in slots below `size`; `regionOf` tells the regions of sub-regions and learns those of the villas. */
  constructor(size: number, regionOf: Map<number, number>) {
    this.#regionOf = regionOf
    this.#regions = new KeyedBits(size)
    this.#subRegions = new KeyedBits(size)
    this.#amenityGroups = new KeyedBits(size)
    this.#beds = new KeyedBits(size)
    this.#sleeps = new KeyedBits(size)
    this.#visibleTo = new KeyedBits(size)
    this.#exquisite = emptyBits(size)
    this.#places = emptyBits(size)
  }
}
