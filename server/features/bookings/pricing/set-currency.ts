import { and, eq, inArray } from 'drizzle-orm'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { type Sale, saleIn } from '#domain/booking/sale'
import { damageWaiver, touristTax } from '#domain/booking/services'
import type { CurrencyId } from '#domain/pricing/money'
import { termsOn } from '#domain/pricing/terms'
import { currenciesOf, presentCurrencies } from '#server/catalogue/rows/currencies'
import type { Context } from '#server/context'
import { throwFieldErrors } from '#server/platform/http/errors'
import { authorizeChange } from '../change-booking.ts'
import { getBooking } from '../get-booking.ts'
import { assertLiveOption, lockBooking } from '../occupancy/occupancy.ts'
import { type PricedItem, savePrices } from './save-sale.ts'

const { booking, bookingItem } = tables

/** The items that a sale prices, each with its lines. */
export async function pricedItems(tx: Transaction, bookingId: number, sale: Sale): Promise<PricedItem[]> {
  const { lines, villaCents, services, damageWaiverCents } = sale
  const items = await tx
    .select({ id: bookingItem.id, kind: bookingItem.kind, serviceId: bookingItem.serviceId })
    .from(bookingItem)
    .where(and(eq(bookingItem.bookingId, bookingId), inArray(bookingItem.kind, ['villa', 'villa-service'])))
  return items.flatMap(({ id, kind, serviceId }) => {
    if (kind === 'villa') return [{ id, cents: villaCents, lines }]
    if (serviceId === damageWaiver) return [{ id, cents: damageWaiverCents, lines: [] }]
    const service = services.find(one => one.serviceId === serviceId && serviceId === touristTax)
    return service ? [{ id, cents: service.cents, lines: service.lines }] : []
  })
}

/**
 * Changes the currency of an option without payments: converts its euro price at the current rate. Throws `not-found`,
 * `invalid-input`, `not-in-this-state` and `option-over`.
 */
export async function setCurrency(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration'>,
  actor: Actor,
  { id: bookingId, currencyId }: { id: number; currencyId: CurrencyId },
): Promise<BookingResponse> {
  await authorizeChange(tx, actor, bookingId)
  const locked = await lockBooking(tx, bookingId)
  assertLiveOption(locked, 'release')
  const { row } = locked
  if (!presentCurrencies(world).some(({ id }) => id === currencyId)) throwFieldErrors({ currencyId: 'invalid' })
  if (row.currencySettledAt || !row.soldFor) throw new ProblemError('not-in-this-state')
  const currencies = currenciesOf(world)
  const chosen = currencies.find(({ id }) => id === currencyId)
  const sale = saleIn(row.soldFor, currencyId, {
    currencies,
    terms: termsOn(row.termsFrom, world.catalogue.content.settings.terms),
    ratePlan: row.ratePlan,
  })
  await tx
    .update(booking)
    .set({
      currencyId,
      rate: currencyId === 1 ? 1 : (chosen?.rate ?? 1),
      ratedOn: chosen?.ratedOn ?? null,
      damageDepositCents: sale.damageDepositCents,
      damageWaiverCents: sale.damageWaiverCents,
    })
    .where(eq(booking.id, bookingId))
  await savePrices(tx, bookingId, await pricedItems(tx, bookingId, sale), sale)
  return getBooking(tx, world, actor, bookingId)
}
