import { satisfiesStayRules } from '#domain/availability/stay-rules'
import type { Stay } from '#domain/calendar/stay'
import { roundCents } from '#domain/pricing/money'
import type { Season, Tier } from '#domain/pricing/season'
import type { NightRange } from '#domain/search/engine/availability-index'

/** Stands for "not let" and "no price" among the cents. */
export const none = -1

/** The parameters of a price query: the party, the nights if any, and the day from which seasons are not past. */
export interface Question {
  rooms: number | undefined
  people: number | undefined
  span: NightRange | undefined
  /** The stay of the nights and the maximum of the terms, where villas' terms must be checked. */
  byTerms?: { stay: Stay; maximumNights: number }
  today: number
}

/**
 * A rate plan that many villas share: their tiers and seasons. Seasons change on the same days for most villas, so
 * there are few plans, and a query is resolved once per plan. Weekly prices are a column-major table with a row per
 * villa and a column per season of each tier: a search that prices many villas reads one or two columns.
 */
export class RatePlan {
  readonly key: string
  readonly #tiers: readonly Tier[]
  readonly #terms: readonly Season[]
  /** In chronological order. */
  readonly #seasons: readonly NightRange[]
  /** The slot of each row. */
  readonly #slots: number[] = []
  #room = 0
  #weeks = new Int32Array(0)
  // The latest query, resolved for this plan.
  #asked: Question | undefined
  #tier = 0
  /** The columns of the seasons that are not past. */
  #living: NightRange = { first: 0, end: 0 }
  /** The seasons that price the nights: where their column begins, and how many nights; undefined without a price. */
  #parts: { start: number; nights: number }[] | undefined
  #keepsTerms = false

  /** `seasons` in chronological order, of any of the villas: a plan ignores prices. `numbered` counts days. */
  constructor(key: string, tiers: readonly Tier[], seasons: readonly Season[], numbered: (stay: Stay) => NightRange) {
    this.key = key
    this.#tiers = tiers
    this.#terms = seasons
    this.#seasons = seasons.map(numbered)
  }

  /** The number of villas with this plan. */
  get size(): number {
    return this.#slots.length
  }

  /** Adds a row for a villa, and returns its number. */
  add(slot: number): number {
    if (this.size === this.#room) this.#widen()
    return this.#slots.push(slot) - 1
  }

  #widen(): void {
    const columns = this.#tiers.length * this.#seasons.length
    const room = this.#room + (this.#room >> 1) + 1
    const weeks = new Int32Array(columns * room)
    for (let column = 0; column < columns; column++) {
      weeks.set(this.#weeks.subarray(column * this.#room, (column + 1) * this.#room), column * room)
    }
    this.#room = room
    this.#weeks = weeks
  }

  /** Writes the weekly prices of a row in cents, tier by tier and season by season. */
  write(row: number, weeks: readonly number[]): void {
    weeks.forEach((week, column) => {
      this.#weeks[column * this.#room + row] = week
    })
  }

  /** Removes a row: the last row takes its place; returns the slot of the moved row. */
  remove(row: number): number {
    const moved = this.#slots.pop() as number
    if (row < this.size) {
      this.#slots[row] = moved
      for (let at = 0; at < this.#weeks.length; at += this.#room)
        this.#weeks.copyWithin(at + row, at + this.size, at + this.size + 1)
    }
    return moved
  }

  /** Resolves a query; the same query again is a no-op. */
  ask(question: Question): void {
    if (this.#asked === question) return
    this.#asked = question
    const seasons = this.#seasons
    this.#tier = tierFor(this.#tiers, question)
    const [first, end] = [this.#tier * seasons.length, (this.#tier + 1) * seasons.length]
    const living = seasons.findIndex(season => season.end > question.today)
    this.#living = { first: living < 0 ? end : first + living, end }
    this.#parts = question.span && this.#partsOf(question.span, first)
    const { byTerms } = question
    this.#keepsTerms = byTerms !== undefined && satisfiesStayRules(byTerms.stay, this.#terms, byTerms)
  }

  #partsOf({ first, end }: NightRange, tier: number) {
    const parts: { start: number; nights: number }[] = []
    let unpriced = end - first
    for (let at = 0; at < this.#seasons.length; at++) {
      const season = this.#seasons[at] as NightRange
      if (season.first >= end) break
      const nights = Math.min(end, season.end) - Math.max(first, season.first)
      if (nights <= 0) continue
      parts.push({ start: (tier + at) * this.#room, nights })
      unpriced -= nights
    }
    // A night without a season has no price.
    return unpriced === 0 ? parts : undefined
  }

  /** Bedrooms and guests of the tier for the party. */
  terms(): Tier {
    const { rooms, sleeps } = this.#tiers[this.#tier] as Tier
    return { rooms, sleeps }
  }

  /** Whether the queried stay complies with changeover days, minimum and maximum stay. */
  keepsTerms(): boolean {
    return this.#keepsTerms
  }

  /**
   * The price of the nights in cents: sevenths of weeks, summed exactly and rounded once; -1 if a night is unavailable.
   */
  stay(row: number): number {
    const parts = this.#parts
    if (!parts) return none
    let sevenths = 0
    for (let i = 0; i < parts.length; i++) {
      const { start, nights } = parts[i] as { start: number; nights: number }
      const week = this.#weeks[start + row] as number
      if (week === none) return none
      sevenths += week * nights
    }
    return roundCents(sevenths / 7)
  }

  /** The cheapest and the dearest week, in cents, in the seasons that are not past; -1 where it is not let. */
  weeks(row: number): { cheapest: number; dearest: number } {
    const { first, end } = this.#living
    let [cheapest, dearest] = [none, none]
    for (let column = first; column < end; column++) {
      const week = this.#weeks[column * this.#room + row] as number
      if (week === none) continue
      if (cheapest === none || week < cheapest) cheapest = week
      if (week > dearest) dearest = week
    }
    return { cheapest, dearest }
  }

  /** Whether the range from the cheapest to the dearest week overlaps that from `least` to `most` (cents). */
  reaches(row: number, least: number, most: number): boolean {
    const { first, end } = this.#living
    let [dearEnough, cheapEnough] = [false, false]
    for (let column = first; column < end; column++) {
      const week = this.#weeks[column * this.#room + row] as number
      if (week === none) continue
      dearEnough ||= week >= least
      cheapEnough ||= week <= most
      if (dearEnough && cheapEnough) return true
    }
    return false
  }
}

/**
 * The tier for a party (PD-10): the larger of the requested bedrooms and the smallest that sleeps the party; with
 * neither, or when none is large enough, the whole villa.
 */
function tierFor(tiers: readonly Tier[], { rooms = 0, people = 0 }: Question): number {
  const last = tiers.length - 1
  if (!(rooms > 0 || people > 0)) return last
  for (let at = 0; at < last; at++) {
    const tier = tiers[at] as Tier
    if (tier.rooms >= rooms && tier.sleeps >= people) return at
  }
  return last
}
