import type { TaxRule } from '#domain/booking/tax-rules'
import {
  nightCents,
  ruleOn,
  type TaxedNights,
  type TaxParty,
  taxedGuests,
  taxedHeads,
  taxedNights,
} from '#domain/booking/tourist-tax'
import type { Day } from '#domain/day'
import { grown } from '#domain/search/bits'
import { nightsOf, type Stay } from '#domain/stay'

/** What a rule means for a party and a stay: the same for all villas that follow it. */
interface Meaning {
  parts: readonly TaxedNights[]
  heads: number
  nights: number
}

/**
 * The tourist tax of villas by slot. Few rules hold for many villas, and a search asks for few stays: what a rule means
 * for a stay is found once, and a villa's tax is then a multiplication or two.
 */
export class Taxes {
  readonly #lists: (readonly TaxRule[])[] = []
  /** By slot: the number of its rules, from 1; 0 where there are none. */
  #listOf: Uint32Array
  #party: TaxParty = { adults: 0, children: 0 }
  #today: Day = ''
  #meanings = new Map<Stay, Map<number, Meaning | undefined>>()

  /** For villas in slots below `size`. */
  constructor(size: number) {
    this.#listOf = new Uint32Array(size)
  }

  /** Makes room for slots below `size`. */
  grow(size: number): void {
    this.#listOf = grown(this.#listOf, size)
  }

  /** Writes by which rules a villa is taxed; lists are told apart by identity. */
  write(slot: number, rules: readonly TaxRule[]): void {
    const known = this.#lists.indexOf(rules)
    this.#listOf[slot] = rules.length === 0 ? 0 : 1 + (known >= 0 ? known : this.#lists.push(rules) - 1)
  }

  /** For whom and on which day is asked from here on. */
  ask(party: TaxParty, today: Day): void {
    this.#party = party
    this.#today = today
    this.#meanings = new Map()
  }

  #meaning(list: number, stay: Stay): Meaning | undefined {
    let ofStay = this.#meanings.get(stay)
    if (!ofStay) {
      ofStay = new Map()
      this.#meanings.set(stay, ofStay)
    }
    if (ofStay.has(list)) return ofStay.get(list)
    const rule = ruleOn(this.#today, this.#lists[list - 1] ?? [])
    const meaning = rule && {
      parts: taxedNights(rule, stay),
      heads: taxedHeads(rule, this.#party),
      nights: nightsOf(stay),
    }
    ofStay.set(list, meaning)
    return meaning
  }

  /** The tax of a stay that costs so much, in cents of EUR. */
  cents(slot: number, stay: Stay, stayCents: number): number {
    const list = this.#listOf[slot] as number
    const meaning = list > 0 ? this.#meaning(list, stay) : undefined
    if (!meaning) return 0
    const sharing = { stayCents, nights: meaning.nights, guests: taxedGuests(this.#party) }
    let cents = 0
    for (const { nights, rate } of meaning.parts) cents += nights * meaning.heads * nightCents(rate, sharing)
    return cents
  }
}
