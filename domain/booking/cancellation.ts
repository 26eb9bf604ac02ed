import { addDays, type Day, daysBetween } from '#domain/day'
import { roundCents } from '#domain/money'
import type { Terms } from '#domain/terms'

/** What cancelling costs at a moment (decision 21). */
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
  terms: Pick<Terms, 'depositPercent' | 'balanceDays' | 'freeCancellationHours'>
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

/**
 * What comes back of a booking: all of it for some hours after the deposit, if the arrival was then still far away; all but
 * the deposit through the day on which the balance is due; afterwards nothing but what is owed for a stay that takes
 * place. A deposit is so many per cent of the price, also where all was paid at once.
 */
export function cancellationOf({
  priceCents,
  paidCents,
  servicesCents,
  owedForStayCents,
  deposit,
  arrival,
  now,
  today,
  terms,
}: Cancellable): Cancellation {
  const { depositPercent, balanceDays, freeCancellationHours } = terms
  const all = paidCents + servicesCents
  const answer = (stage: CancellationStage, keptCents: number, until?: Cancellation['until']): Cancellation => ({
    stage,
    returnedCents: all - keptCents,
    keptCents,
    ...(until && { until }),
  })
  const freeUntil = deposit ? deposit.at + freeCancellationHours * hour : undefined
  const wasFarAway = deposit !== undefined && daysBetween(deposit.on, arrival) > balanceDays
  if (deposit === undefined) return answer('free', 0)
  if (wasFarAway && freeUntil !== undefined && now < freeUntil) return answer('free', 0, { moment: freeUntil })
  if (daysBetween(today, arrival) >= balanceDays) {
    const kept = Math.min(paidCents, roundCents((priceCents * depositPercent) / 100))
    return answer('deposit-kept', kept, { day: addDays(arrival, -balanceDays) })
  }
  return answer('nothing-back', all - owedForStayCents)
}
