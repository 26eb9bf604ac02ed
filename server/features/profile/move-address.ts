import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { coSignInRoles } from '#domain/accounts'
import { clearContact } from '#server/features/accounts/public'

const { account, contact, coSignIn, emailSubscription, guestLogin } = tables

/** Whether somebody has followed an invitation, or has signed up. */
export const isOpened = ({ passwordHash, proven }: { passwordHash: string | null; proven: boolean }) =>
  passwordHash !== null || proven

/**
 * Whom the letter knew by the address until now becomes who has the account: their place on the list comes along, where
 * there is none yet. `overUnproven`: so does an account whose address nobody has proven, emptied as at a first proof.
 * Throws `address-taken` for who has an account.
 */
async function takeOver(tx: Transaction, email: string, contactId: number, overUnproven: boolean): Promise<void> {
  const [known] = await tx
    .select({ id: contact.id, accountId: account.id, provenAt: account.provenAt })
    .from(contact)
    .leftJoin(account, eq(account.contactId, contact.id))
    .where(eq(contact.email, email))
    .for('update', { of: contact })
  if (!known) return
  if (known.accountId !== null) {
    if (!overUnproven || known.provenAt) throw new Refusal('address-taken')
    await clearContact(tx, known.id)
  }
  const { booking, contactInterest, factSheetRequest } = tables
  const sources = tx
    .select({ source: emailSubscription.source })
    .from(emailSubscription)
    .where(eq(emailSubscription.contactId, contactId))
  await tx
    .update(emailSubscription)
    .set({ contactId })
    .where(and(eq(emailSubscription.contactId, known.id), notInArray(emailSubscription.source, sources)))
  const flags = tx
    .select({ flag: contactInterest.flag })
    .from(contactInterest)
    .where(eq(contactInterest.contactId, contactId))
  await tx
    .update(contactInterest)
    .set({ contactId })
    .where(and(eq(contactInterest.contactId, known.id), notInArray(contactInterest.flag, flags)))
  await tx.update(factSheetRequest).set({ contactId }).where(eq(factSheetRequest.contactId, known.id))
  await tx.update(booking).set({ contactId }).where(eq(booking.contactId, known.id))
  await tx.delete(contact).where(eq(contact.id, known.id))
}

/**
 * Invitations to the new address that nobody has followed yet become those of who has shown that they read it. Throws
 * `address-taken` for somebody else's account, and for the address of a travel agent.
 */
async function takeOverInvitations(tx: Transaction, email: string, coSignInId: number): Promise<void> {
  const [known] = await tx
    .select({
      id: coSignIn.id,
      role: coSignIn.role,
      passwordHash: account.passwordHash,
      proven: sql<boolean>`${account.provenAt} is not null`,
    })
    .from(coSignIn)
    .leftJoin(account, eq(account.coSignInId, coSignIn.id))
    .where(eq(coSignIn.email, email))
    .for('update', { of: coSignIn })
  if (!known) return
  if (known.role !== coSignInRoles.guest || isOpened(known)) throw new Refusal('address-taken')
  // Of two invitations by one lead booker the later choice of bookings and prices counts.
  await tx.execute(sql`
    with earlier as (
      delete from ${guestLogin} using ${guestLogin} later
      where guest_login.co_sign_in_id = ${coSignInId} and later.co_sign_in_id = ${known.id}
        and later.contact_id = guest_login.contact_id and later.archived_at is null
      returning guest_login.contact_id, guest_login.archived_at, guest_login.accepted_at
    )
    update guest_login set accepted_at = earlier.accepted_at
    from earlier
    where guest_login.contact_id = earlier.contact_id and guest_login.co_sign_in_id = ${known.id} and earlier.archived_at is null`)
  const inviters = tx.select({ id: guestLogin.contactId }).from(guestLogin).where(eq(guestLogin.coSignInId, coSignInId))
  await tx
    .update(guestLogin)
    .set({ coSignInId })
    .where(and(eq(guestLogin.coSignInId, known.id), notInArray(guestLogin.contactId, inviters)))
  await tx.delete(coSignIn).where(eq(coSignIn.id, known.id))
}

/** A lead booker's address becomes another, and the list goes along. Throws `address-taken`. */
export async function moveContact(
  tx: Transaction,
  email: string,
  contactId: number,
  { overUnproven = false } = {},
): Promise<void> {
  await takeOver(tx, email, contactId, overUnproven)
  await tx.update(contact).set({ email }).where(eq(contact.id, contactId))
  // The list was told to the old address; its owner is the same, and has just shown that they read the new one.
  await tx
    .update(emailSubscription)
    .set({ secret: sql`gen_random_uuid()` })
    .where(and(eq(emailSubscription.contactId, contactId), isNotNull(emailSubscription.confirmedAt)))
}

/** The address of a guest or travel agent becomes another, for all who invite them. Throws `address-taken`. */
export async function moveCoSignIn(tx: Transaction, email: string, coSignInId: number): Promise<void> {
  await takeOverInvitations(tx, email, coSignInId)
  await tx.update(coSignIn).set({ email }).where(eq(coSignIn.id, coSignInId))
}
