import { earlyArrival, lateDeparture } from '#domain/booking/services'
import { isTimeOfDay } from '#domain/calendar/local-time'

/** Requests of a client beside the usual hours of a villa. */
export const hoursKinds = ['early-arrival', 'late-departure'] as const
export type HoursKind = (typeof hoursKinds)[number]

/** The service by which an accepted request is charged, among those of a villa's stay. */
export const hoursService: Readonly<Record<HoursKind, number>> = {
  'early-arrival': earlyArrival,
  'late-departure': lateDeparture,
}

/** The usual hours of a villa, in its time zone; null where it names none. */
export interface UsualHours {
  arrivalFrom: string | null
  departureBy: string | null
}

/** Whether a time (`12:30`) is outside of the usual hours, so that it has to be asked for. */
export function isOtherHour(kind: HoursKind, time: string, { arrivalFrom, departureBy }: UsualHours): boolean {
  if (!isTimeOfDay(time)) return false
  return kind === 'early-arrival'
    ? arrivalFrom === null || time < arrivalFrom
    : departureBy === null || time > departureBy
}
