import { type Audience, hiddenFrom } from '#domain/geography/audience'
import { type BitSet, createBitSet, differenceInto, KeyedBitSets } from '#domain/search/engine/bit-set'
import type { SearchVilla } from '#domain/search/engine/villa'
import type { SearchQuery } from '#domain/search/query'

const audiences: readonly Audience[] = ['default', 'it', 'gr']

/** Larger numbers of bedrooms or guests are counted as this. */
const mostCounted = 250

/** Date-independent properties of villas: for each the set of the villas that have it. */
export class FacetIndex {
  readonly #regions: KeyedBitSets<number>
  readonly #subRegions: KeyedBitSets<number>
  readonly #regionOf: Map<number, number>
  readonly #amenityGroups: KeyedBitSets<number>
  /** By number: the villas with at least so many. */
  readonly #beds: KeyedBitSets<number>
  readonly #sleeps: KeyedBitSets<number>
  readonly #rare: KeyedBitSets<'exquisite'>
  readonly #visibleTo: KeyedBitSets<Audience>
  #places: BitSet

  /** For villas in slots below `size`; `regionOf` maps sub-regions to regions, and gains those of the villas. */
  constructor(size: number, regionOf: Map<number, number>) {
    this.#regionOf = regionOf
    this.#regions = new KeyedBitSets(size)
    this.#subRegions = new KeyedBitSets(size)
    this.#amenityGroups = new KeyedBitSets(size)
    this.#beds = new KeyedBitSets(size)
    this.#sleeps = new KeyedBitSets(size)
    this.#visibleTo = new KeyedBitSets(size)
    this.#rare = new KeyedBitSets(size)
    this.#places = createBitSet(size)
  }

  /** Makes room for slots below `size`. */
  grow(size: number): void {
    this.#regions.grow(size)
    this.#subRegions.grow(size)
    this.#amenityGroups.grow(size)
    this.#beds.grow(size)
    this.#sleeps.grow(size)
    this.#visibleTo.grow(size)
    this.#rare.grow(size)
    this.#places = createBitSet(size)
  }

  /** Writes the traits of a villa into an empty slot. */
  write(slot: number, villa: SearchVilla): void {
    this.#regions.add(villa.regionId, slot)
    if (villa.subRegionId !== undefined) {
      this.#subRegions.add(villa.subRegionId, slot)
      this.#regionOf.set(villa.subRegionId, villa.regionId)
    }
    for (const group of villa.amenityGroups) this.#amenityGroups.add(group, slot)
    for (let beds = 1; beds <= Math.min(villa.beds, mostCounted); beds++) this.#beds.add(beds, slot)
    for (let sleeps = 1; sleeps <= Math.min(villa.sleeps, mostCounted); sleeps++) this.#sleeps.add(sleeps, slot)
    if (villa.exquisite) this.#rare.add('exquisite', slot)
    for (const audience of audiences) if (!hiddenFrom(audience, villa)) this.#visibleTo.add(audience, slot)
  }

  /** Empties a slot. */
  erase(slot: number): void {
    this.#regions.take(slot)
    this.#subRegions.take(slot)
    this.#amenityGroups.take(slot)
    this.#beds.take(slot)
    this.#sleeps.take(slot)
    this.#rare.take(slot)
    this.#visibleTo.take(slot)
  }

  /** The sets (at least one) that a villa must be in, the most selective first. Valid until the next call. */
  wanted({ des, subdes, amenities, exquisite, rooms = 0, roomsMost = 0, people = 0, audience }: SearchQuery): BitSet[] {
    const visible = this.#visibleTo.get(audience)
    const sets = amenities.map(group => this.#amenityGroups.get(group))
    if (des.length > 0 || subdes.length > 0) sets.unshift(this.#destination(des, subdes))
    if (exquisite) sets.push(this.#rare.get('exquisite'))
    if (rooms > 0) sets.push(this.#beds.get(Math.ceil(rooms)))
    if (people > 0) sets.push(this.#sleeps.get(Math.ceil(people)))
    if (roomsMost > 0) sets.push(differenceInto(visible.slice(), this.#beds.get(Math.floor(roomsMost) + 1)))
    return [...sets, visible]
  }

  /** Amenity group id → how many villas of a set have one of its amenities. */
  countAmenityGroups(set: BitSet): Map<number, number> {
    return this.#amenityGroups.countShared(set)
  }

  /** The villas of the regions; where sub-regions of a region are named, only theirs (PD-9). */
  #destination(des: readonly number[], subdes: readonly number[]): BitSet {
    const villas = this.#places.fill(0)
    for (const region of new Set([...des, ...subdes.flatMap(id => this.#regionOf.get(id) ?? [])])) {
      const named = subdes.filter(id => this.#regionOf.get(id) === region)
      if (named.length === 0) this.#regions.uniteInto(villas, region)
      else for (const id of named) this.#subRegions.uniteInto(villas, id)
    }
    return villas
  }
}
