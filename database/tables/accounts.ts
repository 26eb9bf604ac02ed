import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Tour, UserType } from '#domain/people/accounts'
import type { IdentityProvider } from '#domain/people/identity'
import type { Language } from '#domain/text/language'
import { booking } from './bookings.ts'
import { bytes, instant, publicId, sequenceId, sequenceIdRef } from './columns.ts'
import { contact } from './content.ts'
import { staff } from './staff.ts'

/** A person who was invited to share bookings: a guest (1) or a travel agent (2) (PD-32). */
export const coSignIn = pgTable(
  'co_sign_in',
  {
    id: sequenceId(),
    publicId: publicId(),
    /** In lower case, as all addresses of accounts. */
    email: text().notNull().unique(),
    role: smallint().$type<1 | 2>().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [check('co_sign_in_role', sql`${t.role} in (1, 2)`)],
)

/** A visitor who is making a booking, known only by that booking (PD-28). */
export const guestUser = pgTable('guest_user', {
  id: sequenceId(),
  publicId: publicId(),
  bookingId: sequenceIdRef()
    .notNull()
    .unique()
    .references(() => booking.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull().default(sql`app_now()`),
})

/** An account: of a lead booker, a co-sign-in, a guest user or a staff member, exactly one of them. */
export const account = pgTable(
  'account',
  {
    id: sequenceId(),
    contactId: sequenceIdRef()
      .unique()
      .references(() => contact.id, { onDelete: 'cascade' }),
    coSignInId: sequenceIdRef()
      .unique()
      .references(() => coSignIn.id, { onDelete: 'cascade' }),
    guestUserId: sequenceIdRef()
      .unique()
      .references(() => guestUser.id, { onDelete: 'cascade' }),
    staffId: sequenceIdRef()
      .unique()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** In PHC form, argon2id; null until a password is set. */
    passwordHash: text(),
    passwordSetAt: instant(),
    /** When its owner confirmed the address. */
    provenAt: instant(),
    /** The guided tours that its owner has taken or declined. */
    toursSeen: text().array().$type<Tour[]>().notNull().default([]),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    check('account_tours', sql`is_list(${t.toursSeen}) and ${t.toursSeen} <@ array['dashboard', 'planner']`),
    check('account_is_of_one', sql`num_nonnulls(${t.contactId}, ${t.coSignInId}, ${t.guestUserId}, ${t.staffId}) = 1`),
    check('account_password', sql`(${t.passwordHash} is null) = (${t.passwordSetAt} is null)`),
  ],
)

/** An invitation by a lead booker to share bookings. */
export const guestLogin = pgTable(
  'guest_login',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: sequenceIdRef()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    coSignInId: sequenceIdRef()
      .notNull()
      .references(() => coSignIn.id, { onDelete: 'cascade' }),
    /** As entered by the lead booker or by the guest. */
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** The role in this invitation: a guest (1) or a travel agent (2) (PD-92). */
    role: smallint().$type<1 | 2>().notNull().default(1),
    /** They see all bookings of the lead booker, future ones included; otherwise those of `guest_login_booking`. */
    allBookings: boolean().notNull().default(false),
    /** Whether they see prices, and may pay deposit and balance. */
    showsPrices: boolean().notNull().default(false),
    /** When the lead booker chose bookings and prices; null for an invitation from before that choice existed. */
    scopeChosenAt: instant(),
    /** When an e-mail requested that choice from the lead booker. */
    scopeAskedAt: instant(),
    invitedAt: instant().notNull().default(sql`app_now()`),
    /** When the invited person accepted: until then they see nothing. */
    acceptedAt: instant(),
    archivedAt: instant(),
  },
  t => [
    unique().on(t.contactId, t.coSignInId),
    index().on(t.coSignInId),
    check('guest_login_role', sql`${t.role} in (1, 2)`),
  ],
)

/** A booking that an invited person may see. */
export const guestLoginBooking = pgTable(
  'guest_login_booking',
  {
    guestLoginId: uuid()
      .notNull()
      .references(() => guestLogin.id, { onDelete: 'cascade' }),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    endedAt: instant(),
  },
  t => [primaryKey({ columns: [t.guestLoginId, t.bookingId] }), index().on(t.bookingId)],
)

/** A linked identity of an identity provider; lead bookers and guests are separate. */
export const accountIdentity = pgTable(
  'account_identity',
  {
    provider: text().$type<IdentityProvider>().notNull(),
    /** The provider's permanent id of the person. */
    subject: text().notNull(),
    userType: text().$type<UserType>().notNull(),
    accountId: sequenceIdRef()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The address at the provider when it was linked; empty where it sent none. */
    email: text().notNull().default(''),
    linkedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    primaryKey({ columns: [t.provider, t.subject, t.userType] }),
    unique().on(t.accountId, t.provider),
    check('account_identity_provider', sql`${t.provider} in ('google', 'apple', 'facebook')`),
    check('account_identity_user_type', sql`${t.userType} in ('contact', 'cosignin')`),
  ],
)

/** A passkey: the public key; a device of its owner has the private one. */
export const passkey = pgTable(
  'passkey',
  {
    /** The credential id, in base64url. */
    id: text().primaryKey(),
    accountId: sequenceIdRef()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    publicKey: bytes().notNull(),
    /** The device's own signature counter. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    /** It is backed up beyond the device, by its maker. */
    backedUp: boolean().notNull(),
    createdAt: instant().notNull().default(sql`app_now()`),
    lastUsedAt: instant(),
  },
  t => [index().on(t.accountId)],
)
