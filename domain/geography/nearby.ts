import type { Text } from '../text/language.ts'

/** The kinds of places near a villa, in display order. */
export const nearbyKinds = [
  'beach',
  'village',
  'town',
  'restaurant',
  'supermarket',
  'sight',
  'marina',
  'port',
  'airport',
  'hospital',
] as const

/** A kind of place near a villa. */
export type NearbyKind = (typeof nearbyKinds)[number]

/** Ways of reaching a place near a villa. */
export const travelModes = ['foot', 'car', 'boat', 'car-and-boat'] as const

/** A way of going to a place near a villa. */
export type TravelMode = (typeof travelModes)[number]

/** A place near a villa, with the minutes to reach it, as entered by the villa's editor. */
export interface NearbyFact {
  kind: NearbyKind
  name: Text
  minutes: number
  by: TravelMode
}

/** Guests arrive through these, however far they are. */
const arrivals: ReadonlySet<NearbyKind> = new Set(['airport', 'port'])

const furthest = 60

/**
 * The displayed surroundings of a villa: by kind, walking distance first, then the nearest; nothing further than an
 * hour, except airports and ports.
 */
export function selectNearbyFacts<Fact extends Pick<NearbyFact, 'kind' | 'minutes' | 'by'>>(
  facts: readonly Fact[],
): Fact[] {
  return nearbyKinds.flatMap(kind =>
    facts
      .filter(fact => fact.kind === kind && (fact.minutes <= furthest || arrivals.has(kind)))
      .sort(walkedThenNearest),
  )
}

type Reached = Pick<NearbyFact, 'kind' | 'minutes' | 'by'>

const walkedThenNearest = (a: Reached, b: Reached) =>
  Number(b.by === 'foot') - Number(a.by === 'foot') || a.minutes - b.minutes

/** The best fact of some kinds: within walking distance, else the nearest. */
export const firstOf = <Fact extends Reached>(facts: readonly Fact[], kinds: readonly NearbyKind[]): Fact | undefined =>
  facts.filter(({ kind }) => kinds.includes(kind)).toSorted(walkedThenNearest)[0]
