/** The party (SPEC A3). `people` counts the occupied places; the first two infants occupy none (SPEC A5). */
export interface Guests {
  people: number
  adults: number
  children: number
  infants: number
}

export type GuestCounter = 'adults' | 'children' | 'infants'

/** Maximums of SPEC A5 and A9. Adults and children share one. */
export const maximumPeople = 50
export const maximumInfants = 4
export const infantsWithoutPlace = 2
/** The most places that a party can occupy: the maximum of the counters, and of their parsers. */
export const maximumPlaces = maximumPeople + maximumInfants - infantsWithoutPlace

/** No party chosen yet. */
export const noGuests: Guests = { people: 0, adults: 0, children: 0, infants: 0 }

/** The default party: prices that depend on the party are shown for two. */
export const usualParty: Guests = { people: 2, adults: 2, children: 0, infants: 0 }

/** The places that a party occupies: adults, children, and the infants beyond the second. */
export const peopleOf = ({ adults, children, infants }: Omit<Guests, 'people'>): number =>
  adults + children + Math.max(0, infants - infantsWithoutPlace)

const clamp = (count: number, most: number) => Math.min(Math.max(0, Math.trunc(count) || 0), most)

/** The nearest valid party: within the maximums, and with an adult beside any child or infant. */
function admit(party: Record<GuestCounter, number>): Guests {
  const infants = clamp(party.infants, maximumInfants)
  const alone = party.adults < 1 && (party.children >= 1 || infants > 0)
  const adults = alone ? 1 : clamp(party.adults, maximumPeople)
  const children = clamp(party.children, maximumPeople - adults)
  return { people: peopleOf({ adults, children, infants }), adults, children, infants }
}

/**
 * Changes a counter by `by` and recomputes people (SPEC A4 and A5). A counter stops at its limit: adults and children
 * at 50 less the other, infants at 4. Adding a child or an infant without an adult adds an adult.
 */
export function changeGuestCount(guests: Guests, counter: GuestCounter, by: number): Guests {
  const others = { adults: guests.children, children: guests.adults, infants: 0 }[counter]
  const most = counter === 'infants' ? maximumInfants : maximumPeople - others
  return admit({ ...guests, [counter]: clamp(guests[counter] + by, most) })
}

/** The bounds of a counter: children and infants need an adult. */
export const counterBounds = (counter: GuestCounter, { adults, children, infants }: Guests) =>
  ({
    adults: { min: children + infants > 0 ? 1 : 0, max: maximumPeople - children },
    children: { min: 0, max: maximumPeople - adults },
    infants: { min: 0, max: maximumInfants },
  })[counter]

const read = (value: string | number | null | undefined) => {
  const text = String(value ?? '').trim()
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

/** A party of adults; places beyond the most adults are infants. */
const allAdults = (people: number) => ({
  adults: Math.min(people, maximumPeople),
  children: 0,
  infants: people > maximumPeople ? people - maximumPeople + infantsWithoutPlace : 0,
})

/** The party, where `people` alone does not determine it: they are not all adults. */
export function describesParty({ people, ...party }: Guests): Omit<Guests, 'people'> | undefined {
  const { adults, children, infants } = parseGuests({ people })
  const isUsual = party.adults === adults && party.children === children && party.infants === infants
  return isUsual ? undefined : party
}

/**
 * Parses guests from an address or cookies; missing or malformed members count as 0. Where `people` differs from the
 * sum of the counters, `people` wins and all are adults: addresses have `people` alone.
 */
export function parseGuests(given: { [counter in keyof Guests]?: string | number | null | undefined }): Guests {
  const people = read(given.people)
  const guests = admit({ adults: read(given.adults), children: read(given.children), infants: read(given.infants) })
  return people === 0 || people === guests.people ? guests : admit(allAdults(people))
}
