import type { Text } from './language.ts'

/** What guests ask the way to, in the order in which they ask. */
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

/** How one goes to a place near a villa. */
export const waysThere = ['foot', 'car', 'boat', 'car-and-boat'] as const

/** A way of going to a place near a villa. */
export type WayThere = (typeof waysThere)[number]

/** A place near a villa and how long it takes to go there, as the villa's editor knows it. */
export interface NearbyFact {
  kind: NearbyKind
  name: Text
  minutes: number
  by: WayThere
}

/** One arrives through them, however far they are. */
const arrivals: ReadonlySet<NearbyKind> = new Set(['airport', 'port'])

const furthest = 60

/**
 * What is told of a villa's surroundings: kind by kind, what one walks to first, then the nearest; nothing that is further than an hour, but for
 * airports and ports.
 */
export function toldNearby<Fact extends Pick<NearbyFact, 'kind' | 'minutes' | 'by'>>(facts: readonly Fact[]): Fact[] {
  return nearbyKinds.flatMap(kind =>
    facts
      .filter(fact => fact.kind === kind && (fact.minutes <= furthest || arrivals.has(kind)))
      .sort(walkedThenNearest),
  )
}

type Reached = Pick<NearbyFact, 'kind' | 'minutes' | 'by'>

const walkedThenNearest = (a: Reached, b: Reached) =>
  Number(b.by === 'foot') - Number(a.by === 'foot') || a.minutes - b.minutes

/** The first of some kinds that is told: a place that one walks to, or the nearest. */
export const firstOf = <Fact extends Reached>(facts: readonly Fact[], kinds: readonly NearbyKind[]): Fact | undefined =>
  facts.filter(({ kind }) => kinds.includes(kind)).toSorted(walkedThenNearest)[0]
