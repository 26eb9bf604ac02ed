import { type Day, parseDay } from '#domain/calendar/day'
import { isTimeOfDay } from '#domain/calendar/local-time'

/** The types of transfers (SPEC B2): to or from an airport, another place of the region, or a car with its driver. */
export const transferTypes = ['airport', 'place', 'chauffeur', 'chauffeurHalfday'] as const
export type TransferType = (typeof transferTypes)[number]

export const transferDirections = ['to-villa', 'from-villa'] as const
export type TransferDirection = (typeof transferDirections)[number]

/** The vehicles, the smallest first. */
export const vehicles = ['sedan', 'van', 'minibus'] as const
export type Vehicle = (typeof vehicles)[number]

/** The seats of each vehicle for passengers, babies included: each child has a seat of its own. */
export const seatsOf: Readonly<Record<Vehicle, number>> = { sedan: 3, van: 7, minibus: 15 }

/** The largest party that one vehicle takes. */
export const maxPassengers = seatsOf.minibus

/** The service of a booking item, by type (`domain/booking/service-names.ts`). */
export const serviceIdOf: Readonly<Record<TransferType, number>> = {
  airport: 1,
  place: 2,
  chauffeur: 3,
  chauffeurHalfday: 4,
}

/** Hours of a car with its driver; 0 for a journey from one place to another. */
export const hoursOf: Readonly<Record<TransferType, number>> = {
  airport: 0,
  place: 0,
  chauffeur: 10,
  chauffeurHalfday: 5,
}

export const isChauffeur = (type: TransferType): boolean => hoursOf[type] > 0

/** The smallest vehicle for a party; undefined where none is large enough. */
export const vehicleFor = (passengers: number): Vehicle | undefined =>
  vehicles.find(vehicle => passengers <= seatsOf[vehicle])

/** The id of an option: a vehicle for a type of transfer. */
export const transferIdOf = (type: TransferType, vehicle: Vehicle): number =>
  serviceIdOf[type] * 10 + vehicles.indexOf(vehicle) + 1

/** The vehicle of an option of that type; undefined for an id of another type, or an unknown one. */
export const vehicleOfOption = (type: TransferType, transferId: number): Vehicle | undefined =>
  vehicles.find(vehicle => transferIdOf(type, vehicle) === transferId)

/** A moment at the place of pickup (PD-79). */
export interface LocalMoment {
  day: Day
  /** `HH:MM` */
  time: string
}

/** Parses `YYYY-MM-DDTHH:MM`; undefined for anything else. Seconds and time zones are no part of it. */
export function parseLocalMoment(text: string): LocalMoment | undefined {
  const [day = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && parseDay(day) === day && isTimeOfDay(time) ? { day, time } : undefined
}

/** The text of a moment: `2027-06-05T14:30`. */
export const localMomentText = ({ day, time }: LocalMoment): string => `${day}T${time}`

/** The time of a flight as typed: it counts only when it has exactly five characters (SPEC B5). */
export const flightTimeOf = (text: string): string => (text.length === 5 ? text : '')

/**
 * The time at which the driver waits: when a flight lands, whose time is exact, otherwise at the time of pickup. The
 * company can name another.
 */
export const meetingTimeOf = (journey: {
  type: TransferType
  direction: TransferDirection
  time: string
  flightTime: string
}): string =>
  journey.type === 'airport' && journey.direction === 'to-villa' && isTimeOfDay(journey.flightTime)
    ? journey.flightTime
    : journey.time
