import {
  bedSettings,
  type Diet,
  diets,
  emptyTrip,
  flightDirections,
  type Occasion,
  occasionKinds,
  type TripDetails,
  type TripFlight,
  type TripGuest,
} from './trip-details.ts'

/**
 * Trip details as one text for each field, by which two edits are merged: `arrivalTime`, `flights.<id>.number`,
 * `guests.<slot>.age`, `rooms.<room>.beds`, `diets.<diet>` (`yes`), `occasions.<id>.day`.
 */
export type TripFields = Record<string, string>

const plainFields = ['arrivalTime', 'departureTime', 'arrivalBy', 'departureBy', 'phone', 'notes', 'allergies'] as const
const counts = ['cots', 'highChairs'] as const
const flightFields = ['direction', 'number', 'airport', 'day', 'time'] as const
const guestFields = ['name', 'age', 'room'] as const
const occasionFields = ['kind', 'day', 'note'] as const

/** The fields of details. A row of a list always has all of its fields. */
export function tripFields(details: TripDetails): TripFields {
  const fields: TripFields = {}
  for (const name of plainFields) fields[name] = details[name]
  for (const name of counts) fields[name] = details[name] === 0 ? '' : String(details[name])
  for (const flight of details.flights)
    for (const name of flightFields) fields[`flights.${flight.id}.${name}`] = flight[name]
  for (const guest of details.guests)
    for (const name of guestFields) fields[`guests.${guest.slot}.${name}`] = guest[name]
  for (const { room, beds } of details.rooms) fields[`rooms.${room}.beds`] = beds
  for (const diet of details.diets) fields[`diets.${diet}`] = 'yes'
  for (const occasion of details.occasions)
    for (const name of occasionFields) fields[`occasions.${occasion.id}.${name}`] = occasion[name]
  return fields
}

/** The keys of a list's rows, in the order in which they were added. */
export const rowsOf = (fields: TripFields, list: 'flights' | 'guests' | 'rooms' | 'occasions'): string[] => [
  ...new Set(Object.keys(fields).flatMap(field => (field.startsWith(`${list}.`) ? (field.split('.')[1] ?? []) : []))),
]

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find(value => value === text)

/** The details of fields. Unknown fields are left out; a row whose kind was lost takes the first one. */
export function tripOfFields(fields: TripFields): TripDetails {
  const at = (field: string) => fields[field] ?? ''
  const count = (field: string) => Math.max(0, Math.trunc(Number(at(field))) || 0)
  return {
    ...emptyTrip,
    ...(Object.fromEntries(plainFields.map(name => [name, at(name)])) as Pick<
      TripDetails,
      (typeof plainFields)[number]
    >),
    cots: count('cots'),
    highChairs: count('highChairs'),
    flights: rowsOf(fields, 'flights').map((id): TripFlight => {
      const of = (name: (typeof flightFields)[number]) => at(`flights.${id}.${name}`)
      const direction = oneOf(flightDirections, of('direction')) ?? 'to'
      return { id, direction, number: of('number'), airport: of('airport'), day: of('day'), time: of('time') }
    }),
    guests: rowsOf(fields, 'guests').flatMap((slot): TripGuest[] => {
      const [name, age, room] = guestFields.map(field => at(`guests.${slot}.${field}`)) as [string, string, string]
      return Number(slot) > 0 ? [{ slot: Number(slot), name, age, room }] : []
    }),
    rooms: rowsOf(fields, 'rooms').flatMap(room => {
      const beds = oneOf(bedSettings, at(`rooms.${room}.beds`))
      return beds ? [{ room: Number(room), beds }] : []
    }),
    diets: diets.filter((diet: Diet) => at(`diets.${diet}`) === 'yes'),
    occasions: rowsOf(fields, 'occasions').map((id): Occasion => {
      const kind = oneOf(occasionKinds, at(`occasions.${id}.kind`)) ?? 'other'
      return { id, kind, day: at(`occasions.${id}.day`), note: at(`occasions.${id}.note`) }
    }),
  }
}
