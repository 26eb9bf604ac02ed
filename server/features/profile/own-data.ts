import { desc, eq } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/actor'
import { getOwnContact, getProfile } from './get-profile.ts'

/** All that is kept of a lead booker, for them: what they said, what was written to them, how they get in. No secrets. */
export async function getOwnData(db: Reads, { actor, id }: { actor: LeadBooker; id: string }) {
  const { contact: own } = await getOwnContact(db, actor, 'view', id)
  const profile = await getProfile(db, { actor, id })
  const { account, accountIdentity, booking, bookingItem, contactInterest, coSignIn, emailSubscription } = tables
  const { enquiry, factSheetRequest, guestLogin, mail, passkey, session, villa } = tables
  const ofAccount = eq(account.contactId, own.id)
  return {
    profile: { ...profile, since: own.createdAt },
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
    factSheets: await db
      .select({ villa: villa.name, sentAt: factSheetRequest.sentAt })
      .from(factSheetRequest)
      .innerJoin(villa, eq(villa.id, factSheetRequest.villaId))
      .where(eq(factSheetRequest.contactId, own.id)),
    // Sent with the address; whether by its owner is known only where that is confirmed.
    enquiries: profile.proven ? await db.select().from(enquiry).where(eq(enquiry.email, own.email)) : [],
    letters: await db
      .select({ subject: mail.subject, writtenAt: mail.writtenAt })
      .from(mail)
      .where(eq(mail.recipient, own.email))
      .orderBy(desc(mail.writtenAt)),
  }
}
