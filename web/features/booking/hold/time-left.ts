import type { BookingResponse } from '#contract/booking/booking-schemas'

const minute = 60_000

/** Remaining time of an option when it was read, in milliseconds; undefined if nothing is held. */
export function remainingHoldMs({ bookingItems }: BookingResponse): number | undefined {
  const lefts = bookingItems.flatMap(({ optionExpiryMilliseconds }) => optionExpiryMilliseconds ?? [])
  return lefts.length > 0 ? Math.min(...lefts) : undefined
}

/** Remaining time for display: in minutes, and in seconds once it is short. */
export type TimeLeft =
  | { kind: 'minutes'; minutes: number }
  | { kind: 'seconds'; minutes: number; seconds: string }
  | { kind: 'over' }

/** Formats the remaining time, rounded down so that it never promises too much. */
export function toTimeLeft(milliseconds: number): TimeLeft {
  if (milliseconds <= 0) return { kind: 'over' }
  const minutes = Math.floor(milliseconds / minute)
  if (minutes >= 5) return { kind: 'minutes', minutes }
  const seconds = Math.floor((milliseconds % minute) / 1000)
  return { kind: 'seconds', minutes, seconds: String(seconds).padStart(2, '0') }
}
