import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import * as tables from '#database/tables'
import type { Actor } from '#domain/access/actor'
import {
  type Holder,
  type HolderTrust,
  type HoldRefusal,
  refuseEmailOfHold,
  refuseHold,
  refuseTransferHold,
  type StandingHold,
} from '#domain/booking/hold/hold-limits'
import type { Stay } from '#domain/calendar/stay'
import {
  type BookingStatus,
  bookingStatus,
  heldBookingStatuses,
  paidBookingStatuses,
} from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { mailboxOf } from '#domain/people/email'
import type { Context } from '#server/context'
import { tooManyCalls, tryConsume } from '#server/platform/security/rate-limits'

const { account, booking, bookingItem, contact, option, villa } = tables

type World = Pick<Context, 'catalogue' | 'configuration'>

/** The IP address of a hold, as limits count it, and its network. */
export interface HeldFrom {
  caller: string
  network: string
}

/** Only a hash is stored: it shows that two holds share an address without revealing it. */
export const hashOfPlace = (place: string): Buffer => createHash('sha256').update(`option ${place}`).digest()

/** New holds per IP address and per villa, so that ending holds early does not evade the limits. */
const begunFromAddress = { max: 20, windowSeconds: 3600 }
const begunOfVilla = { max: 4, windowSeconds: 86_400 }
/** New holds of all unproven visitors together. Beyond it a hold needs a confirmed e-mail address. */
const begunInAll = { max: 500, windowSeconds: 3600 }

/** Serialises transactions that count holds and add one. Acquired after the locks of villa and booking. */
const lockHolds = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(6273904, 1)`)

/** Whether a contact has a paid booking. */
const isClient = (contactId: SQL | number) =>
  sql<boolean>`exists (select from booking sold where sold.contact_id = ${contactId} and sold.status in ${[...paidBookingStatuses]})`

const trustOf = ({ client, proven }: { client: boolean; proven: boolean }): HolderTrust =>
  client ? 'client' : proven ? 'proven' : 'unproven'

/** An active hold, with the data shown to its holder. */
interface FoundHold extends StandingHold {
  reference: string
  villa: { id: number; name: string; url: string }
}

const keyOf = (hash: Buffer | null) => hash?.toString('base64') ?? null

/** The hash of an e-mail address for counting its holds; addresses of one mailbox count as one. */
export const hashOfEmail = (email: string): Buffer =>
  createHash('sha256')
    .update(`held by ${mailboxOf(email)}`)
    .digest()

const keyOfEmail = (email: string): string[] => (email === '' ? [] : [hashOfEmail(email).toString('base64')])

/** Finds the unpaid holds of visitors and clients, by default all. They are few, because each counts against a limit. */
async function findStanding(db: Queryable, which?: SQL): Promise<FoundHold[]> {
  const rows = await db
    .select({
      bookingId: booking.id,
      reference: booking.reference,
      status: booking.status,
      stay: bookingItem.stay,
      villa: { id: villa.id, name: villa.name, url: villa.path },
      heldFrom: option.heldFrom,
      heldFromNetwork: option.heldFromNetwork,
      contactId: booking.contactId,
      email: booking.email,
      provenEmail: booking.provenEmailHash,
      contactEmail: contact.email,
      proven: sql<boolean>`coalesce(${account.provenAt}, ${booking.emailProvenAt}) is not null`,
      client: sql<boolean>`${booking.contactId} is not null and ${isClient(sql`${booking.contactId}`)}`,
    })
    .from(option)
    .innerJoin(bookingItem, eq(bookingItem.id, option.bookingItemId))
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(account, eq(account.contactId, booking.contactId))
    .where(
      and(
        gt(option.expiresAt, currentTime),
        which,
        eq(bookingItem.status, itemStatus.option),
        inArray(booking.status, [...heldBookingStatuses]),
        eq(booking.online, true),
      ),
    )
    .orderBy(asc(option.expiresAt), asc(booking.id))
  return rows.map(
    ({ status, heldFrom, heldFromNetwork, email, provenEmail, contactEmail, proven, client, ...rest }) => ({
      ...rest,
      trust: trustOf({ client, proven }),
      // A confirmed address stays, whatever is entered afterwards.
      emails: [keyOf(contactEmail === null ? provenEmail : null) ?? keyOfEmail(contactEmail ?? email ?? '')].flat(),
      address: keyOf(heldFrom),
      network: keyOf(heldFromNetwork),
      forTransfer: status === bookingStatus.officeOption,
    }),
  )
}

/**
 * The holds that can count against one more: those in the months of its stay, and those of the same holder, address or
 * network in any month.
 */
function beside(actor: Actor, { contactId, emails }: Holder, { stay, from }: { stay: Stay; from: HeldFrom }) {
  const months = sql`daterange(date_trunc('month', ${stay.from}::date)::date,
    (date_trunc('month', ${stay.to}::date) + interval '1 month')::date)`
  return or(
    sql`${bookingItem.stay} && ${months}`,
    eq(option.heldFrom, hashOfPlace(from.caller)),
    eq(option.heldFromNetwork, hashOfPlace(from.network)),
    contactId === null ? undefined : eq(booking.contactId, contactId),
    actor.kind === 'guest-user' ? eq(booking.id, actor.bookingId) : undefined,
    // Spellings of one mailbox differ, so they are compared afterwards.
    emails.length === 0
      ? undefined
      : or(isNotNull(booking.email), isNotNull(booking.contactId), isNotNull(booking.provenEmailHash)),
  )
}

/** The holder for the limits. An address that was only typed does not count as theirs. */
async function findHolder(
  tx: Transaction,
  actor: Actor,
  { email, from }: { email: string; from: HeldFrom },
): Promise<Holder> {
  const place = { address: keyOf(hashOfPlace(from.caller)), network: keyOf(hashOfPlace(from.network)) }
  if (actor.kind !== 'lead-booker') return { trust: 'unproven', contactId: null, emails: keyOfEmail(email), ...place }
  const [found] = await tx
    .select({
      email: contact.email,
      proven: sql<boolean>`${account.provenAt} is not null`,
      client: isClient(actor.contactId),
    })
    .from(contact)
    .leftJoin(account, eq(account.contactId, contact.id))
    .where(eq(contact.id, actor.contactId))
  if (!found) throw new ProblemError('not-found')
  return { trust: trustOf(found), contactId: actor.contactId, emails: keyOfEmail(found.email), ...place }
}

const budgetOf = ({ catalogue, configuration }: World) => ({
  villas: catalogue.villas.size,
  percent: configuration.holdPercent,
})

const isOwn = (actor: Actor, { bookingId, contactId }: StandingHold) =>
  (actor.kind === 'guest-user' && actor.bookingId === bookingId) ||
  (actor.kind === 'lead-booker' && actor.contactId === contactId)

/** The problem of a rejected hold, with the reason and the caller's own holds, never those of others. */
function refusalOf(because: HoldRefusal, standing: readonly FoundHold[], actor: Actor): ProblemError {
  const holds = standing
    .filter(hold => isOwn(actor, hold))
    .map(({ bookingId, reference, villa, stay }) => ({ bookingId, reference, villa, ...stay }))
  const code = because === 'unproven' ? 'address-not-proven' : 'too-many-options'
  return new ProblemError(code, { more: { because, holds } })
}

/** A villa to be held without payment. */
interface HoldRequest {
  villaId: number
  stay: Stay
  email: string
  from: HeldFrom
}

/** Finds the live holds that can count against one more, without that of the booking `own`. */
const findBeside = (tx: Transaction, actor: Actor, holder: Holder, request: HoldRequest, own?: number) =>
  findStanding(tx, and(beside(actor, holder, request), own === undefined ? undefined : ne(booking.id, own)))

/**
 * Checks that a villa can be held without payment under the limits (PD-87), before anything is stored. Others can hold
 * meanwhile, so `reserveHoldCapacity` decides. Throws `too-many-options` and `address-not-proven`, each with the caller's own
 * holds.
 */
export async function checkHoldLimits(
  tx: Transaction,
  world: World,
  actor: Actor,
  request: HoldRequest,
): Promise<Holder> {
  const holder = await findHolder(tx, actor, request)
  const standing = await findBeside(tx, actor, holder, request)
  const because = refuseHold(standing, { ...holder, stay: request.stay }, budgetOf(world))
  if (because) throw refusalOf(because, standing, actor)
  return holder
}

/** Counts a new hold of an unproven visitor; returns the first limit of new holds that is reached. */
async function consumeNewHold(tx: Transaction, { villaId, from }: HoldRequest) {
  const [fromAddress, ofVilla, inAll] = await Promise.all([
    tryConsume(tx, `holds begun from ${from.caller}`, begunFromAddress),
    tryConsume(tx, `holds begun of villa ${villaId} from ${from.caller}`, begunOfVilla),
    tryConsume(tx, 'holds begun by unproven visitors', begunInAll),
  ])
  return !fromAddress ? begunFromAddress : !ofVilla ? begunOfVilla : !inAll ? begunInAll : undefined
}

/**
 * Counts a stored hold under the limits, as the last step of its transaction: others wait for the lock until the commit.
 * Throws as `checkHoldLimits` does, and `too-many-requests`.
 */
export async function reserveHoldCapacity(
  tx: Transaction,
  world: World,
  actor: Actor,
  { holder, request, bookingId }: { holder: Holder; request: HoldRequest; bookingId: number },
): Promise<void> {
  await lockHolds(tx)
  const [standing, reached] = await Promise.all([
    findBeside(tx, actor, holder, request, bookingId),
    holder.trust === 'unproven' ? consumeNewHold(tx, request) : undefined,
  ])
  const because = refuseHold(standing, { ...holder, stay: request.stay }, budgetOf(world))
  if (because) throw refusalOf(because, standing, actor)
  if (reached === begunInAll) throw refusalOf('unproven', standing, actor)
  if (reached) throw tooManyCalls(reached)
}

/**
 * Checks that a hold can be entered under an e-mail address, which most visitors give only after holding the villa. The
 * booking must be locked. Throws `too-many-options` with the caller's own holds.
 */
export async function checkHoldLimitsOfEmail(
  tx: Transaction,
  actor: Actor,
  { id: bookingId, status }: { id: number; status: BookingStatus },
  email: string,
): Promise<void> {
  const [key] = keyOfEmail(email)
  if (!key || !heldBookingStatuses.includes(status)) return
  await lockHolds(tx)
  const standing = await findStanding(tx)
  const because = refuseEmailOfHold(standing, bookingId, key)
  if (because) throw refusalOf(because, standing, actor)
}

/**
 * Checks that a hold can wait for a bank transfer. The booking must be locked. Throws `address-not-proven`, and
 * `too-many-options` with the caller's own holds.
 */
export async function checkHoldLimitsOfTransfer(
  tx: Transaction,
  world: World,
  actor: Actor,
  bookingId: number,
): Promise<void> {
  await lockHolds(tx)
  const standing = await findStanding(tx)
  const hold = standing.find(one => one.bookingId === bookingId)
  if (!hold) return
  const because = refuseTransferHold(standing, hold, budgetOf(world))
  if (because) throw refusalOf(because, standing, actor)
}
