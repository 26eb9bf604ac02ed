/** The kinds of guests in a booked party. */
export const guestKinds = ['adult', 'child', 'infant'] as const
export type GuestKind = (typeof guestKinds)[number]

/** The ages, in whole years on arrival, at which a guest counts as a child and as an adult. */
const childFrom = 2
const adultFrom = 18

/** A guest whose name or age another page of the booking knows; slots begin at 1. */
export interface KnownGuest {
  slot: number
  name: string
  /** Whole years on the day of arrival; null where the date of birth is unknown. */
  age: number | null
}

/** One place of the booked party, with what is known of its guest. */
export interface PartyGuest extends KnownGuest {
  kind: GuestKind
}

const kindOfAge = (age: number): GuestKind => (age < childFrom ? 'infant' : age < adultFrom ? 'child' : 'adult')

/**
 * Lists the places of a party. A guest of known age is of the kind of that age; the others share the kinds that are
 * left of the booked numbers, adults first.
 */
export function partyGuests(
  { adults, children, infants }: { adults: number; children: number; infants: number },
  known: readonly KnownGuest[],
): PartyGuest[] {
  const size = adults + children + infants
  const left: Record<GuestKind, number> = { adult: adults, child: children, infant: infants }
  const knownAt = new Map(known.map(guest => [guest.slot, guest]))
  const places = Array.from({ length: size }, (_, at): KnownGuest & { kind?: GuestKind } => {
    const guest = knownAt.get(at + 1) ?? { slot: at + 1, name: '', age: null }
    return guest.age === null ? guest : { ...guest, kind: kindOfAge(guest.age) }
  })
  for (const { kind } of places) if (kind) left[kind] -= 1
  return places.map(place => {
    const kind = place.kind ?? guestKinds.find(one => left[one] > 0) ?? 'adult'
    if (!place.kind) left[kind] -= 1
    return { ...place, kind }
  })
}
