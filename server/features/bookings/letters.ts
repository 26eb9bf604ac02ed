import type { Transaction } from '#database/connection'
import { accountFor, accountLine } from '#domain/bank-account'
import { soldBookings } from '#domain/booking/booking-status'
import { addressDay, type Day } from '#domain/day'
import { type Language, localPath } from '#domain/language'
import { withSecrets } from '#domain/link-secrets'
import { majorOf } from '#domain/money'
import type { Stay } from '#domain/stay'
import { commonZone } from '#domain/today'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'
import { type RequestedBy, writeMail } from '#server/features/mail/public'
import { hashOfEmail } from './limit-holds.ts'
import type { FoundBooking } from './queries.ts'

type World = Pick<Context, 'configuration' | 'documents' | 'catalogue'>
type Data = Parameters<Documents['letterHold']>[0]

/** What is said about a villa's stay; what a letter does not speak of is left out. */
interface Told
  extends Pick<Data, 'told' | 'recipient' | 'language' | 'stay' | 'address'>,
    Partial<Pick<Data, 'reference' | 'amount' | 'currency' | 'waiver' | 'until' | 'due'>> {
  requestedBy: RequestedBy
  villa: { id: number; name: string }
  listUnsubscribe?: string
  /** A file for calendars that comes with it. */
  calendar?: { file: string; method: 'publish' | 'cancel' }
  /** Of the same cause one letter leaves. */
  cause?: string
}

/** Writes a letter about nights that are held, or waited for. Answers whether it is written: its reader has a limit. */
export async function writeHoldLetter(tx: Transaction, world: World, told: Told): Promise<boolean> {
  const { configuration, documents, catalogue } = world
  const { publicUrl: site, company, office } = configuration
  const { villa, requestedBy, listUnsubscribe, calendar, cause, ...data } = told
  const { recipient, language } = told
  const currency = data.currency ?? 'EUR'
  const letter = await documents.letterHold({
    reference: '',
    account: accountLine(accountFor(configuration.bankAccounts, currency)),
    amount: 0,
    currency,
    waiver: 0,
    until: 0,
    due: '',
    ...data,
    filed: calendar !== undefined,
    sender: { site, company, office },
    villa: villa.name,
    timezone: catalogue.villas.get(villa.id)?.timezone ?? commonZone,
  })
  const mailId = await writeMail(tx, {
    recipient,
    purpose: 'transactional',
    requestedBy,
    language,
    ...letter,
    replyTo: office.email,
    ...(listUnsubscribe && { listUnsubscribe }),
    ...(cause && { cause }),
    ...(calendar && { calendar: calendar.file, calendarMethod: calendar.method }),
  })
  return mailId !== undefined
}

/** The whole address of a path of the site. */
export const addressOf = ({ configuration }: Pick<World, 'configuration'>, path: string, language: Language): string =>
  `${configuration.publicUrl}${localPath(path, language)}`

/**
 * The whole address of a page of the client area, for the letters of a booking. One that was made without an account
 * leads to where its booker gets one; with the reference that page finds out whether they have one by then.
 */
export const ownAddressOf = (
  world: Pick<World, 'configuration'>,
  path: string,
  { id, contactId, language, reference }: Pick<FoundBooking['row'], 'id' | 'contactId' | 'language' | 'reference'>,
): string =>
  addressOf(
    world,
    contactId === null ? withSecrets(`/secure/ob/continue?booking=${id}&account=none`, { t: reference }) : path,
    language,
  )

/** The whole address of a villa's page for a stay. */
export function stayAddress(
  world: Pick<World, 'configuration'>,
  villa: { url: string },
  { from, to }: Stay,
  language: Language,
): string {
  const days = new URLSearchParams({ from: addressDay(from), to: addressDay(to) })
  return `${addressOf(world, villa.url, language)}?${days}`
}

/** On whose behalf e-mails about a booking are sent. A hold that is not paid can have anybody's address. */
function requestedByBooking({ row, email, provenEmail, instalments }: FoundBooking): RequestedBy {
  if (!row.online || soldBookings.includes(row.status) || instalments.some(({ paidAt }) => paidAt)) return 'own-booking'
  const isProven = email !== null && (email === provenEmail || row.provenEmailHash?.equals(hashOfEmail(email)))
  return isProven ? 'own-booking' : 'nobody'
}

/**
 * Writes to whom a booking belongs. Answers whether it is written: no address may be known, or the limit of the one that
 * is be reached.
 */
export async function writeToOwner(
  tx: Transaction,
  world: World,
  found: FoundBooking,
  told: Pick<Told, 'told' | 'address' | 'calendar' | 'cause'> & {
    cents?: number
    waiverCents?: number
    until?: number
    reference?: string
    due?: Day
  },
): Promise<boolean> {
  const { row, email, items } = found
  const item = items.find(({ kind }) => kind === 'villa')
  if (!email || !item) return false
  const { cents = 0, waiverCents = 0, ...rest } = told
  return writeHoldLetter(tx, world, {
    ...rest,
    requestedBy: requestedByBooking(found),
    recipient: email,
    language: row.language,
    villa: item.villa,
    stay: item.stay,
    amount: majorOf(cents),
    waiver: majorOf(waiverCents),
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
  })
}
