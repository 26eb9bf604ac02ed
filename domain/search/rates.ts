import { roundCents } from '#domain/money'
import { findWeeklyCents } from '#domain/pricing'
import type { Span } from '#domain/search/nights'
import type { SearchVilla } from '#domain/search/villa'
import type { Stay } from '#domain/stay'

/** Stands for "not let" and "no price" among the cents. */
const none = -1

// A block: number of tiers, number of seasons; bedrooms and guests of each tier; first night, end and prices by tier of
// each season.
const head = 2
const tierWidth = 2

/** A villa's tiers and season prices as one row of numbers. */
function blockOf(villa: SearchVilla, numbered: (stay: Stay) => Span): number[] {
  const tiers = villa.tiers.length > 0 ? villa.tiers : [{ rooms: villa.beds, sleeps: villa.sleeps }]
  return [
    tiers.length,
    villa.seasons.length,
    ...tiers.flatMap(({ rooms, sleeps }) => [rooms, sleeps]),
    ...villa.seasons
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .flatMap(season => {
        const { first, end } = numbered(season)
        return [first, end, ...tiers.map((_, tier) => findWeeklyCents(season, tier) ?? none)]
      }),
  ]
}

/**
 * What the villas cost (decisions 10, 20). The terms of one villa lie together in one block of a common pool of
 * 32-bit numbers, so that pricing a stay touches one or two cache lines and no object.
 */
export class Rates {
  #pool = new Int32Array(1024)
  #end = 0
  readonly #starts: Int32Array
  readonly #lengths: Int32Array
  readonly #numbered: (stay: Stay) => Span

  /** For villas in slots below `size`; `numbered` counts days from the first published. */
  constructor(size: number, numbered: (stay: Stay) => Span) {
    this.#starts = new Int32Array(size)
    this.#lengths = new Int32Array(size)
    this.#numbered = numbered
  }

  /** Writes the terms of a villa into a slot, over what was there. */
  write(slot: number, villa: SearchVilla): void {
    const block = blockOf(villa, this.#numbered)
    if (this.#lengths[slot] !== block.length) {
      this.erase(slot)
      if (this.#end + block.length > this.#pool.length) this.#move(block.length)
      this.#starts[slot] = this.#end
      this.#lengths[slot] = block.length
      this.#end += block.length
    }
    this.#pool.set(block, this.#starts[slot])
  }

  /** Gives up a slot's block; its place is won back when the pool moves. */
  erase(slot: number): void {
    this.#lengths[slot] = 0
  }

  /** A full pool moves its living blocks, close together, into one with a quarter to spare. */
  #move(wanted: number): void {
    const living = this.#lengths.reduce((sum, length) => sum + length, wanted)
    const pool = new Int32Array(Math.ceil(living * 1.25))
    let end = 0
    this.#lengths.forEach((length, slot) => {
      const start = this.#starts[slot] as number
      pool.set(this.#pool.subarray(start, start + length), end)
      this.#starts[slot] = end
      end += length
    })
    this.#pool = pool
    this.#end = end
  }

  /**
   * The tier that a party is priced for (decision 10): the larger of the bedrooms asked for and the smallest that
   * sleeps the party; with neither, or when none is large enough, the whole villa. Counted from 0.
   */
  tier(slot: number, rooms = 0, people = 0): number {
    const start = this.#starts[slot] as number
    const last = (this.#pool[start] as number) - 1
    if (!(rooms > 0 || people > 0)) return last
    for (let tier = 0; tier < last; tier++) {
      const at = start + head + tier * tierWidth
      const small = (this.#pool[at] as number) < rooms || (this.#pool[at + 1] as number) < people
      if (!small) return tier
    }
    return last
  }

  /** Bedrooms and guests of a tier. */
  terms(slot: number, tier: number): { rooms: number; sleeps: number } {
    const at = (this.#starts[slot] as number) + head + tier * tierWidth
    return { rooms: this.#pool[at] as number, sleeps: this.#pool[at + 1] as number }
  }

  /** The cheapest week of a tier, in cents, in the seasons that are not past; -1 where it is not let. */
  cheapestWeek(slot: number, tier: number, today: number): number {
    return this.#week(slot, tier, today, false)
  }

  /** The dearest week of a tier, in cents, in the seasons that are not past; -1 where it is not let. */
  dearestWeek(slot: number, tier: number, today: number): number {
    return this.#week(slot, tier, today, true)
  }

  #week(slot: number, tier: number, today: number, dearest: boolean): number {
    const pool = this.#pool
    const start = this.#starts[slot] as number
    const tiers = pool[start] as number
    const width = 2 + tiers
    let at = start + head + tiers * tierWidth
    let found = none
    for (let season = pool[start + 1] as number; season > 0; season--, at += width) {
      const week = pool[at + 2 + tier] as number
      if (week === none || (pool[at + 1] as number) <= today) continue
      if (found === none || (dearest ? week > found : week < found)) found = week
    }
    return found
  }

  /** Whether the span from the cheapest to the dearest week meets the one from `least` to `most` (cents). */
  reaches(slot: number, tier: number, today: number, least: number, most: number): boolean {
    const pool = this.#pool
    const start = this.#starts[slot] as number
    const tiers = pool[start] as number
    const width = 2 + tiers
    let at = start + head + tiers * tierWidth
    let [dearEnough, cheapEnough] = [false, false]
    for (let season = pool[start + 1] as number; season > 0; season--, at += width) {
      const week = pool[at + 2 + tier] as number
      if (week === none || (pool[at + 1] as number) <= today) continue
      dearEnough ||= week >= least
      cheapEnough ||= week <= most
      if (dearEnough && cheapEnough) return true
    }
    return false
  }

  /** What the nights cost in cents: sevenths of weeks, summed exactly and rounded once; -1 if one cannot be had. */
  stay(slot: number, tier: number, { first, end }: Span): number {
    const pool = this.#pool
    const start = this.#starts[slot] as number
    const tiers = pool[start] as number
    const width = 2 + tiers
    let at = start + head + tiers * tierWidth
    let sevenths = 0
    let unpriced = end - first
    for (let season = pool[start + 1] as number; season > 0 && unpriced > 0; season--, at += width) {
      if ((pool[at + 1] as number) <= first) continue
      const nights = Math.min(end, pool[at + 1] as number) - Math.max(first, pool[at] as number)
      const week = pool[at + 2 + tier] as number
      if (nights <= 0 || week === none) return none
      sevenths += week * nights
      unpriced -= nights
    }
    return unpriced === 0 ? roundCents(sevenths / 7) : none
  }
}
