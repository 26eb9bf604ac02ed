/** Who travels (section 3). `people` counts those who take a place; the first two infants take none (section 5). */
export interface Guests {
  people: number
  adults: number
  children: number
  infants: number
}

export type GuestCounter = 'adults' | 'children' | 'infants'

/** Caps of sections 5 and 9. Adults and children share one. */
export const maximumPeople = 50
export const maximumInfants = 4
export const freeInfants = 2
/** The most places that a party can take: the counters go so far, and so must what reads them. */
export const maximumPlaces = maximumPeople + maximumInfants - freeInfants

/** Nobody yet: the visitor has not said. */
export const noGuests: Guests = { people: 0, adults: 0, children: 0, infants: 0 }

/** Who has not said how many they are: prices that depend on the party are shown for two. */
export const usualParty: Guests = { people: 2, adults: 2, children: 0, infants: 0 }

/** How many places a party takes: adults, children, and the infants beyond the second. */
export const peopleOf = ({ adults, children, infants }: Omit<Guests, 'people'>): number =>
  adults + children + Math.max(0, infants - freeInfants)

const clamp = (count: number, most: number) => Math.min(Math.max(0, Math.trunc(count) || 0), most)

/** The nearest party that keeps the rules: caps, and an adult with any child or infant. */
function admit(party: Record<GuestCounter, number>): Guests {
  const infants = clamp(party.infants, maximumInfants)
  const alone = party.adults < 1 && (party.children >= 1 || infants > 0)
  const adults = alone ? 1 : clamp(party.adults, maximumPeople)
  const children = clamp(party.children, maximumPeople - adults)
  return { people: peopleOf({ adults, children, infants }), adults, children, infants }
}

/**
 * Changes a counter by so many, up or down, and recomputes people (sections 4 and 5). A counter stops at its limit:
 * adults and children at 50 less the other, infants at 4. Without an adult, a child or an infant brings one.
 */
export function change(guests: Guests, counter: GuestCounter, by: number): Guests {
  const others = { adults: guests.children, children: guests.adults, infants: 0 }[counter]
  const most = counter === 'infants' ? maximumInfants : maximumPeople - others
  return admit({ ...guests, [counter]: clamp(guests[counter] + by, most) })
}

/** Between which numbers a counter of a party moves: an adult stays with children and infants. */
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

/** So many places as adults; those beyond the most adults are infants, who take the others. */
const allAdults = (people: number) => ({
  adults: Math.min(people, maximumPeople),
  children: 0,
  infants: people > maximumPeople ? people - maximumPeople + freeInfants : 0,
})

/** Who travels, where that is more than the number of people says: they are not all adults. */
export function tellingParty({ people, ...party }: Guests): Omit<Guests, 'people'> | undefined {
  const { adults, children, infants } = parseGuests({ people })
  const isUsual = party.adults === adults && party.children === children && party.infants === infants
  return isUsual ? undefined : party
}

/**
 * Reads guests as an address or cookies carry them; what is missing or malformed counts as 0. Where `people` is given
 * and the counters add up to something else, `people` wins and all are adults: addresses carry `people` alone.
 */
export function parseGuests(given: { [counter in keyof Guests]?: string | number | null | undefined }): Guests {
  const people = read(given.people)
  const guests = admit({ adults: read(given.adults), children: read(given.children), infants: read(given.infants) })
  return people === 0 || people === guests.people ? guests : admit(allAdults(people))
}
