import type { TaxParty } from '#domain/booking/tax/tourist-tax'

/** The ages at which guests count as children and as adults of a party. */
const [childAge, adultAge] = [3, 13] as const

/** A party of adults and of younger guests by their ages, for a tax that guests under an age do not pay. */
export function partyOfAges(adults: number, ages: readonly number[], exemptUnder = 0): TaxParty & { infants: number } {
  const count = (isMeant: (age: number) => boolean) => ages.filter(isMeant).length
  return {
    adults: adults + count(age => age >= adultAge),
    children: count(age => age >= childAge && age < adultAge),
    infants: count(age => age < childAge),
    young: count(age => age >= childAge && age < exemptUnder),
  }
}

/** Parses ages such as `8, 8, 2`; undefined for anything else. */
export function parseAges(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const ages = parts.map(Number)
  return parts.length <= 30 && parts.every(part => /^\d{1,2}$/.test(part)) ? ages : undefined
}
