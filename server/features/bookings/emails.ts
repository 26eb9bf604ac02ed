import type { Transaction } from '#database/connection'
import { addressDay, type Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { commonZone } from '#domain/calendar/today'
import { paidBookingStatuses } from '#domain/lifecycles/booking-status'
import { accountFor, accountLine } from '#domain/people/bank-account'
import { withSecrets } from '#domain/people/link-secrets'
import { majorOf } from '#domain/pricing/money'
import { type Language, localPath } from '#domain/text/language'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'
import { queueEmail, type RequestedBy } from '#server/features/mail/public'
import { hashOfEmail } from './occupancy/limit-holds.ts'
import { namedManager } from './people/client-manager.ts'
import type { FoundBooking } from './queries.ts'

type World = Pick<Context, 'configuration' | 'documents' | 'catalogue'>
type Data = Parameters<Documents['holdEmail']>[0]

/** The data of an e-mail about a villa's stay; optional fields depend on its kind. */
interface Told
  extends Pick<Data, 'told' | 'recipient' | 'language' | 'stay' | 'address'>,
    Partial<
      Pick<Data, 'reference' | 'amount' | 'currency' | 'waiver' | 'until' | 'due' | 'manager' | 'message' | 'time'>
    > {
  requestedBy: RequestedBy
  villa: { id: number; name: string }
  listUnsubscribe?: string
  /** Attached calendar file. */
  calendar?: { file: string; method: 'publish' | 'cancel' }
  /** Idempotency key: at most one e-mail is sent for a cause. */
  cause?: string
}

type LetterData = Omit<Told, 'requestedBy' | 'listUnsubscribe' | 'cause'>

/** Renders an e-mail about held, booked or awaited nights. */
export async function renderHoldEmail(
  { configuration, documents, catalogue }: World,
  { villa, calendar, ...data }: LetterData,
): ReturnType<Documents['holdEmail']> {
  const { publicUrl: site, company, office } = configuration
  const currency = data.currency ?? 'EUR'
  return documents.holdEmail({
    reference: '',
    account: accountLine(accountFor(configuration.bankAccounts, currency)),
    amount: 0,
    currency,
    waiver: 0,
    until: 0,
    due: '',
    time: '',
    message: '',
    manager: undefined,
    ...data,
    filed: calendar !== undefined,
    sender: { site, company, office },
    villa: villa.name,
    timezone: catalogue.villas.get(villa.id)?.timezone ?? commonZone,
  })
}

/** Writes an e-mail about held or awaited nights. Returns whether it was written, because its recipient has a limit. */
export async function sendHoldEmail(
  tx: Transaction,
  world: World,
  { requestedBy, listUnsubscribe, cause, ...data }: Told,
): Promise<boolean> {
  const { recipient, language, calendar } = data
  const letter = await renderHoldEmail(world, data)
  const mailId = await queueEmail(tx, {
    recipient,
    purpose: 'transactional',
    requestedBy,
    language,
    ...letter,
    replyTo: world.configuration.office.email,
    ...(listUnsubscribe && { listUnsubscribe }),
    ...(cause && { cause }),
    ...(calendar && { calendar: calendar.file, calendarMethod: calendar.method }),
  })
  return mailId !== undefined
}

/** The absolute URL of a path. */
export const absoluteUrl = (
  { configuration }: Pick<World, 'configuration'>,
  path: string,
  language: Language,
): string => `${configuration.publicUrl}${localPath(path, language)}`

/**
 * The absolute URL of a client-area page, for e-mails about a booking. A booking without an account links to the
 * sign-up page, which uses the reference to find out whether an account exists by then.
 */
export const clientAreaUrl = (
  world: Pick<World, 'configuration'>,
  path: string,
  { id, contactId, language, reference }: Pick<FoundBooking['row'], 'id' | 'contactId' | 'language' | 'reference'>,
): string =>
  absoluteUrl(
    world,
    contactId === null ? withSecrets(`/secure/ob/continue?booking=${id}&account=none`, { t: reference }) : path,
    language,
  )

/** The absolute URL of a villa's page for a stay. */
export function stayUrl(
  world: Pick<World, 'configuration'>,
  villa: { url: string },
  { from, to }: Stay,
  language: Language,
): string {
  const days = new URLSearchParams({ from: addressDay(from), to: addressDay(to) })
  return `${absoluteUrl(world, villa.url, language)}?${days}`
}

/** On whose behalf e-mails about a booking are sent. A visitor can enter any address for an unpaid hold. */
function requestedByBooking({ row, email, provenEmail, instalments }: FoundBooking): RequestedBy {
  if (!row.online || paidBookingStatuses.includes(row.status) || instalments.some(({ paidAt }) => paidAt))
    return 'own-booking'
  const isProven = email !== null && (email === provenEmail || row.provenEmailHash?.equals(hashOfEmail(email)))
  return isProven ? 'own-booking' : 'nobody'
}

/**
 * Writes an e-mail to the owner of a booking. Returns whether it was written: the booking can lack an address, or the
 * address has reached its limit.
 */
export async function emailBookingOwner(
  tx: Transaction,
  world: World,
  found: FoundBooking,
  told: Pick<Told, 'told' | 'address' | 'calendar' | 'cause' | 'message'> & {
    cents?: number
    waiverCents?: number
    until?: number
    reference?: string
    due?: Day
    time?: string
  },
): Promise<boolean> {
  const { row, email, items } = found
  const item = items.find(({ kind }) => kind === 'villa')
  if (!email || !item) return false
  const { cents = 0, waiverCents = 0, ...rest } = told
  return sendHoldEmail(tx, world, {
    ...rest,
    requestedBy: requestedByBooking(found),
    recipient: email,
    manager: namedManager(world, found),
    language: row.language,
    villa: item.villa,
    stay: item.stay,
    amount: majorOf(cents),
    waiver: majorOf(waiverCents),
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
  })
}
