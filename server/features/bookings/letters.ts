import type { Transaction } from '#database/connection'
import { addressDay, type Day } from '#domain/day'
import { type Language, localPath } from '#domain/language'
import { majorOf } from '#domain/money'
import type { Stay } from '#domain/stay'
import { commonZone } from '#domain/today'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'
import { writeMail } from '#server/features/mail/public'
import type { FoundBooking } from './queries.ts'

type World = Pick<Context, 'configuration' | 'documents' | 'catalogue'>
type Data = Parameters<Documents['letterHold']>[0]

/** What is said about a villa's stay; what a letter does not speak of is left out. */
interface Told
  extends Pick<Data, 'told' | 'recipient' | 'language' | 'stay' | 'address'>,
    Partial<Pick<Data, 'reference' | 'amount' | 'currency' | 'waiver' | 'until' | 'due'>> {
  villa: { id: number; name: string }
  listUnsubscribe?: string
  /** A file for calendars that comes with it. */
  calendar?: { file: string; method: 'publish' | 'cancel' }
  /** Of the same cause one letter leaves. */
  cause?: string
}

/** Writes a letter about nights that are held, or waited for. */
export async function writeHoldLetter(tx: Transaction, world: World, told: Told): Promise<void> {
  const { configuration, documents, catalogue } = world
  const { publicUrl: site, company, office } = configuration
  const { villa, listUnsubscribe, calendar, cause, ...data } = told
  const { recipient, language } = told
  const letter = await documents.letterHold({
    reference: '',
    account: configuration.bankAccount,
    amount: 0,
    currency: 'EUR',
    waiver: 0,
    until: 0,
    due: '',
    ...data,
    filed: calendar !== undefined,
    sender: { site, company, office },
    villa: villa.name,
    timezone: catalogue.villas.get(villa.id)?.timezone ?? commonZone,
  })
  await writeMail(tx, {
    recipient,
    language,
    ...letter,
    replyTo: office.email,
    ...(listUnsubscribe && { listUnsubscribe }),
    ...(cause && { cause }),
    ...(calendar && { calendar: calendar.file, calendarMethod: calendar.method }),
  })
}

/** The whole address of a path of the site. */
export const addressOf = ({ configuration }: Pick<World, 'configuration'>, path: string, language: Language): string =>
  `${configuration.publicUrl}${localPath(path, language)}`

/**
 * The whole address of a page of the client area, for the letters of a booking. Who has made it without an account is
 * led to where they get one.
 */
export const ownAddressOf = (
  world: Pick<World, 'configuration'>,
  path: string,
  { id, contactId, language }: Pick<FoundBooking['row'], 'id' | 'contactId' | 'language'>,
): string => addressOf(world, contactId === null ? `/secure/ob/continue?booking=${id}&account=none` : path, language)

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

/** Writes to whom a booking belongs; nothing where no address is known. */
export async function writeToOwner(
  tx: Transaction,
  world: World,
  { row, email, items }: FoundBooking,
  told: Pick<Told, 'told' | 'address' | 'calendar' | 'cause'> & {
    cents?: number
    waiverCents?: number
    until?: number
    reference?: string
    due?: Day
  },
): Promise<void> {
  const item = items.find(({ kind }) => kind === 'villa')
  if (!email || !item) return
  const { cents = 0, waiverCents = 0, ...rest } = told
  await writeHoldLetter(tx, world, {
    ...rest,
    recipient: email,
    language: row.language,
    villa: item.villa,
    stay: item.stay,
    amount: majorOf(cents),
    waiver: majorOf(waiverCents),
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
  })
}
