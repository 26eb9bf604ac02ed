import { addDays, type Day } from '#domain/calendar/day'
import { roundCents } from '#domain/pricing/money'

/** The terms of a service for its cancellation, as they were when it was requested (PD-140). */
export interface RefundTerms {
  /** Days before the service of the last day on which everything is refunded. */
  freeDays: number
  /** The refund in per cent afterwards, until the day before the service. */
  laterPercent: number
}

/** The deposit that a supplier asks: per cent of the price, or a sum in cents of EUR for the whole party (PD-141). */
export interface DepositTerms {
  depositPercent: number | null
  depositCents: number | null
  /** Days before the service on which the balance is due; null without a deposit. */
  balanceDays: number | null
}

export interface ServiceTerms extends RefundTerms, DepositTerms {}

/** The terms of transfers: drivers are free until two days before. */
export const transferTerms: RefundTerms = { freeDays: 2, laterPercent: 50 }

/** The refund of a service that is cancelled. */
export interface ServiceRefund {
  returnedCents: number
  keptCents: number
  /** The last day, at the villa, on which everything is refunded. */
  freeThrough: Day
}

/** The refund of a paid service if it is cancelled today, the day at the villa; nothing from its own day on. */
export function serviceRefund({
  terms,
  day,
  today,
  paidCents,
}: {
  terms: RefundTerms
  /** The day of the service. */
  day: Day
  today: Day
  paidCents: number
}): ServiceRefund {
  const freeThrough = addDays(day, -terms.freeDays)
  const percent = today <= freeThrough ? 100 : today < day ? terms.laterPercent : 0
  const returnedCents = roundCents((paidCents * percent) / 100)
  return { returnedCents, keptCents: paidCents - returnedCents, freeThrough }
}

/** A price in two payments, in cents of the booking's currency. */
export interface SplitPrice {
  depositCents: number
  balanceCents: number
  /** The day on which the balance is due. */
  due: Day
}

/**
 * The deposit and balance of a service; undefined where it is paid at once: no deposit is asked, the balance would be
 * due already, or the deposit is not smaller than the price. `rate` is in units of the booking's currency per euro.
 */
export function splitPrice({
  terms: { depositPercent, depositCents, balanceDays },
  cents,
  rate,
  day,
  today,
}: {
  terms: DepositTerms
  cents: number
  rate: number
  day: Day
  today: Day
}): SplitPrice | undefined {
  if (balanceDays === null) return undefined
  const due = addDays(day, -balanceDays)
  const deposit =
    depositPercent === null ? roundCents((depositCents ?? 0) * rate) : roundCents((cents * depositPercent) / 100)
  if (due <= today || deposit <= 0 || deposit >= cents) return undefined
  return { depositCents: deposit, balanceCents: cents - deposit, due }
}
