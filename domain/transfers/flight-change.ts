import { parseDay } from '#domain/calendar/day'
import { isTimeOfDay } from '#domain/calendar/local-time'

/** A flight of the trip details, as far as transfers follow it. */
export interface Flight {
  id: string
  number: string
  day: string
  time: string
}

/** A flight of a transfer that has other days or times, or is gone. */
export interface FlightChange {
  number: string
  /** The new day and time; null where the flight no longer takes place. */
  day: string | null
  time: string | null
}

const isComplete = ({ day, time }: Flight) => parseDay(day) === day && isTimeOfDay(time)

const numberOf = (text: string) => text.toUpperCase().replaceAll(/\s/g, '')

/**
 * The change of the flight with that number between two versions of the trip details. A draft without day or time is no
 * change, and neither is the first time that a day and time are told, if they are those of the transfer.
 */
export function flightChangeOf(
  { flightNumber, day, time }: { flightNumber: string; day: string; time: string },
  before: readonly Flight[],
  after: readonly Flight[],
): FlightChange | undefined {
  const wanted = numberOf(flightNumber)
  const old = before.find(({ number }) => wanted !== '' && numberOf(number) === wanted)
  const now = after.find(({ number }) => wanted !== '' && numberOf(number) === wanted)
  if (!now) {
    if (!old) return undefined
    // The row has another number: the flight was replaced by that one.
    const replacement = after.find(({ id }) => id === old.id)
    if (!replacement || replacement.number === '')
      return replacement ? undefined : { number: wanted, day: null, time: null }
    return isComplete(replacement)
      ? { number: numberOf(replacement.number), day: replacement.day, time: replacement.time }
      : undefined
  }
  if (!isComplete(now) || (now.day === old?.day && now.time === old.time)) return undefined
  return now.day === day && now.time === time ? undefined : { number: wanted, day: now.day, time: now.time }
}
