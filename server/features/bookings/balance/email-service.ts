import type { Transaction } from '#database/connection'
import type { Day } from '#domain/calendar/day'
import { majorOf } from '#domain/pricing/money'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import { clientAreaUrl } from '../emails.ts'
import { nameOfService } from '../present-booking.ts'
import type { FoundBooking } from '../queries.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

interface ServiceTold {
  told: Parameters<Documents['serviceEmail']>[0]['told']
  item: FoundBooking['items'][number]
  /** The balance, or the refund. */
  cents: number
  /** The part of the refund that the office returns by bank transfer. */
  transferCents?: number
  /** A supplier was asked, and has been told of the cancellation. */
  knowsSupplier?: boolean
  due?: Day
}

/** The e-mails of a cancellation that go to the office. */
const toldToOffice: readonly ServiceTold['told'][] = ['given-up', 'cancelled-by-staff']

/** Renders an e-mail about a service of a booking, for its owner or for the office. */
export async function writeServiceEmail(
  world: World,
  found: FoundBooking,
  { told, item, cents, transferCents = 0, knowsSupplier = false, due }: ServiceTold,
) {
  const { row } = found
  const { publicUrl: site, company, office } = world.configuration
  const isForOffice = toldToOffice.includes(told)
  const { kind, serviceId } = item
  const language = isForOffice ? 'en' : row.language
  return world.documents.serviceEmail({
    sender: { site, company, office },
    ...{ language, recipient: isForOffice ? office.email : (found.email ?? ''), told },
    service: kind === 'villa' ? '' : nameOfService(world, { kind, serviceId }, language),
    day: item.stay.from,
    villa: item.villa.name,
    reference: row.reference,
    amount: majorOf(cents),
    byTransfer: majorOf(transferCents),
    knowsSupplier,
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
    due: due ?? '',
    address: isForOffice
      ? `${site}/office/bookings/${row.id}`
      : clientAreaUrl(world, `/secure/overview-and-payment?booking=${row.id}`, row),
  })
}

/** Writes an e-mail about a service of a booking: to its owner or, about a cancelled one, to the office. */
export async function emailAboutService(
  tx: Transaction,
  world: World,
  found: FoundBooking,
  told: ServiceTold,
): Promise<void> {
  const { office } = world.configuration
  const isForOffice = toldToOffice.includes(told.told)
  const recipient = isForOffice ? office.email : found.email
  if (!recipient || told.item.kind === 'villa') return
  await queueEmail(tx, {
    ...(await writeServiceEmail(world, found, told)),
    recipient,
    purpose: 'transactional',
    requestedBy: isForOffice ? 'office' : 'own-booking',
    language: isForOffice ? 'en' : found.row.language,
    ...(!isForOffice && { replyTo: office.email }),
  })
}
