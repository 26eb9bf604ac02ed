import type { CancellationResponse } from '#contract/booking/cancellations'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { type Cancellation, cancellationOf } from '#domain/booking/cancellation'
import { serviceRefund } from '#domain/booking/payment/service-terms'
import { damageWaiver, touristTax } from '#domain/booking/services'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { cancellationFacts, effectiveStatus, type FoundBooking, findBookings } from '#server/features/bookings/public'
import { findNotHeld, type NotHeld, returnedByLink } from '#server/features/payments/public'
import { authorize } from '#server/platform/auth/authorize'

type World = Pick<Context, 'catalogue'>

const cancellable: readonly number[] = [bookingStatus.officeOption, bookingStatus.confirmed]
const owedForStay: readonly number[] = [touristTax, damageWaiver]

const sum = (amounts: readonly { cents: number }[]) => amounts.reduce((all, { cents }) => all + cents, 0)

const less = (cents: number, gone: number) => Math.max(0, cents - gone)

/**
 * Computes refund and retained amount of cancelling now; `notHeld` is what was refunded already. Throws `option-over`
 * and `not-in-this-state`.
 */
export function cancellationTerms(world: World, found: FoundBooking, notHeld: NotHeld): Cancellation {
  const { row, items, instalments, now } = found
  const villas = items.filter(({ kind }) => kind === 'villa')
  const status = effectiveStatus(row.status, villas, now)
  if (status === bookingStatus.expired) throw new ProblemError('option-over')
  const facts = cancellationFacts(world, found)
  if (!cancellable.includes(status) || !facts) throw new ProblemError('not-in-this-state')
  if (facts.arrival <= facts.today) throw new ProblemError('not-in-this-state')
  const paid = items.filter(item => item.kind !== 'villa' && item.status === itemStatus.confirmed)
  const services = paid
    .filter(item => !item.terms)
    .map(({ kind, serviceId, priceCents: cents }) => ({ kind, serviceId, cents }))
  const servicesCents = less(sum(services), notHeld.services)
  const refundedOfTermed = less(notHeld.services, sum(services))
  const termed = paid.flatMap(({ terms, stay, priceCents: paidCents }) =>
    terms ? [{ cents: paidCents, ...serviceRefund({ terms, day: stay.from, today: facts.today, paidCents }) }] : [],
  )
  return cancellationOf({
    ...facts,
    priceCents: sum(villas.map(({ priceCents: cents }) => ({ cents }))),
    paidCents: less(sum(instalments.filter(({ paidAt }) => paidAt)), notHeld.stay),
    servicesCents,
    termed: {
      paidCents: less(sum(termed), refundedOfTermed),
      returnedCents: less(sum(termed.map(({ returnedCents: cents }) => ({ cents }))), refundedOfTermed),
    },
    owedForStayCents: Math.min(
      servicesCents,
      sum(services.filter(({ kind, serviceId }) => kind === 'villa-service' && owedForStay.includes(serviceId ?? 0))),
    ),
  })
}

export const presentCancellation = async (
  db: Queryable,
  { stage, returnedCents, keptCents, until }: Cancellation,
  { row }: FoundBooking,
): Promise<CancellationResponse> => ({
  stage,
  paid: majorOf(returnedCents + keptCents),
  returned: majorOf(returnedCents),
  returnedToOthers: majorOf(await returnedByLink(db, row.id, returnedCents)),
  kept: majorOf(keptCents),
  currencyId: row.currencyId,
  until: until && 'moment' in until ? new Date(until.moment).toISOString() : null,
  untilDay: until && 'day' in until ? until.day : null,
})

/** The terms of cancelling the actor's own booking now. Throws `not-found`, `option-over` and `not-in-this-state`. */
export async function getCancellationTerms(
  db: Queryable,
  world: World,
  actor: Actor,
  bookingId: number,
): Promise<CancellationResponse> {
  const [found] = await findBookings(db, [bookingId])
  authorize(bookingPolicy, actor, 'view-owner', found?.booked)
  if (!found) throw new ProblemError('not-found')
  return presentCancellation(db, cancellationTerms(world, found, await findNotHeld(db, bookingId)), found)
}
