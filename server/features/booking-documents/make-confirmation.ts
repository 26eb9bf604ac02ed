import { Refusal } from '#contract/refusals'
import { endedItems } from '#domain/booking/item-status'
import { majorOf } from '#domain/money'
import { todayAt } from '#domain/today'
import type { Context } from '#server/context'
import {
  cancellationTold,
  conditionsOnPaper,
  type FoundBooking,
  nameOfService,
  placeOf,
  sumsOf,
} from '#server/features/bookings/public'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

/** The confirmation of a booking on paper, in the booking's language. Throws `not-found`. */
export async function makeConfirmation(world: World, found: FoundBooking): Promise<Uint8Array> {
  const { row, items, instalments, firstName, lastName } = found
  const villaItem = items.find(({ kind }) => kind === 'villa')
  if (!villaItem) throw new Refusal('not-found')
  const { publicUrl: site, company, office } = world.configuration
  const { language } = row
  return world.documents.confirmationPaper({
    sender: { site, company, office },
    language,
    reference: row.reference,
    name: [firstName, lastName].filter(Boolean).join(' '),
    villa: villaItem.villa.name,
    place: placeOf(world, villaItem.villa.id, language),
    stay: villaItem.stay,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
    items: items
      .filter(({ status }) => !endedItems.includes(status))
      .map(({ kind, villa, serviceId, priceCents }) => ({
        name: kind === 'villa' ? villa.name : nameOfService(world, { kind, serviceId }, language),
        price: majorOf(priceCents),
      })),
    total: majorOf(sumsOf(found).totalCents),
    payments: instalments.map(({ kind, cents, due, paidAt }) => ({
      kind,
      amount: majorOf(cents),
      due,
      paidOn: paidAt ? todayAt(paidAt.getTime()) : '',
    })),
    conditions: conditionsOnPaper(found.acceptances),
    cancellation: cancellationTold(world, found),
  })
}
