import { isWorthOffering } from '#domain/booking/rate-plans'
import { ratesOf, saleIn, termsOfRate } from '#domain/booking/sale'
import { todayAt } from '#domain/calendar/today'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { termsOn } from '#domain/pricing/terms'
import type { Context } from '#server/context'
import { atRateOf } from '../pricing/follow-tax.ts'
import type { SoldRate } from '../pricing/quote-stay.ts'
import type { FoundBooking } from '../queries.ts'

/**
 * The rates among which an option can still choose (PD-95): those by which it was offered when the hold began, until its
 * first payment begins. None where there is no choice.
 */
export function ratesToChoose(
  { catalogue }: Pick<Context, 'catalogue'>,
  { row, now }: Pick<FoundBooking, 'row' | 'now'>,
  status: BookingStatus,
): SoldRate[] {
  const { soldFor, currencyId, termsFrom } = row
  if (status !== bookingStatus.onlineOption || row.currencySettledAt || !soldFor?.flexible) return []
  if (!isWorthOffering(soldFor.flexible, soldFor.arrival, todayAt(now))) return []
  const currencies = atRateOf(row, catalogue.content.currencies)
  const terms = termsOn(termsFrom, catalogue.content.settings.terms)
  return ratesOf(soldFor).map(ratePlan => ({
    sale: saleIn(soldFor, currencyId, { currencies, terms, ratePlan }),
    terms: termsOfRate(terms, soldFor, ratePlan),
  }))
}
