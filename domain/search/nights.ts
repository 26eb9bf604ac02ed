import { addDays, type Day, dayNumber } from '#domain/day'
import { add, type Bits, emptyBits, emptySets, grown, holds, take } from '#domain/search/bits'
import type { SearchVilla } from '#domain/search/villa'
import type { Stay } from '#domain/stay'

/** Nights as numbers, the first published being 0: from `first` up to, and without, `end`. */
export interface Span {
  first: number
  end: number
}

interface Option extends Span {
  slot: number
  expiresAt: number
}

/**
 * Which villas can be had on which night (PD-11, PD-19): for every published night the set of the villas that are
 * vacant, in season and not taken, and the set of those that must be asked for.
 *
 * Bookings and blocks are written into the sets. Options are not: they are kept aside and subtracted when somebody
 * asks, as long as they live. So an option that expires gives its nights back by itself, whatever else lies on them.
 */
export class Nights {
  /** The number of published nights. */
  readonly length: number
  readonly #origin: number
  /** The numbers of the published days, which are looked up often. */
  readonly #numbers: Map<Day, number>
  #vacant: Bits[]
  #onRequest: Bits[]
  #options: Option[] = []

  /** For the nights of the days `from` to `to`, both published, and villas in slots below `size`. */
  constructor(from: Day, to: Day, size: number) {
    this.#origin = dayNumber(from)
    this.length = Math.max(0, dayNumber(to) - this.#origin + 1) || 0
    this.#numbers = new Map(Array.from({ length: this.length }, (_, number) => [addDays(from, number), number]))
    const sets = () => emptySets(this.length, size)
    this.#vacant = sets()
    this.#onRequest = sets()
  }

  /** Makes room for slots below `size`. */
  grow(size: number): void {
    const { length } = emptyBits(size)
    this.#vacant = this.#vacant.map(set => grown(set, length))
    this.#onRequest = this.#onRequest.map(set => grown(set, length))
  }

  /** A day's number, below 0 before the first published. */
  numberOf(day: Day): number {
    return this.#numbers.get(day) ?? dayNumber(day) - this.#origin
  }

  /** Nights by their numbers, which may lie before the first or after the last published. */
  numbered(stay: Stay): Span {
    return { first: this.numberOf(stay.from), end: this.numberOf(stay.to) }
  }

  /** The nights of a stay, if it has any and all are published and none is before today. */
  find(stay: Stay, today: Day): Span | undefined {
    const span = this.numbered(stay)
    const published = span.first >= 0 && span.end <= this.length
    return published && span.first < span.end && stay.from >= today ? span : undefined
  }

  #published(stay: Stay): Span {
    const { first, end } = this.numbered(stay)
    return { first: Math.max(0, first), end: Math.min(this.length, end) }
  }

  /** Writes the nights of a villa into an empty slot. */
  write(slot: number, villa: SearchVilla): void {
    for (const season of villa.seasons) {
      const { first, end } = this.#published(season)
      for (let night = first; night < end; night++) {
        add(this.#vacant[night] as Bits, slot)
        if (season.bookable === 'on-request') add(this.#onRequest[night] as Bits, slot)
      }
    }
    for (const { kind, expiresAt = 0, ...days } of villa.occupancies) {
      const { first, end } = this.#published(days)
      if (kind === 'option') this.#options.push({ slot, first, end, expiresAt })
      else for (let night = first; night < end; night++) take(this.#vacant[night] as Bits, slot)
    }
  }

  /** Empties a slot. */
  erase(slot: number): void {
    for (const set of [...this.#vacant, ...this.#onRequest]) take(set, slot)
    this.#options = this.#options.filter(option => option.slot !== slot)
  }

  /** One set a night: the villas that are in season and neither booked nor blocked. Options count apart. */
  vacant({ first, end }: Span): Bits[] {
    return this.#vacant.slice(first, end)
  }

  /** Takes out of a set the villas with an option, alive at the moment `now`, on any of the nights. */
  subtractOptions(set: Bits, { first, end }: Span, now: number): void {
    for (const option of this.#options) {
      if (option.first < end && first < option.end && option.expiresAt > now) take(set, option.slot)
    }
  }

  /** Whether any of the nights has to be asked for. */
  onRequest({ first, end }: Span, slot: number): boolean {
    for (let night = first; night < end; night++) if (holds(this.#onRequest[night] as Bits, slot)) return true
    return false
  }
}
