import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Actor } from '#domain/actor'
import { type BookingStatus, bookingStatus, optionBookings, soldBookings } from '#domain/booking/booking-status'
import {
  type Holder,
  type HolderTrust,
  type HoldRefusal,
  refuseEmailOfHold,
  refuseHold,
  refuseTransferHold,
  type StandingHold,
} from '#domain/booking/hold-limits'
import { itemStatus } from '#domain/booking/item-status'
import { mailboxOf } from '#domain/email'
import type { Stay } from '#domain/stay'
import type { Context } from '#server/context'
import { countCall, mayCall } from '#server/platform/limits'

const { account, booking, bookingItem, contact, option, villa } = tables

type World = Pick<Context, 'catalogue' | 'configuration'>

/** The IP address from which a villa is held, as limits count it, and the network around it. */
export interface HeldFrom {
  caller: string
  network: string
}

/** Only a hash is stored: it shows that two holds come from one place, and not from which. */
export const hashOfPlace = (place: string): Buffer => createHash('sha256').update(`option ${place}`).digest()

/** How often villas can be held anew from one IP address, and one villa: ending a hold early must not be a way around. */
const begunFromAddress = { most: 20, seconds: 3600 }
const begunOfVilla = { most: 4, seconds: 86_400 }
/** Of all unproven visitors together; beyond it a hold needs a confirmed e-mail address. */
const begunInAll = { most: 500, seconds: 3600 }

/** One transaction at a time counts holds and adds one. The villa's lock is taken before. */
const lockHolds = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(6273904, 1)`)

/** Whether a contact has a booking that is paid for. */
const isClient = (contactId: SQL | number) =>
  sql<boolean>`exists (select from booking sold where sold.contact_id = ${contactId} and sold.status in ${[...soldBookings]})`

const trustOf = ({ client, proven }: { client: boolean; proven: boolean }): HolderTrust =>
  client ? 'client' : proven ? 'proven' : 'unproven'

/** A hold that stands, with what its holder can be told of it. */
interface FoundHold extends StandingHold {
  reference: string
  villa: { id: number; name: string; url: string }
}

const keyOf = (hash: Buffer | null) => hash?.toString('base64') ?? null

/** The hash of an e-mail address, by which holds under it are found; addresses of one mailbox are one person's. */
export const hashOfEmail = (email: string): Buffer =>
  createHash('sha256')
    .update(`held by ${mailboxOf(email)}`)
    .digest()

const keyOfEmail = (email: string): string[] => (email === '' ? [] : [hashOfEmail(email).toString('base64')])

/** All holds that visitors and clients made themselves and have not paid. There are few: each one counts against a limit. */
async function findStanding(db: Reads): Promise<FoundHold[]> {
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
        gt(option.expiresAt, sql`app_now()`),
        eq(bookingItem.status, itemStatus.option),
        inArray(booking.status, [...optionBookings]),
        eq(booking.online, true),
      ),
    )
    .orderBy(asc(option.expiresAt), asc(booking.id))
  return rows.map(
    ({ status, heldFrom, heldFromNetwork, email, provenEmail, contactEmail, proven, client, ...rest }) => ({
      ...rest,
      trust: trustOf({ client, proven }),
      // An address that was confirmed stays, whatever is entered afterwards.
      emails: [keyOf(contactEmail === null ? provenEmail : null) ?? keyOfEmail(contactEmail ?? email ?? '')].flat(),
      address: keyOf(heldFrom),
      network: keyOf(heldFromNetwork),
      forTransfer: status === bookingStatus.officeOption,
    }),
  )
}

/** The person who wants to hold a villa. An address that is only typed is not theirs yet. */
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
  if (!found) throw new Refusal('not-found')
  return { trust: trustOf(found), contactId: actor.contactId, emails: keyOfEmail(found.email), ...place }
}

const budgetOf = ({ catalogue, configuration }: World) => ({
  villas: catalogue.villas.size,
  percent: configuration.holdPercent,
})

const isOwn = (actor: Actor, { bookingId, contactId }: StandingHold) =>
  (actor.kind === 'guest-user' && actor.bookingId === bookingId) ||
  (actor.kind === 'lead-booker' && actor.contactId === contactId)

/** The refusal of a hold, with the reason and the caller's own holds; those of others stay unknown. */
function refusalOf(because: HoldRefusal, standing: readonly FoundHold[], actor: Actor): Refusal {
  const holds = standing
    .filter(hold => isOwn(actor, hold))
    .map(({ bookingId, reference, villa, stay }) => ({ bookingId, reference, villa, ...stay }))
  const code = because === 'unproven' ? 'address-not-proven' : 'too-many-options'
  return new Refusal(code, { more: { because, holds } })
}

/**
 * Asks whether a villa can be held without payment beside all that is held already (PD-87). The villa's lock
 * is held. Throws `too-many-options` and `address-not-proven`, each with the caller's own holds, and `too-many-requests`.
 */
export async function askRoomToHold(
  tx: Transaction,
  world: World,
  actor: Actor,
  { villaId, stay, email, from }: { villaId: number; stay: Stay; email: string; from: HeldFrom },
): Promise<void> {
  const holder = await findHolder(tx, actor, { email, from })
  await lockHolds(tx)
  const standing = await findStanding(tx)
  const because = refuseHold(standing, { ...holder, stay }, budgetOf(world))
  if (because) throw refusalOf(because, standing, actor)
  if (holder.trust !== 'unproven') return
  await countCall(tx, `holds begun from ${from.caller}`, begunFromAddress)
  await countCall(tx, `holds begun of villa ${villaId} from ${from.caller}`, begunOfVilla)
  if (!(await mayCall(tx, 'holds begun by unproven visitors', begunInAll))) throw refusalOf('unproven', standing, actor)
}

/**
 * Asks whether a hold can be entered under an e-mail address: most visitors type it after they have taken the villa. The
 * booking is locked. Throws `too-many-options` with the caller's own holds.
 */
export async function askRoomUnderEmail(
  tx: Transaction,
  actor: Actor,
  { id: bookingId, status }: { id: number; status: BookingStatus },
  email: string,
): Promise<void> {
  const [key] = keyOfEmail(email)
  if (!key || !optionBookings.includes(status)) return
  await lockHolds(tx)
  const standing = await findStanding(tx)
  const because = refuseEmailOfHold(standing, bookingId, key)
  if (because) throw refusalOf(because, standing, actor)
}

/**
 * Asks whether a hold can wait for a bank transfer. Its booking is locked. Throws `address-not-proven`, and
 * `too-many-options` with the caller's own holds.
 */
export async function askRoomForTransfer(
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
