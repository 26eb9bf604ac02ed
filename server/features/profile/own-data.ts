import { desc, eq, type SQL } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/actor'
import { profileRights } from '#domain/profile-rights'
import { allow } from '#server/platform/allow'
import { getOwnContact, getProfile } from './get-profile.ts'

const {
  account,
  accountIdentity,
  booking,
  conditionsAcceptance,
  contact,
  coSignIn,
  guestLogin,
  mail,
  passkey,
  session,
} = tables

/** The devices on which one has signed in, and the ways in beside a password. */
async function getWaysIn(db: Reads, ofAccount: SQL) {
  return {
    devices: await db
      .select({
        browser: session.browser,
        system: session.system,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        endedAt: session.endedAt,
      })
      .from(session)
      .innerJoin(account, eq(account.id, session.accountId))
      .where(ofAccount)
      .orderBy(desc(session.createdAt)),
    identities: await db
      .select({ provider: accountIdentity.provider, linkedAt: accountIdentity.linkedAt })
      .from(accountIdentity)
      .innerJoin(account, eq(account.id, accountIdentity.accountId))
      .where(ofAccount),
    passkeys: await db
      .select({ name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
      .from(passkey)
      .innerJoin(account, eq(account.id, passkey.accountId))
      .where(ofAccount),
  }
}

const lettersTo = (db: Reads, email: string) =>
  db
    .select({ subject: mail.subject, writtenAt: mail.writtenAt })
    .from(mail)
    .where(eq(mail.recipient, email))
    .orderBy(desc(mail.writtenAt))

/** All that is kept of a lead booker, for them: what they said, what was written to them, how they get in. No secrets. */
export async function getOwnData(db: Reads, { actor, id }: { actor: LeadBooker; id: string }) {
  const { contact: own } = await getOwnContact(db, actor, 'view', id)
  const profile = await getProfile(db, { actor, id })
  const { bookingItem, contactInterest, emailSubscription, enquiry, factSheetRequest, villa } = tables
  const ofAccount = eq(account.contactId, own.id)
  return {
    profile: { ...profile, since: own.createdAt },
    ...(await getWaysIn(db, ofAccount)),
    guestLogins: await db
      .select({
        firstName: guestLogin.firstName,
        lastName: guestLogin.lastName,
        email: coSignIn.email,
        invitedAt: guestLogin.invitedAt,
        archivedAt: guestLogin.archivedAt,
      })
      .from(guestLogin)
      .innerJoin(coSignIn, eq(coSignIn.id, guestLogin.coSignInId))
      .where(eq(guestLogin.contactId, own.id)),
    subscriptions: await db
      .select({
        language: emailSubscription.language,
        subscribedAt: emailSubscription.subscribedAt,
        confirmedAt: emailSubscription.confirmedAt,
        leftAt: emailSubscription.leftAt,
      })
      .from(emailSubscription)
      .where(eq(emailSubscription.contactId, own.id)),
    interests: await db
      .select({ interest: contactInterest.flag, since: contactInterest.since })
      .from(contactInterest)
      .where(eq(contactInterest.contactId, own.id)),
    bookings: await db
      .select({
        reference: booking.reference,
        status: booking.status,
        createdAt: booking.createdAt,
        villa: villa.name,
        kind: bookingItem.kind,
        stay: bookingItem.stay,
        priceCents: bookingItem.priceCents,
      })
      .from(booking)
      .leftJoin(bookingItem, eq(bookingItem.bookingId, booking.id))
      .leftJoin(villa, eq(villa.id, bookingItem.villaId))
      .where(eq(booking.contactId, own.id))
      .orderBy(desc(booking.createdAt)),
    acceptedConditions: await db
      .select({
        reference: booking.reference,
        version: conditionsAcceptance.version,
        language: conditionsAcceptance.language,
        acceptedAt: conditionsAcceptance.acceptedAt,
        acceptedBy: conditionsAcceptance.acceptedBy,
        reason: conditionsAcceptance.reason,
      })
      .from(conditionsAcceptance)
      .innerJoin(booking, eq(booking.id, conditionsAcceptance.bookingId))
      .where(eq(booking.contactId, own.id))
      .orderBy(desc(conditionsAcceptance.acceptedAt)),
    factSheets: await db
      .select({ villa: villa.name, sentAt: factSheetRequest.sentAt })
      .from(factSheetRequest)
      .innerJoin(villa, eq(villa.id, factSheetRequest.villaId))
      .where(eq(factSheetRequest.contactId, own.id)),
    // Sent with the address, as letters are written to it: whether by its owner is known only where that is confirmed.
    enquiries: profile.proven ? await db.select().from(enquiry).where(eq(enquiry.email, own.email)) : [],
    letters: profile.proven ? await lettersTo(db, own.email) : [],
  }
}

/** All that is kept of who shares the bookings of others, for them. */
export async function getGuestData(db: Reads, { actor, id }: { actor: CoSignIn; id: string }) {
  const [own] = await db
    .select({ coSignIn, provenAt: account.provenAt })
    .from(coSignIn)
    .leftJoin(account, eq(account.coSignInId, coSignIn.id))
    .where(eq(coSignIn.publicId, id))
  allow(profileRights, actor, 'view', own && { coSignInId: own.coSignIn.id })
  if (!own) throw new Error('what is allowed is there')
  const { id: coSignInId, email, role, language, createdAt } = own.coSignIn
  return {
    profile: { id, email, role, language, since: createdAt },
    ...(await getWaysIn(db, eq(account.coSignInId, coSignInId))),
    invitations: await db
      .select({
        firstName: guestLogin.firstName,
        lastName: guestLogin.lastName,
        by: contact.firstName,
        invitedAt: guestLogin.invitedAt,
        archivedAt: guestLogin.archivedAt,
      })
      .from(guestLogin)
      .innerJoin(contact, eq(contact.id, guestLogin.contactId))
      .where(eq(guestLogin.coSignInId, coSignInId)),
    acceptedConditions: await db
      .select({
        reference: booking.reference,
        version: conditionsAcceptance.version,
        language: conditionsAcceptance.language,
        acceptedAt: conditionsAcceptance.acceptedAt,
      })
      .from(conditionsAcceptance)
      .innerJoin(booking, eq(booking.id, conditionsAcceptance.bookingId))
      .where(eq(conditionsAcceptance.coSignInId, coSignInId))
      .orderBy(desc(conditionsAcceptance.acceptedAt)),
    letters: own.provenAt ? await lettersTo(db, email) : [],
  }
}
