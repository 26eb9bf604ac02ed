import { type Dated, versionOn } from '#domain/calendar/dated-versions'
import { addDays, type Day, daysBetween } from '#domain/calendar/day'
import { roundCents } from '#domain/pricing/money'

/** The terms for due days (PD-21). */
export interface PaymentTerms {
  /** The deposit in per cent of the price. */
  depositPercent: number
  /** Days before arrival on which the balance is due. */
  balanceDays: number
}

/** Terms of booking, in force from a day until the next version (PD-21). A booking retains those of its sale. */
export interface Terms extends PaymentTerms, Dated {
  /** Hours after the deposit in which cancelling is free, if arrival is more than `balanceDays` away. */
  freeCancellationHours: number
  /** The most parts in which a balance can be paid by dates; 0 where only in one payment. */
  planParts: number
  /** Minimum days from one such part to the next. */
  planDays: number
}

/** Terms of the flexible rate, which replace the usual ones (PD-95). */
export interface RateTerms {
  depositPercent: number
  /** Days before arrival of the last day of free cancellation. */
  freeDays: number
}

/** Terms with those of a rate in their place; the usual ones without such a rate. */
export const withRate = <T extends PaymentTerms>(terms: T, rate: RateTerms | undefined): T & Partial<RateTerms> =>
  rate ? { ...terms, ...rate } : terms

/** A part of the price and its due day. `whole` is the price in one part. */
export interface Payment {
  kind: 'deposit' | 'balance' | 'whole'
  cents: number
  due: Day
}

/** The first version (PD-21), which settings of the company follow (PD-185). */
export const firstTerms: Terms = {
  from: '2000-01-01',
  depositPercent: 30,
  balanceDays: 70,
  freeCancellationHours: 24,
  planParts: 4,
  planDays: 14,
}

/** The terms in force on a day. Throws a RangeError before the first version. */
export function termsOn(day: Day, versions: readonly Terms[]): Terms {
  const terms = versionOn(day, versions)
  if (!terms) throw new RangeError(`no terms of booking on ${day}`)
  return terms
}

/**
 * The payments and their due days (PD-21): the deposit today and the balance `balanceDays` before arrival; from that
 * day on, the whole price today. Parts are cents of the total's currency and add up to it; a total of 0 has no parts.
 */
export function schedule({
  totalCents,
  arrival,
  today,
  terms,
}: {
  totalCents: number
  arrival: Day
  today: Day
  terms: PaymentTerms
}): Payment[] {
  const deposit = roundCents((totalCents * terms.depositPercent) / 100)
  const parts: Payment[] =
    daysBetween(today, arrival) > terms.balanceDays
      ? [
          { kind: 'deposit', cents: deposit, due: today },
          { kind: 'balance', cents: totalCents - deposit, due: addDays(arrival, -terms.balanceDays) },
        ]
      : [{ kind: 'whole', cents: totalCents, due: today }]
  return parts.filter(part => part.cents > 0)
}
