import { eq, inArray, max } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { bookingEvent, bookingItem, coSignIn, transfer } from '#database/tables'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { meetingTimeOf } from '#domain/transfers/transfer'
import { differenceOf } from '#domain/transfers/transfer-changes'
import type { Documents } from '#server/adapters/documents/documents'
import { absoluteUrl, clientAreaUrl, type FoundBooking, findBookings } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import { findRecipients, notify, type Recipient } from '#server/features/notifications/public'
import { endsOfTransfer, termsOfTransfer } from './present-transfer.ts'
import type { FoundTransfer, TransferBooking, World } from './queries.ts'

type Data = Parameters<Documents['transferEmail']>[0]
type Line = Data['transfers'][number]

export const codeOfCurrency = ({ catalogue }: Pick<World, 'catalogue'>, currencyId: number): string =>
  catalogue.content.currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'

/** A transfer as an e-mail describes it. */
export function lineOf(
  world: Pick<World, 'catalogue'>,
  found: FoundTransfer,
  { villaName, language }: { villaName: string; language: Language },
): Line {
  const { row, item } = found
  return {
    type: row.type,
    vehicle: row.vehicle,
    passengers: row.adults + row.children + row.infants,
    ...endsOfTransfer(world, found, { villaName, language }),
    day: row.day,
    time: row.time,
    meetingTime: row.meetingTime ?? meetingTimeOf(row),
    returnDay: row.returnDay,
    returnTime: row.returnTime,
    flight: row.flightNumber,
    price: majorOf(item.priceCents),
    changes: differenceOf(termsOfTransfer(found), row.proposed ?? {}).map(change =>
      change.name === 'priceCents'
        ? { ...change, before: majorOf(Number(change.before)), after: majorOf(Number(change.after)) }
        : change,
    ),
  }
}

interface Told {
  told: Data['told']
  itemIds: readonly number[]
  message?: string
  /** At most one e-mail is sent for it; by default for the latest event of the booking. */
  cause?: string
}

/**
 * E-mails the person who requested transfers, and the company where it has something to do. The transfers are those of
 * one person.
 */
export async function sendTransferEmails(
  tx: Transaction,
  world: World,
  { row: booked, villaName }: Pick<TransferBooking, 'row' | 'villaName'>,
  { told, itemIds, message = '', cause }: Told,
): Promise<void> {
  const found = await tx
    .select({ row: transfer, item: bookingItem })
    .from(transfer)
    .innerJoin(bookingItem, eq(bookingItem.id, transfer.itemId))
    .where(inArray(transfer.itemId, [...itemIds]))
    .orderBy(transfer.day, transfer.itemId)
  const [booking] = await findBookings(tx, [booked.id])
  const recipient = booking && (await findRequester(tx, booking, found[0]?.row.requestedBy ?? null))
  if (!recipient) return
  const { publicUrl: site, company, office } = world.configuration
  const path = `/secure/transfers?booking=${booked.id}`
  await notify(tx, world, {
    recipient,
    dedupeKey: cause ?? `transfers ${itemIds.join(' ')} ${told}, event ${await findLatestEvent(tx, booked.id)}`,
    topic: null,
    write: ({ recipient: email, language }) =>
      world.documents.transferEmail({
        sender: { site, company, office },
        ...{ language, recipient: email, told, message },
        villa: villaName,
        reference: booked.reference,
        currency: codeOfCurrency(world, booked.currencyId),
        transfers: found.map(one => lineOf(world, one, { villaName, language })),
        address:
          recipient.coSignInId === null ? clientAreaUrl(world, path, booked) : absoluteUrl(world, path, language),
      }),
  })
}

/** The id of the latest event of a booking: what the e-mail is about was recorded before it. */
async function findLatestEvent(tx: Transaction, bookingId: number): Promise<number> {
  const [latest] = await tx
    .select({ id: max(bookingEvent.id) })
    .from(bookingEvent)
    .where(eq(bookingEvent.bookingId, bookingId))
  return latest?.id ?? 0
}

/** The person who requested a transfer: the lead booker, or an invited person, who reads their own language. */
async function findRequester(
  tx: Transaction,
  booking: FoundBooking,
  coSignInId: number | null,
): Promise<Recipient | undefined> {
  if (coSignInId === null) return (await findRecipients(tx, booking, 'lead-booker'))[0]
  const [invited] = await tx
    .select({ email: coSignIn.email, language: coSignIn.language })
    .from(coSignIn)
    .where(eq(coSignIn.id, coSignInId))
  return invited && { ...invited, coSignInId, contactId: null }
}

interface OfficeTold {
  told: Data['told']
  found: readonly FoundTransfer[]
  message?: string
  /** The page of the back office that the e-mail leads to. */
  page?: string
}

/** E-mails the company what a client or a supplier did about transfers, or a supplier about another item. */
export async function notifyOfficeOfTransfers(
  tx: Transaction,
  world: World,
  { row: booked, villaName }: Pick<TransferBooking, 'row' | 'villaName'>,
  { told, found, message = '', page = '/office/transfers' }: OfficeTold,
): Promise<void> {
  const { publicUrl: site, company, office } = world.configuration
  const letter = await world.documents.transferEmail({
    sender: { site, company, office },
    language: 'en',
    recipient: office.email,
    told,
    villa: villaName,
    reference: booked.reference,
    currency: codeOfCurrency(world, booked.currencyId),
    transfers: found.map(one => lineOf(world, one, { villaName, language: 'en' })),
    message,
    address: `${site}${page}`,
  })
  await queueEmail(tx, {
    ...{ recipient: office.email, purpose: 'transactional', requestedBy: 'office', language: 'en', ...letter },
  })
}
