import { addDays, type Day, daysBetween } from '#domain/calendar/day'
import { roundCents } from '#domain/pricing/money'
import type { RateTerms, Terms } from '#domain/pricing/terms'

/** The stages of the cancellation terms (PD-21). */
export type CancellationStage = 'free' | 'deposit-kept' | 'nothing-back'

/** The facts of a booking that can be cancelled; amounts are cents of its currency. */
export interface Cancellable {
  /** The price of the stay, and the paid part of it. */
  priceCents: number
  paidCents: number
  /** The paid amount of services, and its part for services that only a stay incurs: tax and waiver. */
  servicesCents: number
  owedForStayCents: number
  /** The paid amount of services with terms of their own, and its part that these return now (PD-140). */
  termed?: { paidCents: number; returnedCents: number } | undefined
  /** When the deposit was paid, in milliseconds since 1970, and that day at the villa; undefined while it is unpaid. */
  deposit?: { at: number; on: Day } | undefined
  arrival: Day
  now: number
  /** The day at the villa. */
  today: Day
  /** With the free days of the flexible rate, where it was sold by that (PD-95). */
  terms: Pick<Terms, 'depositPercent' | 'balanceDays' | 'freeCancellationHours'> & Partial<RateTerms>
}

/** The refund of a cancellation now, and how long that applies. */
export interface Cancellation {
  stage: CancellationStage
  returnedCents: number
  keptCents: number
  /** A moment, in milliseconds since 1970, or the last day at the villa; undefined where it no longer changes. */
  until?: { moment: number } | { day: Day }
}

const hour = 3_600_000

/** The dates on which the cost of cancelling changes (PD-21); known before a deposit is paid, and after. */
export interface CancellationDates {
  /** Hours of free cancellation after the deposit; null where the arrival is too near for it. */
  freeHours: number | null
  /** When these hours end, in milliseconds since 1970; null before the deposit is paid. */
  freeUntil: number | null
  /** At the flexible rate: the last day at the villa on which everything is refunded. It replaces the hours. */
  freeThrough: Day | null
  /** The last day at the villa on which only the deposit is retained; null where there is no such day after the free ones. */
  depositKeptThrough: Day | null
}

/**
 * When cancelling a stay becomes more expensive. Every page, e-mail and PDF shows these dates, and `cancellationOf`
 * decides by them. Without a deposit they are those of a deposit paid `today`. The flexible rate is never worse than the
 * usual hours: they apply where its day would end before them.
 */
export function cancellationDates({
  deposit,
  arrival,
  today,
  terms: { balanceDays, freeCancellationHours, freeDays },
}: Pick<Cancellable, 'deposit' | 'arrival' | 'today'> & {
  terms: Pick<Terms, 'balanceDays' | 'freeCancellationHours'> & Partial<RateTerms>
}): CancellationDates {
  const paidOn = deposit?.on ?? today
  const ahead = daysBetween(paidOn, arrival)
  const usualHours = ahead > balanceDays ? freeCancellationHours : null
  const freeDay = freeDays === undefined ? undefined : addDays(arrival, -freeDays)
  const isFlexible = freeDay !== undefined && freeDay >= addDays(paidOn, Math.ceil((usualHours ?? 0) / 24))
  const freeThrough = isFlexible ? freeDay : null
  const freeHours = isFlexible ? null : usualHours
  const balanceDay = addDays(arrival, -balanceDays)
  return {
    freeHours,
    freeUntil: freeHours !== null && deposit ? deposit.at + freeHours * hour : null,
    freeThrough,
    depositKeptThrough: ahead >= balanceDays && (freeThrough === null || freeThrough < balanceDay) ? balanceDay : null,
  }
}

/**
 * The refund of a booking: everything for some hours after the deposit, if the arrival was then still far away, or
 * through the free day of the flexible rate; everything but the deposit through the day on which the balance is due;
 * afterwards only services that an actual stay would incur. Services with terms follow these. The deposit is a percentage of the price, also where all was
 * paid in one payment.
 */
export function cancellationOf(booked: Cancellable): Cancellation {
  const { priceCents, paidCents, servicesCents, owedForStayCents, deposit, now, today, terms } = booked
  const termed = booked.termed ?? { paidCents: 0, returnedCents: 0 }
  const all = paidCents + servicesCents
  const answer = (stage: CancellationStage, keptCents: number, until?: Cancellation['until']): Cancellation => ({
    stage,
    returnedCents: all - keptCents + termed.returnedCents,
    keptCents: keptCents + termed.paidCents - termed.returnedCents,
    ...(until && { until }),
  })
  if (deposit === undefined) return answer('free', 0)
  const { freeUntil, freeThrough, depositKeptThrough } = cancellationDates(booked)
  if (freeThrough !== null && today <= freeThrough) return answer('free', 0, { day: freeThrough })
  if (freeUntil !== null && now < freeUntil) return answer('free', 0, { moment: freeUntil })
  if (depositKeptThrough !== null && today <= depositKeptThrough) {
    const kept = Math.min(paidCents, roundCents((priceCents * terms.depositPercent) / 100))
    return answer('deposit-kept', kept, { day: depositKeptThrough })
  }
  return answer('nothing-back', all - owedForStayCents)
}
