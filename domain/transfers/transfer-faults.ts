import { addDays, type Day } from '#domain/calendar/day'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { validateName } from '#domain/people/person'
import { validatePhone } from '#domain/people/phone-number'
import {
  flightTimeOf,
  isChauffeur,
  parseLocalMoment,
  seatsOf,
  type TransferDirection,
  type TransferType,
  vehicleFor,
  vehicleOfOption,
} from '#domain/transfers/transfer'

/** A transfer as it is requested (SPEC B3, transfer request payload). Moments are local to the place of pickup. */
export interface TransferRequest {
  type: TransferType
  direction: TransferDirection
  /** The airport or other place; null for a driver, who comes to the villa. */
  regionPlaceId: number | null
  /** The chosen option; null for the smallest vehicle that takes the party. */
  transferId: number | null
  adultCount: number
  childCount: number
  infantCount: number
  isReturn: boolean
  travelDateTime: string
  returnDateTime: string
  flightNumber: string
  flightArrivalTime: string
  mainPassengerName: string
  mainPassengerContactNumber: string
  requireBoosterSeat: boolean
  extraLuggage: boolean
  notesToDriver: string
}

/** `outside` is a day far from the stay, `too-many` a party larger than the vehicle. */
export const transferFaultCodes = ['missing', 'invalid', 'phone', 'past', 'outside', 'not-after', 'too-many'] as const
export type TransferFault = (typeof transferFaultCodes)[number]
export type TransferFaults = Readonly<Partial<Record<keyof TransferRequest, TransferFault | undefined>>>

export interface TransferFacts {
  /** The stay. */
  arrival: Day
  departure: Day
  /** Now, at the place of pickup: `YYYY-MM-DDTHH:MM`. */
  now: string
}

/** Days before arrival and after departure on which a transfer is possible. */
const daysAround = 1

export const passengersOf = ({
  adultCount,
  childCount,
  infantCount,
}: Pick<TransferRequest, 'adultCount' | 'childCount' | 'infantCount'>): number => adultCount + childCount + infantCount

function momentFault(text: string, { arrival, departure, now }: TransferFacts): TransferFault | undefined {
  if (text === '' || text.endsWith('T') || text.startsWith('T')) return 'missing'
  const moment = parseLocalMoment(text)
  if (!moment) return 'invalid'
  if (text < now) return 'past'
  const isNear = moment.day >= addDays(arrival, -daysAround) && moment.day <= addDays(departure, daysAround)
  return isNear ? undefined : 'outside'
}

function returnFault(request: TransferRequest, facts: TransferFacts): TransferFault | undefined {
  const { isReturn, travelDateTime, returnDateTime } = request
  if (!isReturn || isChauffeur(request.type)) return undefined
  return momentFault(returnDateTime, facts) ?? (returnDateTime <= travelDateTime ? 'not-after' : undefined)
}

function partyFault(request: TransferRequest): TransferFault | undefined {
  const party = passengersOf(request)
  if (request.adultCount < 1) return 'missing'
  const fits = vehicleFor(party)
  if (!fits) return 'too-many'
  if (request.transferId === null) return undefined
  const vehicle = vehicleOfOption(request.type, request.transferId)
  return vehicle && seatsOf[vehicle] < party ? 'too-many' : undefined
}

const passengerNameFault = (name: string): TransferFault | undefined => {
  const fault = validateName(name)
  return fault === undefined || fault === 'missing' ? fault : 'invalid'
}

function passengerPhoneFault(phone: string): TransferFault | undefined {
  const fault = validatePhone(phone)
  return fault === undefined || fault === 'missing' ? fault : 'phone'
}

/** The validation errors of a request, by field (SPEC B5). A flight time counts only when exactly five characters long. */
export function transferFaults(request: TransferRequest, facts: TransferFacts): TransferFaults {
  const { type, flightNumber, regionPlaceId, transferId } = request
  const flightTime = flightTimeOf(request.flightArrivalTime)
  const faults: TransferFaults = {
    regionPlaceId: !isChauffeur(type) && regionPlaceId === null ? 'missing' : undefined,
    transferId: transferId !== null && !vehicleOfOption(type, transferId) ? 'invalid' : undefined,
    adultCount: partyFault(request),
    travelDateTime: momentFault(request.travelDateTime, facts),
    returnDateTime: returnFault(request, facts),
    flightNumber: type === 'airport' && flightNumber.trim() === '' ? 'missing' : undefined,
    flightArrivalTime: flightTime !== '' && !isTimeOfDay(flightTime) ? 'invalid' : undefined,
    mainPassengerName: passengerNameFault(request.mainPassengerName),
    mainPassengerContactNumber: passengerPhoneFault(request.mainPassengerContactNumber),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}
