import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { coSignInRoles } from '#domain/people/accounts'
import { clearContact } from '#server/features/accounts/public'

const { account, contact, coSignIn, emailSubscription, guestLogin } = tables

/** Whether an account was used: it has a password or a proven address. */
export const isOpened = ({ passwordHash, proven }: { passwordHash: string | null; proven: boolean }) =>
  passwordHash !== null || proven

/**
 * Merges the contact that only had the newsletter into the account's contact, with its subscription if the account has
 * none. `overUnproven` also takes over an account with an unproven address, cleared as at a first proof. Throws
 * `address-taken` for any other account.
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
    if (!overUnproven || known.provenAt) throw new ProblemError('address-taken')
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
 * Merges unused invitations to the new address into the guest's account. Throws `address-taken` for another account in
 * use, and for the address of a travel agent.
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
  if (known.role !== coSignInRoles.guest || isOpened(known)) throw new ProblemError('address-taken')
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

/** Moves a lead booker to another address, with the newsletter subscription. Throws `address-taken`. */
export async function moveContact(
  tx: Transaction,
  email: string,
  contactId: number,
  { overUnproven = false } = {},
): Promise<void> {
  await takeOver(tx, email, contactId, overUnproven)
  await tx.update(contact).set({ email }).where(eq(contact.id, contactId))
  // E-mails to the old address contain the secret. The owner stays the same and has just proven the new address.
  await tx
    .update(emailSubscription)
    .set({ secret: sql`gen_random_uuid()` })
    .where(and(eq(emailSubscription.contactId, contactId), isNotNull(emailSubscription.confirmedAt)))
}

/** Moves a guest or travel agent to another address, for all who invite them. Throws `address-taken`. */
export async function moveCoSignIn(tx: Transaction, email: string, coSignInId: number): Promise<void> {
  await takeOverInvitations(tx, email, coSignInId)
  await tx.update(coSignIn).set({ email }).where(eq(coSignIn.id, coSignInId))
}
