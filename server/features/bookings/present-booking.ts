import type { BookingItemResponse, BookingResponse, QuoteResponse, RateShown } from '#contract/booking/booking-schemas'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { cancellationDates } from '#domain/booking/cancellation'
import { paymentSchedule } from '#domain/booking/payment-schedule'
import type { EuroSale, SaleLine } from '#domain/booking/sale'
import { balanceName, servicesOf } from '#domain/booking/service-names'
import type { ItemKind } from '#domain/booking/services'
import { commonZone } from '#domain/calendar/today'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus, payableItemStatuses } from '#domain/lifecycles/item-status'
import { displaySymbol } from '#domain/pricing/currency'
import { majorOf } from '#domain/pricing/money'
import type { RateTerms, Terms } from '#domain/pricing/terms'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { presentClientManager } from '#server/features/team/public'
import { cancellationDatesOf, presentCancellationDates } from './cancellation-dates.ts'
import { effectiveStatus } from './occupancy/occupancy.ts'
import { managerOf } from './people/client-manager.ts'
import { acceptanceSeenBy, presentAcceptance } from './people/conditions.ts'
import type { SoldRate, StayQuote } from './pricing/quote-stay.ts'
import { presentSchedule, scheduleOf, standingItems } from './pricing/schedule.ts'
import type { FoundBooking } from './queries.ts'
import { ratesToChoose } from './stays/rates-to-choose.ts'
import { termsOf } from './stays/terms-of.ts'

type World = Pick<Context, 'catalogue'>
type FoundItem = FoundBooking['items'][number]

const presentLine = ({ from, to, quantity, unitCents, cents }: SaleLine) => ({
  from,
  to,
  quantity,
  unitPrice: majorOf(unitCents),
  price: majorOf(cents),
})

export const presentTerms = (terms: Terms & Partial<RateTerms>) => {
  const { from, depositPercent, balanceDays, freeCancellationHours, freeDays = null, planParts, planDays } = terms
  return { version: from, depositPercent, balanceDays, freeCancellationHours, freeDays, planParts, planDays }
}

/** The name of a service; empty where it no longer exists. */
export function nameOfService(
  { catalogue }: World,
  { kind, serviceId }: { kind: Exclude<ItemKind, 'villa'>; serviceId: number | null },
  language: Language,
): string {
  const service =
    kind === 'experience-service'
      ? catalogue.content.experienceById.get(serviceId ?? 0)
      : servicesOf(kind).find(({ id }) => id === serviceId)
  return service?.name[language] ?? ''
}

/** The name of a booked service; the balance of one says so. */
const nameOfItem = (
  world: World,
  { balanceOf, ...service }: Parameters<typeof nameOfService>[1] & { balanceOf: number | null },
  language: Language,
): string => {
  const name = nameOfService(world, service, language)
  return balanceOf === null ? name : balanceName(name, language)
}

/** The price of a stay at one rate, in the shape of replies. */
export const presentRate = (
  { arrival, soldOn }: Pick<EuroSale, 'arrival' | 'soldOn'>,
  { sale, terms }: SoldRate,
  language: Language,
): RateShown => ({
  ratePlan: sale.ratePlan,
  stayPrice: majorOf(sale.villaCents),
  lines: sale.lines.map(presentLine),
  totalPrice: majorOf(sale.totalCents),
  schedule: presentSchedule(paymentSchedule({ ...sale, arrival, today: soldOn, soldOn, terms }), language),
  payments: sale.instalments.map(({ kind, cents, due }) => ({ kind, amount: majorOf(cents), due })),
  terms: presentTerms(terms),
  cancellation: presentCancellationDates(cancellationDates({ arrival, deposit: undefined, today: soldOn, terms })),
})

/** The price at which a stay is sold. */
export const presentSale = (world: World, { euros, rates, ...sold }: StayQuote, language: Language): QuoteResponse => ({
  ...presentRate(euros, sold, language),
  currencyId: sold.sale.currencyId,
  rooms: sold.sale.rooms,
  services: sold.sale.services.map(({ serviceId, cents, lines }) => ({
    serviceId,
    name: nameOfService(world, { kind: 'villa-service', serviceId }, language),
    price: majorOf(cents),
    lines: lines.map(presentLine),
  })),
  damageWaiverDepositAmount: majorOf(sold.sale.damageDepositCents),
  damageWaiverPrice: majorOf(sold.sale.damageWaiverCents),
  rates: rates.map(rate => presentRate(euros, rate, language)),
})

const presentRates = (euros: EuroSale, rates: readonly SoldRate[], language: Language) =>
  rates.map(rate => presentRate(euros, rate, language))

const isOver = ({ status, expiresAt }: FoundItem, now: number) =>
  status === itemStatus.option && expiresAt !== null && expiresAt.getTime() <= now

interface ItemSeen {
  language: Language
  now: number
  /** Whether the price is shown. */
  priced: boolean
}

/** An item with its status at that time. */
export function presentItem(world: World, item: FoundItem, { language, now, priced }: ItemSeen): BookingItemResponse {
  const { id, bookingId, kind, villa, stay, serviceId, expiresAt } = item
  const status = isOver(item, now) ? itemStatus.expired : item.status
  const left = status === itemStatus.option && expiresAt ? expiresAt.getTime() - now : null
  return {
    id,
    bookingId,
    kind,
    status,
    villa,
    ...stay,
    serviceId,
    name: kind === 'villa' ? villa.name : nameOfItem(world, { kind, serviceId, balanceOf: item.balanceOf }, language),
    price: priced ? majorOf(item.priceCents) : null,
    lines: priced ? item.lines.map(line => presentLine({ ...line.nights, ...line })) : [],
    balanceOf: item.balanceOf,
    due: item.due,
    optionExpiryMilliseconds: left,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)

/** The total of a booking, and the open amounts of the stay and, separately (PD-101), of services. */
export function sumsOf({ items, instalments }: Pick<FoundBooking, 'items' | 'instalments'>) {
  const due = instalments.filter(({ paidAt }) => paidAt === null).map(({ cents }) => cents)
  const services = items.filter(({ kind, status }) => kind !== 'villa' && payableItemStatuses.includes(status))
  return {
    totalCents: sum(standingItems(items).map(({ priceCents }) => priceCents)),
    remainingCents: sum(due),
    openServicesCents: sum(services.map(({ priceCents }) => priceCents)),
  }
}

/** Whether an item awaits payment now. A sold villa does until its balance is paid. */
function awaitsPayment({ kind, status }: BookingItemResponse, instalments: FoundBooking['instalments']): boolean {
  if ((payableItemStatuses as readonly number[]).includes(status)) return true
  return kind === 'villa' && status === itemStatus.confirmed && instalments.some(({ paidAt }) => paidAt === null)
}

/** When an option of the office expires, with the villa's timezone to format it. */
function heldUntilOf(
  { catalogue }: World,
  { items }: FoundBooking,
  status: BookingStatus,
): BookingResponse['heldUntil'] {
  const item = items.find(({ kind }) => kind === 'villa')
  if (status !== bookingStatus.officeOption || !item?.expiresAt) return null
  const timezone = catalogue.villas.get(item.villa.id)?.timezone ?? commonZone
  return { at: item.expiresAt.toISOString(), timezone }
}

/** A booking as the actor can see it, in the booking's own language. */
export function presentBooking(world: World, found: FoundBooking, actor: Actor): BookingResponse {
  const { row, items, instalments, trip, now, booked } = found
  const { language } = row
  const whole = can(bookingPolicy, actor, 'view-owner', booked)
  const priced = can(bookingPolicy, actor, 'view-prices', booked)
  const money = (cents: number) => (priced ? majorOf(cents) : null)
  const status = effectiveStatus(
    row.status,
    items.filter(({ kind }) => kind === 'villa'),
    now,
  )
  // Invited people see the prices of what they have requested themselves (PD-92).
  const isOwn = (item: FoundItem) => actor.kind === 'co-sign-in' && item.requestedBy === actor.coSignInId
  const shown = items.map(item => presentItem(world, item, { language, now, priced: priced || isOwn(item) }))
  const lives = status !== bookingStatus.expired && status !== bookingStatus.cancelled
  const { totalCents, remainingCents } = sumsOf(found)
  const manager = managerOf(world, found)
  const { currencies } = world.catalogue.content
  const sign = currencies.find(({ id }) => id === row.currencyId)?.symbol ?? ''
  return {
    id: row.id,
    reference: row.reference,
    status,
    onlineBooking: row.online,
    whiteKey: row.whiteKey,
    language,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    young: row.young,
    rooms: row.rooms,
    email: whole ? found.email : null,
    firstname: whole ? found.firstName : null,
    lastname: whole ? found.lastName : null,
    heldUntil: heldUntilOf(world, found, status),
    bookingItems: shown,
    clientInvoice: {
      bookingItemsPayable: lives ? shown.filter(item => item.price !== null && awaitsPayment(item, instalments)) : [],
    },
    cjAffiliateBookingCode: row.cjAffiliateCode,
    bookingPaymentCurrencyId: row.currencyId,
    bookingPaymentCurrencySymbol: displaySymbol(sign),
    rate: row.rate,
    totalPrice: money(totalCents),
    balanceRemaining: money(lives ? remainingCents : 0),
    schedule: priced
      ? presentSchedule(scheduleOf(world, found), language, id => shown.find(item => item.id === id)?.name ?? '')
      : [],
    damageChoice: row.damageChoice,
    damageWaiverDepositAmount: money(row.damageDepositCents),
    damageWaiverPrice: money(row.damageWaiverCents),
    payments: (priced ? instalments : []).map(({ kind, cents, due, paidAt }) => ({
      kind,
      amount: majorOf(cents),
      due,
      paidAt: paidAt?.toISOString() ?? null,
    })),
    ratePlan: row.ratePlan,
    rates: priced && row.soldFor ? presentRates(row.soldFor, ratesToChoose(world, found, status), language) : [],
    terms: presentTerms(termsOf(row, world.catalogue.content.settings)),
    cancellation: presentCancellationDates(cancellationDatesOf(world, found)),
    conditions: presentAcceptance(acceptanceSeenBy(found.acceptances, actor)),
    clientManager: manager ? presentClientManager(manager, world, language) : null,
    trip:
      trip && whole
        ? {
            arrivalTime: trip.arrivalTime ?? '',
            arrivalBy: trip.arrivalBy,
            departureTime: trip.departureTime ?? '',
            departureBy: trip.departureBy,
            phone: trip.phone,
            notes: trip.notes,
          }
        : null,
  }
}
