import type { Stay } from '#domain/calendar/stay'
import { findWeeklyCents } from '#domain/pricing/pricing'
import type { Season, Tier } from '#domain/pricing/season'
import type { NightRange } from '#domain/search/engine/availability-index'
import { resized } from '#domain/search/engine/bit-set'
import { none, type Question, RatePlan } from '#domain/search/engine/rate-plan'
import type { SearchVilla } from '#domain/search/engine/villa'

/** The prices of villas (PD-10, PD-20): the rate plan of each, and its row in it. */
export class Rates {
  readonly #plans: (RatePlan | undefined)[] = [undefined]
  readonly #numbers = new Map<string, number>()
  readonly #unused: number[] = []
  /** By slot: the number of its plan, 0 where there is none, and the row. */
  #planOf: Uint32Array
  #rowOf: Uint32Array
  readonly #numbered: (stay: Stay) => NightRange
  #question: Question = { rooms: undefined, people: undefined, span: undefined, today: 0 }

  /** For villas in slots below `size`; `numbered` counts days from the first published. */
  constructor(size: number, numbered: (stay: Stay) => NightRange) {
    this.#planOf = new Uint32Array(size)
    this.#rowOf = new Uint32Array(size)
    this.#numbered = numbered
  }

  /** Makes room for slots below `size`. */
  grow(size: number): void {
    this.#planOf = resized(this.#planOf, size)
    this.#rowOf = resized(this.#rowOf, size)
  }

  /** Writes the prices of a villa into a slot, replacing the previous ones. */
  write(slot: number, villa: SearchVilla): void {
    const tiers = villa.tiers.length > 0 ? villa.tiers : [{ rooms: villa.beds, sleeps: villa.sleeps }]
    const seasons = villa.seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1))
    const plan = this.#follow(slot, tiers, seasons)
    const weeks = tiers.flatMap((_, tier) => seasons.map(season => findWeeklyCents(season, tier) ?? none))
    plan.write(this.#rowOf[slot] as number, weeks)
  }

  #follow(slot: number, tiers: readonly Tier[], seasons: readonly Season[]): RatePlan {
    const key = [...tiers.map(({ rooms, sleeps }) => `${rooms}/${sleeps}`), ...seasons.map(termsOf)].join()
    const before = this.#plans[this.#planOf[slot] as number]
    if (before?.key === key) return before
    this.erase(slot)
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.#unused.pop() ?? this.#plans.length
      this.#numbers.set(key, number)
      this.#plans[number] = new RatePlan(key, tiers, seasons, this.#numbered)
    }
    const plan = this.#plans[number] as RatePlan
    this.#planOf[slot] = number
    this.#rowOf[slot] = plan.add(slot)
    return plan
  }

  /** Empties a slot. */
  erase(slot: number): void {
    const number = this.#planOf[slot] as number
    const plan = this.#plans[number]
    if (!plan) return
    const row = this.#rowOf[slot] as number
    this.#rowOf[plan.remove(row)] = row
    this.#planOf[slot] = 0
    if (plan.size > 0) return
    this.#numbers.delete(plan.key)
    this.#plans[number] = undefined
    this.#unused.push(number)
  }

  /** Sets the query for the following calls. */
  ask(question: Question): void {
    this.#question = question
  }

  /** The plan of a villa, with the query resolved. */
  #plan(slot: number): RatePlan {
    const plan = this.#plans[this.#planOf[slot] as number] as RatePlan
    plan.ask(this.#question)
    return plan
  }

  /** Bedrooms and guests of the tier for the party. */
  terms(slot: number): Tier {
    return this.#plan(slot).terms()
  }

  /** Whether the stay complies with the villa's changeover days, minimum and maximum stay. */
  keepsTerms(slot: number): boolean {
    return this.#plan(slot).keepsTerms()
  }

  /** The price of the stay in cents; -1 where it is unavailable. */
  stay(slot: number): number {
    return this.#plan(slot).stay(this.#rowOf[slot] as number)
  }

  /** The cheapest and the dearest week of the tier, in cents, in the seasons that are not past; -1 where it is not let. */
  weeks(slot: number): { cheapest: number; dearest: number } {
    return this.#plan(slot).weeks(this.#rowOf[slot] as number)
  }

  /** Whether the range from the cheapest to the dearest week overlaps that from `least` to `most` (cents). */
  reaches(slot: number, least: number, most: number): boolean {
    return this.#plan(slot).reaches(this.#rowOf[slot] as number, least, most)
  }
}

/** The part of a season that villas share: all but its prices and booking mode. */
const termsOf = ({ from, to, changeover, minimumNights }: Season) =>
  `${from}${to}${changeover.join('')}/${minimumNights}`
