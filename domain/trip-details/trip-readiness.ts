import { addDays, parseDay } from '#domain/calendar/day'
import { isTimeOfDay } from '#domain/calendar/local-time'
import type { PartyGuest } from './party.ts'
import type { TripDetails, TripFacts, TripFlight } from './trip-details.ts'

/** Faults of a field: `outside` is a day far from the stay. */
export const tripFaultCodes = ['invalid', 'outside'] as const
export type TripFault = (typeof tripFaultCodes)[number]

export const tripReadinessStates = ['empty', 'incomplete', 'ready'] as const
export type TripReadiness = (typeof tripReadinessStates)[number]

/** Days before arrival and after departure on which guests of the stay can still travel. */
const travelDays = 3
/** The oldest guest, in years. */
const maxAge = 120

/** Two letters or digits of the airline, a third letter for some, and one to four digits. */
const flightNumber = /^(?=.{0,2}[A-Z])[A-Z0-9]{2}[A-Z]?\d{1,4}[A-Z]?$/

const timeFault = (time: string): TripFault | undefined => (time === '' || isTimeOfDay(time) ? undefined : 'invalid')

function dayFault(text: string, { arrival, departure }: TripFacts): TripFault | undefined {
  if (text === '') return undefined
  const day = parseDay(text)
  if (day !== text) return 'invalid'
  return day < addDays(arrival, -travelDays) || day > addDays(departure, travelDays) ? 'outside' : undefined
}

const flightFaults = ({ id, number, day, time }: TripFlight, facts: TripFacts) => ({
  [`flights.${id}.number`]: number === '' || flightNumber.test(number) ? undefined : ('invalid' as const),
  [`flights.${id}.day`]: dayFault(day, facts),
  [`flights.${id}.time`]: timeFault(time),
})

const roomFault = (room: string, bedrooms: number): TripFault | undefined =>
  room === '' || (/^[1-9]\d?$/.test(room) && Number(room) <= bedrooms) ? undefined : 'invalid'

const ageFault = (age: string): TripFault | undefined =>
  age === '' || (/^\d{1,3}$/.test(age) && Number(age) <= maxAge) ? undefined : 'invalid'

/** Lists what is wrong, by field (see `TripFields`). Details with faults are stored as a draft. */
export function tripFaults(details: TripDetails, facts: TripFacts): Record<string, TripFault> {
  const faults: Record<string, TripFault | undefined> = {
    arrivalTime: timeFault(details.arrivalTime),
    departureTime: timeFault(details.departureTime),
    phone: details.phone === '' || /^\+\d{6,15}$/.test(details.phone.replaceAll(' ', '')) ? undefined : 'invalid',
  }
  for (const flight of details.flights) Object.assign(faults, flightFaults(flight, facts))
  for (const { slot, age, room } of details.guests) {
    faults[`guests.${slot}.age`] = ageFault(age)
    faults[`guests.${slot}.room`] = roomFault(room, facts.bedrooms)
  }
  for (const { id, day } of details.occasions) faults[`occasions.${id}.day`] = dayFault(day, facts)
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, TripFault] => !!entry[1]))
}

/** Answers known from other pages, so that nobody is asked twice. */
export interface KnownOfTrip {
  party: readonly PartyGuest[]
  /** Whether the profile has a telephone number. */
  hasPhone: boolean
}

/**
 * Lists the fields that the company still needs, in the order of the form: when and how the guests arrive, when they
 * leave, a number to call on the way, each guest's name, and the ages of children. `arrivalBy` stands for a flight or
 * another way.
 */
export function missingOfTrip(details: TripDetails, { party, hasPhone }: KnownOfTrip): string[] {
  const { arrivalTime, arrivalBy, departureTime, flights, guests, phone } = details
  const typed = new Map(guests.map(guest => [guest.slot, guest]))
  const comes = flights.some(({ direction, number }) => direction === 'to' && number !== '')
  return [
    ...(arrivalTime === '' ? ['arrivalTime'] : []),
    ...(arrivalBy === '' && !comes ? ['arrivalBy'] : []),
    ...(departureTime === '' ? ['departureTime'] : []),
    ...(phone === '' && !hasPhone ? ['phone'] : []),
    ...party.flatMap(({ slot, kind, name, age }) => [
      ...(name === '' && !typed.get(slot)?.name ? [`guests.${slot}.name`] : []),
      ...(kind !== 'adult' && age === null && !typed.get(slot)?.age ? [`guests.${slot}.age`] : []),
    ]),
  ]
}

/** How far the details are; without any of them, a trip is empty. */
export function tripReadiness(
  details: TripDetails,
  { missing, faults }: { missing: readonly string[]; faults: Readonly<Record<string, TripFault>> },
): TripReadiness {
  if (missing.length === 0 && Object.keys(faults).length === 0) return 'ready'
  const { cots, highChairs, ...rest } = details
  const isEmpty = cots + highChairs === 0 && Object.values(rest).every(value => value.length === 0)
  return isEmpty ? 'empty' : 'incomplete'
}
