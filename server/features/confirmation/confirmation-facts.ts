import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { villa } from '#database/tables'
import { partOfItem } from '#domain/booking/payment/payable-part'
import { todayAt } from '#domain/calendar/today'
import { closedItemStatuses } from '#domain/lifecycles/item-status'
import { majorOf, roundCents } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'
import {
  cancellationTold,
  clientAreaUrl,
  conditionsOnPaper,
  type FoundBooking,
  managerOf,
  nameOfService,
  scheduleOf,
  sumsOf,
  termsOf,
  villaLocation,
} from '#server/features/bookings/public'
import { findPayments, unknownPayment } from './find-payments.ts'

type World = Pick<Context, 'catalogue' | 'configuration'>
export type ConfirmationFacts = Parameters<Documents['confirmationPdf']>[0]

const notPaid = { paidOn: '', by: '', brand: '', last4: '' } as const

/** The display name of an item: a villa's own name, or that of its service. */
const nameOf = (
  world: World,
  { kind, serviceId, villa: house }: Pick<FoundBooking['items'][number], 'kind' | 'serviceId' | 'villa'>,
  language: Language,
): string => (kind === 'villa' ? house.name : nameOfService(world, { kind, serviceId }, language))

/** The payments of the booking with their due days and how each was paid. They add up to the total. */
async function paymentsOf(db: Queryable, world: World, found: FoundBooking): Promise<ConfirmationFacts['payments']> {
  const { row, items, instalments } = found
  const { ofInstalment, ofService } = await findPayments(db, row.id)
  return scheduleOf(world, found).map(({ kind, itemId, cents, due, state, paidAt }) => {
    const item = items.find(({ id }) => id === itemId)
    const part = instalments.find(one => one.due === due && one.paidAt?.toISOString() === paidAt && one.kind === kind)
    const first = part ?? instalments[0]
    const { on, ...how } = item
      ? ofService(item.id, partOfItem(item.kind) ?? 'service')
      : first
        ? ofInstalment(first)
        : unknownPayment
    return {
      part: kind === 'tourist-tax' ? 'service' : kind,
      name: item ? nameOf(world, item, row.language) : '',
      amount: majorOf(cents),
      due,
      ...(state === 'paid' ? { ...how, paidOn: paidAt ? todayAt(Date.parse(paidAt)) : on || due } : notPaid),
    }
  })
}

/** The facts of a confirmed booking for its e-mail and its PDF, in the booking's language. Throws `not-found`. */
export async function confirmationFacts(db: Queryable, world: World, found: FoundBooking): Promise<ConfirmationFacts> {
  const { row, items, instalments, firstName, lastName } = found
  const villaItem = items.find(({ kind }) => kind === 'villa')
  if (!villaItem) throw new ProblemError('not-found')
  const { publicUrl: site, company, office } = world.configuration
  const { language } = row
  const [house] = await db
    .select({ arrivalFrom: villa.arrivalFrom, departureBy: villa.departureBy })
    .from(villa)
    .where(eq(villa.id, villaItem.villa.id))
  const manager = managerOf(world, found)
  const stayCents = items.reduce((sum, { kind, priceCents }) => sum + (kind === 'villa' ? priceCents : 0), 0)
  return {
    sender: { site, company, office },
    language,
    reference: row.reference,
    name: [firstName, lastName].filter(Boolean).join(' '),
    villa: { name: villaItem.villa.name, place: villaLocation(world, villaItem.villa.id, language) },
    stay: villaItem.stay,
    arrivalFrom: house?.arrivalFrom ?? '',
    departureBy: house?.departureBy ?? '',
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
    ratePlan: row.ratePlan,
    items: items
      .filter(({ status }) => !closedItemStatuses.includes(status))
      .map(item => ({ name: nameOf(world, item, language), price: majorOf(item.priceCents) })),
    total: majorOf(sumsOf(found).totalCents),
    payments: await paymentsOf(db, world, found),
    damage:
      row.damageChoice === null && row.damageDepositCents > 0
        ? {
            deposit: majorOf(row.damageDepositCents),
            waiver: majorOf(row.damageWaiverCents),
            by: instalments.at(-1)?.paidAt ? '' : (instalments.at(-1)?.due ?? ''),
          }
        : undefined,
    conditions: conditionsOnPaper(found.acceptances),
    cancellation: {
      ...cancellationTold(world, found),
      depositKept: majorOf(
        roundCents((stayCents * termsOf(row, world.catalogue.content.settings).depositPercent) / 100),
      ),
      stayPrice: majorOf(stayCents),
    },
    manager: manager && { name: manager.fullName, phone: manager.workPhone, email: manager.email },
    address: clientAreaUrl(world, '/secure/bookings', row),
  }
}
