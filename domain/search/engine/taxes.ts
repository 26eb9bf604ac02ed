import type { TaxTerms } from '#domain/booking/tax/tax-rules'
import {
  nightCents,
  ruleOn,
  type TaxedNights,
  type TaxParty,
  taxedGuests,
  taxedHeads,
  taxedNights,
} from '#domain/booking/tax/tourist-tax'
import type { Day } from '#domain/calendar/day'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { resized } from '#domain/search/engine/bit-set'

/** Rules resolved for a party and a stay: the same for all villas with these rules. */
interface Meaning {
  /** The tax in cents, where it does not depend on the price of the stay. */
  fixed: number | undefined
  parts: readonly TaxedNights[]
  heads: number
  nights: number
}

const untaxed: Meaning = { fixed: 0, parts: [], heads: 0, nights: 1 }

/**
 * The tourist tax of villas by slot. Few rules cover many villas, and a search has few stays: rules are resolved once
 * per stay, and a villa's tax is then a multiplication or two.
 */
export class Taxes {
  readonly #lists: (readonly TaxTerms[])[] = []
  /** By slot: the number of its rules, from 1; 0 where there are none. */
  #listOf: Uint32Array
  #party: TaxParty = { adults: 0, children: 0 }
  #today: Day = ''
  #guests = 0
  /** By stay, then by number of the rules. */
  #meanings = new Map<Stay, Meaning[]>()
  // The entry of the latest stay.
  #stay: Stay | undefined
  #ofStay: Meaning[] = []

  /** For villas in slots below `size`. */
  constructor(size: number) {
    this.#listOf = new Uint32Array(size)
  }

  /** Makes room for slots below `size`. */
  grow(size: number): void {
    this.#listOf = resized(this.#listOf, size)
  }

  /** Sets the tax rules of a villa; lists are compared by identity. */
  write(slot: number, rules: readonly TaxTerms[]): void {
    const known = this.#lists.indexOf(rules)
    this.#listOf[slot] = rules.length === 0 ? 0 : 1 + (known >= 0 ? known : this.#lists.push(rules) - 1)
  }

  /** Sets the party and the day for the following calls. */
  ask(party: TaxParty, today: Day): void {
    this.#party = party
    this.#guests = taxedGuests(party)
    this.#today = today
    this.#meanings = new Map()
    this.#stay = undefined
  }

  #turnTo(stay: Stay): void {
    this.#stay = stay
    this.#ofStay = this.#meanings.get(stay) ?? []
    this.#meanings.set(stay, this.#ofStay)
  }

  #meaningOf(list: number, stay: Stay): Meaning {
    const rule = ruleOn(this.#today, this.#lists[list - 1] ?? [])
    if (!rule) return untaxed
    const parts = taxedNights(rule, stay)
    const heads = taxedHeads(rule, this.#party)
    const isFixed = parts.every(({ rate }) => 'cents' in rate)
    const meaning = { fixed: undefined, parts, heads, nights: nightsOf(stay) }
    return isFixed ? { ...meaning, fixed: this.#sum(meaning, 0) } : meaning
  }

  #sum({ parts, heads, nights }: Meaning, stayCents: number): number {
    const sharing = { stayCents, nights, guests: this.#guests }
    let cents = 0
    for (const part of parts) cents += part.nights * heads * nightCents(part.rate, sharing)
    return cents
  }

  /** The tax of a stay with that price, in cents of EUR. */
  cents(slot: number, stay: Stay, stayCents: number): number {
    const list = this.#listOf[slot] as number
    if (list === 0) return 0
    if (stay !== this.#stay) this.#turnTo(stay)
    let meaning = this.#ofStay[list]
    if (!meaning) {
      meaning = this.#meaningOf(list, stay)
      this.#ofStay[list] = meaning
    }
    return meaning.fixed ?? this.#sum(meaning, stayCents)
  }
}
