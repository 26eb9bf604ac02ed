import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { bookingItem } from '#database/tables'
import { saleIn } from '#domain/booking/sale'
import { touristTax } from '#domain/booking/services'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { Currency } from '#domain/pricing/currency'
import { termsOn } from '#domain/pricing/terms'
import type { Context } from '#server/context'
import { findBookings } from '../queries.ts'
import { soldOnOf } from '../stays/terms-of.ts'
import { priceStay } from './quote-stay.ts'
import { keepTax } from './save-sale.ts'

/** Currencies, with the exchange rate of the booking in place of today's. */
export const atRateOf = (
  { currencyId, rate }: { currencyId: number; rate: number },
  currencies: readonly Currency[],
): Currency[] => currencies.map(one => (one.id === currencyId ? { ...one, rate } : one))

/**
 * Recalculates the tourist tax of a booking for its stay and party, unless it is paid: then the office settles the
 * difference, as it does for bookings of several villas.
 */
export async function followTax(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration'>,
  bookingId: number,
): Promise<void> {
  const [found] = await findBookings(tx, [bookingId])
  const villas = found?.items.filter(({ kind }) => kind === 'villa') ?? []
  const [item] = villas
  if (!found || !item || villas.length > 1 || !world.catalogue.villas.has(item.villaId)) return
  const { row } = found
  const isTax = and(
    eq(bookingItem.bookingId, bookingId),
    eq(bookingItem.kind, 'villa-service'),
    eq(bookingItem.serviceId, touristTax),
  )
  const taxes = await tx.select({ id: bookingItem.id, status: bookingItem.status }).from(bookingItem).where(isTax)
  if (taxes.some(({ status }) => status !== itemStatus.provisional)) return
  const { sold } = await priceStay(tx, world, {
    villaId: item.villaId,
    stay: item.stay,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    young: row.young ?? undefined,
    currencyId: row.currencyId,
    soldOn: soldOnOf(row),
    audience: 'default',
  })
  if (!sold) return
  const currencies = atRateOf(row, world.catalogue.content.currencies)
  const sale = saleIn(sold.euros, row.currencyId, {
    currencies,
    terms: termsOn(row.termsFrom, world.catalogue.content.settings.terms),
  })
  const tax = sale.services.find(({ serviceId }) => serviceId === touristTax)
  await keepTax(tx, { bookingId, villaId: item.villaId, stay: item.stay }, taxes[0]?.id, tax)
}
