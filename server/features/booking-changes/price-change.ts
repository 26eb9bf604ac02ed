import type { z } from 'zod'
import type { quoteChange as quoteChangeCall } from '#contract/booking/booking-changes'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { paymentSchedule } from '#domain/booking/payment-schedule'
import { rateAfterChange } from '#domain/booking/rate-plans'
import { repriceInstalments } from '#domain/booking/reprice'
import { saleIn } from '#domain/booking/sale'
import { touristTax } from '#domain/booking/services'
import { findStayProblem } from '#domain/booking/stay-eligibility'
import { defaultStayLimits } from '#domain/calendar/stay'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { type PaymentTerms, termsOn } from '#domain/pricing/terms'
import type { Context } from '#server/context'
import {
  areNightsTaken,
  atRateOf,
  type FoundBooking,
  findNearOffers,
  priceStay,
  type RateColumns,
  rateColumns,
  scheduleOf,
  soldOnOf,
  standingItems,
  termsOf,
} from '#server/features/bookings/public'
import { throwFieldErrors } from '#server/platform/http/errors'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>
export type WantedChange = Omit<z.output<(typeof quoteChangeCall)['body']>, 'lang'>

/** The answer of staff instead of a quote of today: the rate as requested, and a price of the stay in cents. */
export interface OfficeTerms {
  rate: RateColumns
  priceCents: number | undefined
}

/** Guests too young for the tax after a change: as given, else as booked for the same party, else unknown. */
export const youngOf = (
  { row }: Pick<FoundBooking, 'row'>,
  { adults, children, young }: Pick<WantedChange, 'adults' | 'children' | 'young'>,
): number | undefined =>
  young ?? (adults === row.adults && children === row.children ? (row.young ?? undefined) : undefined)

const isTax = ({ kind, serviceId }: Pick<FoundBooking['items'][number], 'kind' | 'serviceId'>) =>
  kind === 'villa-service' && serviceId === touristTax

interface NewPrice {
  villaCents: number
  taxCents: number
  terms: PaymentTerms
}

/**
 * All payments of a booking as they would be with another price and tax; paid ones stay paid. `beyond` is what was paid
 * for the stay beyond the price.
 */
function scheduleAnew(
  { items, instalments }: FoundBooking,
  { villaCents, taxCents, terms }: NewPrice,
  { today, arrival }: Record<'today' | 'arrival', string>,
) {
  const { paid, unpaid, beyond } = repriceInstalments({
    cents: villaCents,
    instalments: instalments.map(one => ({ ...one, isPaid: one.paidAt !== null })),
    isHeldOnly: false,
    arrival,
    today,
    terms,
  })
  const others = standingItems(items).filter(({ kind }) => kind !== 'villa')
  const taxPaid = others.find(item => isTax(item) && item.status === itemStatus.confirmed)?.priceCents ?? 0
  const services = [
    // Of a tax that is paid only the difference is due; an excess is refunded.
    { serviceId: touristTax, cents: Math.min(taxCents, taxPaid), isPaid: true },
    { serviceId: touristTax, cents: Math.max(0, taxCents - taxPaid) },
    ...others
      .filter(item => !isTax(item))
      .map(({ id: itemId, kind, serviceId, priceCents: cents, status }) => ({
        itemId,
        serviceId: kind === 'villa-service' ? (serviceId ?? 0) : 0,
        cents,
        isPaid: status === itemStatus.confirmed,
      })),
  ]
  const rows = paymentSchedule({
    instalments: [
      ...paid.map(({ kind, cents, due, paidAt }) => ({ kind, cents, due, paidAt: paidAt?.toISOString() })),
      ...unpaid,
    ],
    services,
    arrival,
    today,
    soldOn: today,
    terms,
  })
  return { rows, beyond, taxDifferenceCents: taxPaid > 0 ? taxCents - taxPaid : 0 }
}

/**
 * Prices a change of a booking; by terms of the office also days that are over. Throws `not-in-this-state`,
 * `invalid-input`, and `not-found` where the villa is no longer on the site.
 */
export async function priceChange(
  db: Queryable,
  world: World,
  found: FoundBooking,
  wanted: WantedChange,
  office?: OfficeTerms,
) {
  const { row } = found
  const item = changeableItem(found)
  const { from, to, adults, children, infants } = wanted
  const stay = { from, to }
  throwFieldErrors({ to: to <= from ? 'not-after' : undefined })
  const asked = {
    villaId: item.villaId,
    stay,
    adults,
    children,
    infants,
    young: youngOf(found, wanted),
    ...(row.rooms && { rooms: row.rooms }),
    ratePlan: row.ratePlan,
    currencyId: row.currencyId,
    soldOn: soldOnOf(row),
    audience: 'default',
  } as const
  const { villa, at, terms, wanted: party, sold } = await priceStay(db, world, asked, 'any')
  if (!office) throwFieldErrors({ from: from < at.today ? 'past' : undefined })
  // At the exchange rate of the sale.
  const { settings } = world.catalogue.content
  const currencies = atRateOf(row, world.catalogue.content.currencies)
  const flexible = sold?.euros.flexible
  const rate =
    office?.rate ??
    rateColumns(rateAfterChange({ ...row, arrival: item.stay.from }, { flexible, arrival: from }, at.today), flexible)
  const changed = termsOf({ ...rate, termsFrom: row.termsFrom }, settings)
  const sale =
    sold &&
    saleIn(sold.euros, row.currencyId, {
      currencies,
      terms: termsOn(row.termsFrom, settings.terms),
      ratePlan: rate.ratePlan,
    })
  const refusal =
    findStayProblem(stay, villa.seasons, { today: at.today, maximumNights: defaultStayLimits.maximumNights }) ??
    (sale ? undefined : { reason: 'too-small' as const })
  const isTaken = !refusal && (await areNightsTaken(db, [{ villaId: item.villaId, stay }], [item.id]))
  const refused = refusal ?? (isTaken ? { reason: 'taken' as const } : undefined)
  const villaCents = office?.priceCents ?? sale?.villaCents
  const standing = standingItems(found.items)
  // Without a price of the villa, the office leaves the tax as it is.
  const taxCents = sale
    ? (sale.services.find(({ serviceId }) => serviceId === touristTax)?.cents ?? 0)
    : standing.filter(isTax).reduce((sum, { priceCents }) => sum + priceCents, 0)
  const anew =
    villaCents === undefined
      ? { rows: [], beyond: 0, taxDifferenceCents: 0 }
      : scheduleAnew(found, { villaCents, taxCents, terms: changed }, { today: at.today, arrival: from })
  const sumOf = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0)
  const totalCents = villaCents === undefined ? null : sumOf(anew.rows)
  const beforeCents = sumOf(scheduleOf(world, found))
  const near = refused ? await findNearOffers(db, { asked: party, villa, at, currencies, terms, sale }, [item.id]) : []
  // The booking's own nights count as free, but its own stay is no suggestion.
  const nearStays = near.filter(({ from, to }) => from !== item.stay.from || to !== item.stay.to)
  return {
    item,
    refused,
    ...anew,
    seasonCents: sale?.villaCents ?? null,
    villaCents: villaCents ?? null,
    totalCents,
    beforeCents,
    differenceCents: totalCents === null ? null : totalCents - beforeCents,
    nearStays,
    rate,
    terms: sale ? changed : termsOf(row, settings),
  }
}

export type PricedChange = Awaited<ReturnType<typeof priceChange>>

/** The villa item of a confirmed booking of one villa; only staff change others. Throws `not-in-this-state`. */
export function changeableItem({ row, items }: FoundBooking) {
  const [item, ...others] = items.filter(({ kind }) => kind === 'villa')
  if (!item || others.length > 0 || row.status !== bookingStatus.confirmed) throw new ProblemError('not-in-this-state')
  return item
}
