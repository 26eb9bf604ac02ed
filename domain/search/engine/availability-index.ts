import { addDays, type Day, dayNumber } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { add, type BitSet, createBitSet, createBitSets, has, remove, resized } from '#domain/search/engine/bit-set'
import type { SearchVilla } from '#domain/search/engine/villa'

/** Nights by number, the first published being 0: from `first` up to, and without, `end`. */
export interface NightRange {
  first: number
  end: number
}

interface Option extends NightRange {
  slot: number
  expiresAt: number
}

/**
 * The available villas by night (PD-11, PD-19): for every published night the set of the villas that are vacant, in
 * season and not taken, and the set of those on request.
 *
 * Bookings and blocks are written into the sets. Options are stored separately and subtracted at query time while they
 * live. So an expired option frees its nights by itself, whatever else covers them.
 */
export class AvailabilityIndex {
  /** The number of published nights. */
  readonly length: number
  readonly #origin: number
  /** The numbers of the published days, for fast lookup. */
  readonly #numbers: Map<Day, number>
  #vacant: BitSet[]
  #onRequest: BitSet[]
  #options: Option[] = []

  /** For the nights of the days `from` to `to`, both published, and villas in slots below `size`. */
  constructor(from: Day, to: Day, size: number) {
    this.#origin = dayNumber(from)
    this.length = Math.max(0, dayNumber(to) - this.#origin + 1) || 0
    this.#numbers = new Map(Array.from({ length: this.length }, (_, number) => [addDays(from, number), number]))
    const sets = () => createBitSets(this.length, size)
    this.#vacant = sets()
    this.#onRequest = sets()
  }

  /** Makes room for slots below `size`. */
  grow(size: number): void {
    const { length } = createBitSet(size)
    this.#vacant = this.#vacant.map(set => resized(set, length))
    this.#onRequest = this.#onRequest.map(set => resized(set, length))
  }

  /** A day's number, below 0 before the first published. */
  numberOf(day: Day): number {
    return this.#numbers.get(day) ?? dayNumber(day) - this.#origin
  }

  /** Nights by number; they can lie before the first or after the last published one. */
  numbered(stay: Stay): NightRange {
    return { first: this.numberOf(stay.from), end: this.numberOf(stay.to) }
  }

  /** The nights of a stay, if it has any, all are published and none is before today. */
  find(stay: Stay, today: Day): NightRange | undefined {
    const span = this.numbered(stay)
    const published = span.first >= 0 && span.end <= this.length
    return published && span.first < span.end && stay.from >= today ? span : undefined
  }

  #published(stay: Stay): NightRange {
    const { first, end } = this.numbered(stay)
    return { first: Math.max(0, first), end: Math.min(this.length, end) }
  }

  /** Writes the nights of a villa into an empty slot. */
  write(slot: number, villa: SearchVilla): void {
    for (const season of villa.seasons) {
      const { first, end } = this.#published(season)
      for (let night = first; night < end; night++) {
        add(this.#vacant[night] as BitSet, slot)
        if (season.bookable === 'on-request') add(this.#onRequest[night] as BitSet, slot)
      }
    }
    for (const { kind, expiresAt = 0, ...days } of villa.occupancies) {
      const { first, end } = this.#published(days)
      if (kind === 'option') this.#options.push({ slot, first, end, expiresAt })
      else for (let night = first; night < end; night++) remove(this.#vacant[night] as BitSet, slot)
    }
  }

  /** Empties a slot. */
  erase(slot: number): void {
    for (const set of [...this.#vacant, ...this.#onRequest]) remove(set, slot)
    this.#options = this.#options.filter(option => option.slot !== slot)
  }

  /** One set per night: the villas in season that are neither booked nor blocked. Options are separate. */
  vacant({ first, end }: NightRange): BitSet[] {
    return this.#vacant.slice(first, end)
  }

  /** Removes from a set the villas with an option, live at `now`, on any of the nights. */
  subtractOptions(set: BitSet, { first, end }: NightRange, now: number): void {
    for (const option of this.#options) {
      if (option.first < end && first < option.end && option.expiresAt > now) remove(set, option.slot)
    }
  }

  /** Whether any of the nights is on request. */
  onRequest({ first, end }: NightRange, slot: number): boolean {
    for (let night = first; night < end; night++) if (has(this.#onRequest[night] as BitSet, slot)) return true
    return false
  }
}
