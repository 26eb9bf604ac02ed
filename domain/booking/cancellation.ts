import { addDays, type Day, daysBetween } from '#domain/day'
import { roundCents } from '#domain/money'
import type { RateTerms, Terms } from '#domain/terms'

/** What cancelling costs at a moment (PD-21). */
export type CancellationStage = 'free' | 'deposit-kept' | 'nothing-back'

/** What is known of a booking that may be cancelled; amounts are cents of its currency. */
export interface Cancellable {
  /** What the stay costs, and what of it was paid. */
  priceCents: number
  paidCents: number
  /** What was paid for services, and how much of it for those that are owed for a stay alone: tax and waiver. */
  servicesCents: number
  owedForStayCents: number
  /** When the deposit was paid, in milliseconds since 1970, and the day that it was at the villa; none where it was not. */
  deposit?: { at: number; on: Day } | undefined
  arrival: Day
  now: number
  /** The day at the villa. */
  today: Day
  /** With the free days of the flexible rate, where it was sold by that (PD-95). */
  terms: Pick<Terms, 'depositPercent' | 'balanceDays' | 'freeCancellationHours'> & Partial<RateTerms>
}

/** What comes back when a booking is cancelled now, and until when that is so. */
export interface Cancellation {
  stage: CancellationStage
  returnedCents: number
  keptCents: number
  /** A moment, in milliseconds since 1970, or the last day at the villa; neither where it stays so. */
  until?: { moment: number } | { day: Day }
}

const hour = 3_600_000

/** The dates on which what cancelling costs changes (PD-21); known before a deposit is paid, and after. */
export interface CancellationDates {
  /** In how many hours after the deposit all comes back; null where the arrival is too near for it. */
  freeHours: number | null
  /** When these hours end, in milliseconds since 1970; null before the deposit is paid. */
  freeUntil: number | null
  /** By the flexible rate: the last day at the villa on which all comes back. It takes the place of the hours. */
  freeThrough: Day | null
  /** The last day at the villa on which only the deposit is kept; null where no day after the free ones is such a day. */
  depositKeptThrough: Day | null
}

/**
 * When cancelling a stay begins to cost more. Every page, e-mail and PDF tells these dates, and `cancellationOf` decides
 * by them. Without a deposit they are those of one that is paid `today`. The flexible rate is never worse than the usual
 * hours: where its day would end before them, they hold.
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
 * What comes back of a booking: all of it for some hours after the deposit, if the arrival was then still far away, or
 * through the free day of the flexible rate; all but the deposit through the day on which the balance is due; afterwards nothing but what is owed for a stay that takes
 * place. A deposit is so many per cent of the price, also where all was paid at once.
 */
export function cancellationOf(booked: Cancellable): Cancellation {
  const { priceCents, paidCents, servicesCents, owedForStayCents, deposit, now, today, terms } = booked
  const all = paidCents + servicesCents
  const answer = (stage: CancellationStage, keptCents: number, until?: Cancellation['until']): Cancellation => ({
    stage,
    returnedCents: all - keptCents,
    keptCents,
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
