import type { Day } from '#domain/day'
import type { Guard } from './lifecycle.ts'

/** The facts of an option. Both are milliseconds since 1970, by the database's clock (PD-63). */
export interface OptionFacts {
  now: number
  /** Absent where there is no option. */
  expiresAt?: number
}

/** Whether an option has expired: from the millisecond of `expiresAt` on. */
export const isOver = ({ now, expiresAt = Number.NEGATIVE_INFINITY }: OptionFacts): boolean => expiresAt <= now

export const optionLives: Guard<OptionFacts> = facts => (isOver(facts) ? 'option-over' : undefined)

export const optionIsOver: Guard<OptionFacts> = facts => (isOver(facts) ? undefined : 'option-live')

/** The last check-out of a booking, and today's date there. */
export interface StayFacts {
  checkOut: Day
  today: Day
}

export const stayIsOver: Guard<StayFacts> = ({ checkOut, today }) => (checkOut <= today ? undefined : 'stay-not-over')
