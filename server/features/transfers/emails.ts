import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { bookingItem, coSignIn, transfer } from '#database/tables'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { meetingTimeOf } from '#domain/transfers/transfer'
import { differenceOf } from '#domain/transfers/transfer-changes'
import type { Documents } from '#server/adapters/documents/documents'
import { absoluteUrl, clientAreaUrl, findBookings } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
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
  /** The idempotency key of the e-mail, where it must be sent once. */
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
  const guestId = found[0]?.row.requestedBy ?? null
  const [guest] =
    guestId === null ? [] : await tx.select({ email: coSignIn.email }).from(coSignIn).where(eq(coSignIn.id, guestId))
  const recipient = guestId === null ? booking?.email : guest?.email
  const { publicUrl: site, company, office } = world.configuration
  const path = `/secure/transfers?booking=${booked.id}`
  const dataIn = (language: Language): Omit<Data, 'recipient' | 'told' | 'address'> => ({
    sender: { site, company, office },
    language,
    villa: villaName,
    reference: booked.reference,
    currency: codeOfCurrency(world, booked.currencyId),
    transfers: found.map(one => lineOf(world, one, { villaName, language })),
    message,
  })
  if (recipient) {
    const { language } = booked
    const address = guestId === null ? clientAreaUrl(world, path, booked) : absoluteUrl(world, path, language)
    const letter = await world.documents.transferEmail({ ...dataIn(language), recipient, told, address })
    await queueEmail(tx, {
      ...{ recipient, purpose: 'transactional', requestedBy: 'own-booking', language, ...letter },
      replyTo: office.email,
      ...(cause && { cause }),
    })
  }
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
