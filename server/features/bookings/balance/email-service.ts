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
  due?: Day
}

/** Writes an e-mail about a service of a booking: to its owner or, of one that was given up, to the office. */
export async function emailAboutService(
  tx: Transaction,
  world: World,
  found: FoundBooking,
  { told, item, cents, transferCents = 0, due }: ServiceTold,
): Promise<void> {
  const { row } = found
  const { publicUrl: site, company, office } = world.configuration
  const isForOffice = told === 'given-up'
  const recipient = isForOffice ? office.email : found.email
  if (!recipient || item.kind === 'villa') return
  const language = isForOffice ? 'en' : row.language
  const { kind, serviceId } = item
  const letter = await world.documents.serviceEmail({
    sender: { site, company, office },
    ...{ language, recipient, told },
    service: nameOfService(world, { kind, serviceId }, language),
    day: item.stay.from,
    villa: item.villa.name,
    reference: row.reference,
    amount: majorOf(cents),
    byTransfer: majorOf(transferCents),
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
    due: due ?? '',
    address: isForOffice
      ? `${site}/office/${kind === 'transfer' ? 'transfers' : 'experiences'}`
      : clientAreaUrl(world, `/secure/overview-and-payment?booking=${row.id}`, row),
  })
  await queueEmail(tx, {
    ...{
      recipient,
      purpose: 'transactional',
      requestedBy: isForOffice ? 'office' : 'own-booking',
      language,
      ...letter,
    },
    ...(!isForOffice && { replyTo: office.email }),
  })
}
