import type { z } from 'zod'
import type { ChangeQuoteResponse, quoteChange as quoteChangeCall } from '#contract/booking/booking-changes'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { cancellationDates } from '#domain/booking/cancellation'
import { paymentSchedule } from '#domain/booking/payment-schedule'
import { rateAfterChange } from '#domain/booking/rate-plans'
import { repriceInstalments } from '#domain/booking/reprice'
import { saleIn, termsOfRate } from '#domain/booking/sale'
import { touristTax } from '#domain/booking/services'
import { findStayProblem } from '#domain/booking/stay-eligibility'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import { termsOn } from '#domain/pricing/terms'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import {
  areNightsTaken,
  atRateOf,
  cancellationFacts,
  type FoundBooking,
  findBookings,
  findNearOffers,
  nameOfService,
  noDates,
  presentCancellationDates,
  presentSchedule,
  presentTerms,
  priceStay,
  rateColumns,
  type SoldRate,
  scheduleOf,
  standingItems,
  termsOf,
} from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { throwFieldErrors } from '#server/platform/http/field-errors'
import { changeableItem } from './changeable-item.ts'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>
export type WantedChange = Omit<z.output<(typeof quoteChangeCall)['body']>, 'lang'>

/** Guests too young for the tax after a change: as given, else as booked for the same party, else unknown. */
export const youngOf = (
  { row }: Pick<FoundBooking, 'row'>,
  { adults, children, young }: Pick<WantedChange, 'adults' | 'children' | 'young'>,
): number | undefined =>
  young ?? (adults === row.adults && children === row.children ? (row.young ?? undefined) : undefined)

/** All payments of a booking as they would be with another price and tax; paid ones stay paid. */
function scheduleAnew(
  { items, instalments }: FoundBooking,
  { sale, terms }: SoldRate,
  { today, arrival }: Record<'today' | 'arrival', string>,
) {
  const { paid, unpaid } = repriceInstalments({
    cents: sale.villaCents,
    instalments: instalments.map(one => ({ ...one, isPaid: one.paidAt !== null })),
    isHeldOnly: false,
    arrival,
    today,
    terms,
  })
  const others = standingItems(items).filter(({ kind }) => kind !== 'villa')
  const isTax = ({ kind, serviceId }: (typeof others)[number]) => kind === 'villa-service' && serviceId === touristTax
  const taxPaid = others.find(item => isTax(item) && item.status === itemStatus.confirmed)?.priceCents ?? 0
  const tax = sale.services.find(({ serviceId }) => serviceId === touristTax)?.cents ?? 0
  const services = [
    // Of a tax that is paid only the difference is due; an excess is refunded.
    { serviceId: touristTax, cents: Math.min(tax, taxPaid), isPaid: true },
    { serviceId: touristTax, cents: Math.max(0, tax - taxPaid) },
    ...others
      .filter(item => !isTax(item))
      .map(({ id: itemId, kind, serviceId, priceCents: cents, status }) => ({
        itemId,
        serviceId: kind === 'villa-service' ? (serviceId ?? 0) : 0,
        cents,
        isPaid: status === itemStatus.confirmed,
      })),
  ]
  return paymentSchedule({
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
}

/** Prices a change of a booking. Throws `not-in-this-state` and `invalid-input`. */
export async function priceChange(db: Queryable, world: World, found: FoundBooking, wanted: WantedChange) {
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
    audience: 'default',
  } as const
  const { villa, at, terms, wanted: party, sold } = await priceStay(db, world, asked, 'any')
  throwFieldErrors({ from: from < at.today ? 'past' : undefined })
  // At the exchange rate of the sale.
  const currencies = atRateOf(row, world.catalogue.content.currencies)
  const flexible = sold?.euros.flexible
  const ratePlan = rateAfterChange({ ...row, arrival: item.stay.from }, { flexible, arrival: from }, at.today)
  const usual = termsOn(row.termsFrom)
  const sale = sold && saleIn(sold.euros, row.currencyId, { currencies, terms: usual, ratePlan })
  const changed = sold && sale && { sale, terms: termsOfRate(usual, sold.euros, ratePlan) }
  const refusal =
    findStayProblem(stay, villa.seasons, { today: at.today, maximumNights: terms.maximumNights }) ??
    (sale ? undefined : { reason: 'too-small' as const })
  const isTaken = !refusal && (await areNightsTaken(db, [{ villaId: item.villaId, stay }], [item.id]))
  const refused = refusal ?? (isTaken ? { reason: 'taken' as const } : undefined)
  const rows = changed ? scheduleAnew(found, changed, { today: at.today, arrival: from }) : []
  const sumOf = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0)
  const totalCents = sale ? sumOf(rows) : null
  const beforeCents = sumOf(scheduleOf(world, found))
  const near = refused ? await findNearOffers(db, { asked: party, villa, at, currencies, terms, sale }, [item.id]) : []
  // The booking's own nights count as free, but its own stay is no suggestion.
  const nearStays = near.filter(({ from, to }) => from !== item.stay.from || to !== item.stay.to)
  return {
    item,
    refused,
    rows,
    totalCents,
    beforeCents,
    differenceCents: totalCents === null ? null : totalCents - beforeCents,
    nearStays,
    rate: rateColumns(ratePlan, flexible),
    terms: changed?.terms ?? termsOf(row),
  }
}

type Priced = Awaited<ReturnType<typeof priceChange>>

/** Why a change is not possible, in the shape of replies. */
export const presentRefusal = (refused: Priced['refused']): ChangeQuoteResponse['refused'] =>
  refused
    ? {
        reason: refused.reason,
        nights: 'nights' in refused ? refused.nights : 0,
        weekdays: 'weekdays' in refused ? [...refused.weekdays] : [],
      }
    : null

/**
 * Quotes another stay or party for the actor's own booking, and says whether it is possible. Throws as `priceChange`.
 */
export async function quoteChange(
  db: Queryable,
  world: World,
  actor: Actor,
  { id, lang, ...wanted }: WantedChange & { id: number; lang?: Language | undefined },
): Promise<ChangeQuoteResponse> {
  const [found] = await findBookings(db, [id])
  authorize(bookingPolicy, actor, 'change', found?.booked)
  if (!found) throw new ProblemError('not-found')
  const priced = await priceChange(db, world, found, wanted)
  const language = lang ?? found.row.language
  const nameOf = (item: FoundBooking['items'][number] | undefined) =>
    item && item.kind !== 'villa' ? nameOfService(world, { ...item, kind: item.kind }, language) : ''
  const { refused, rows, totalCents, beforeCents, differenceCents, nearStays, rate, terms } = priced
  const facts = cancellationFacts(world, found)
  return {
    possible: refused === undefined,
    refused: presentRefusal(refused),
    difference: differenceCents === null ? null : majorOf(differenceCents),
    before: majorOf(beforeCents),
    total: totalCents === null ? null : majorOf(totalCents),
    schedule: presentSchedule(rows, language, id => nameOf(found.items.find(item => item.id === id))),
    ratePlan: rate.ratePlan,
    terms: presentTerms(terms),
    cancellation: presentCancellationDates(
      facts ? cancellationDates({ ...facts, arrival: wanted.from, terms }) : noDates,
    ),
    nearStays,
    currencyId: found.row.currencyId,
  }
}
