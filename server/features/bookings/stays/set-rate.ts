import { eq } from 'drizzle-orm'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { isWorthOffering, type RatePlanName } from '#domain/booking/rate-plans'
import { saleIn } from '#domain/booking/sale'
import { todayAt } from '#domain/calendar/today'
import { termsOn } from '#domain/pricing/terms'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { authorizeChange } from '../change-booking.ts'
import { getBooking } from '../get-booking.ts'
import { assertLiveOption, lockBooking } from '../occupancy/occupancy.ts'
import { atRateOf } from '../pricing/follow-tax.ts'
import { savePrices } from '../pricing/save-sale.ts'
import { pricedItems } from '../pricing/set-currency.ts'
import { rateColumns } from './terms-of.ts'

/**
 * Chooses the rate of an option that is not being paid for yet, among those by which it was offered when the hold began
 * (PD-95). Throws `not-found`, `not-in-this-state`, `option-over` and `rate-not-offered`.
 */
export async function setRate(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration'>,
  actor: Actor,
  { id: bookingId, ratePlan }: { id: number; ratePlan: RatePlanName },
): Promise<BookingResponse> {
  await authorizeChange(tx, actor, bookingId)
  const locked = await lockBooking(tx, bookingId)
  assertLiveOption(locked, 'release')
  const { row, now } = locked
  const { soldFor } = row
  if (row.currencySettledAt || !soldFor) throw new ProblemError('not-in-this-state')
  const { flexible, arrival } = soldFor
  if (ratePlan === 'flexible' && !(flexible && isWorthOffering(flexible, arrival, todayAt(now))))
    throw new ProblemError('rate-not-offered')
  const currencies = atRateOf(row, world.catalogue.content.currencies)
  const sale = saleIn(soldFor, row.currencyId, {
    currencies,
    terms: termsOn(row.termsFrom, world.catalogue.content.settings.terms),
    ratePlan,
  })
  await tx.update(booking).set(rateColumns(ratePlan, flexible)).where(eq(booking.id, bookingId))
  await recordEvent(tx, bookingId, { kind: 'rate-chosen', actor: actorOf(actor), data: { ratePlan } })
  await savePrices(tx, bookingId, await pricedItems(tx, bookingId, sale), sale)
  return getBooking(tx, world, actor, bookingId)
}
