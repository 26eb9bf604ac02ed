import type { Day } from '#domain/calendar/day'
import type { Guard } from './state-machine.ts'

/** The facts of an option. Both are milliseconds since 1970, by the database's clock (PD-63). */
export interface OptionFacts {
  now: number
  /** Absent where there is no option. */
  expiresAt?: number
}

/** Whether an option has expired: from the millisecond of `expiresAt` on. */
export const isExpired = ({ now, expiresAt = Number.NEGATIVE_INFINITY }: OptionFacts): boolean => expiresAt <= now

export const optionIsLive: Guard<OptionFacts> = facts => (isExpired(facts) ? 'option-over' : undefined)

export const optionIsExpired: Guard<OptionFacts> = facts => (isExpired(facts) ? undefined : 'option-live')

/** The last check-out of a booking, and today's date there. */
export interface StayFacts {
  checkOut: Day
  today: Day
}

export const stayHasEnded: Guard<StayFacts> = ({ checkOut, today }) => (checkOut <= today ? undefined : 'stay-not-over')
