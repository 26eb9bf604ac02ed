import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { UserType } from '#domain/accounts'
import type { IdentityProvider } from '#domain/identity'
import type { Language } from '#domain/language'
import { booking } from './bookings.ts'
import { attemptedId, bytes, instant, publicId, toAttempted } from './columns.ts'
import { contact } from './content.ts'
import { staff } from './staff.ts'

/** Somebody who was invited to share bookings of others: a guest (1) or a travel agent (2) (PD-32). */
export const coSignIn = pgTable(
  'co_sign_in',
  {
    id: attemptedId(),
    publicId: publicId(),
    /** In small letters, as all addresses of accounts. */
    email: text().notNull().unique(),
    role: smallint().$type<1 | 2>().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [check('co_sign_in_role', sql`${t.role} in (1, 2)`)],
)

/** A visitor in the midst of a booking, known by nothing but that (PD-28). */
export const guestUser = pgTable('guest_user', {
  id: attemptedId(),
  publicId: publicId(),
  bookingId: toAttempted()
    .notNull()
    .unique()
    .references(() => booking.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull().default(sql`app_now()`),
})

/** That somebody can sign in: a lead booker, a co-sign-in, a guest user or a member of staff, exactly one of them. */
export const account = pgTable(
  'account',
  {
    id: attemptedId(),
    contactId: toAttempted()
      .unique()
      .references(() => contact.id, { onDelete: 'cascade' }),
    coSignInId: toAttempted()
      .unique()
      .references(() => coSignIn.id, { onDelete: 'cascade' }),
    guestUserId: toAttempted()
      .unique()
      .references(() => guestUser.id, { onDelete: 'cascade' }),
    staffId: toAttempted()
      .unique()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** In the PHC form, argon2id; none until a password is set. */
    passwordHash: text(),
    passwordSetAt: instant(),
    /** When its owner has shown that they read what comes to the address. */
    provenAt: instant(),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    check('account_is_of_one', sql`num_nonnulls(${t.contactId}, ${t.coSignInId}, ${t.guestUserId}, ${t.staffId}) = 1`),
    check('account_password', sql`(${t.passwordHash} is null) = (${t.passwordSetAt} is null)`),
  ],
)

/** That a lead booker has invited somebody to share what they book. */
export const guestLogin = pgTable(
  'guest_login',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: toAttempted()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    coSignInId: toAttempted()
      .notNull()
      .references(() => coSignIn.id, { onDelete: 'cascade' }),
    /** As the lead booker calls them, or they themselves. */
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** As what the lead booker invites them: a guest (1) or a travel agent (2) (PD-92). */
    role: smallint().$type<1 | 2>().notNull().default(1),
    /** They see all bookings of the lead booker, also those to come; otherwise those of `guest_login_booking`. */
    allBookings: boolean().notNull().default(false),
    /** Whether they see prices, and may pay deposit and balance. */
    showsPrices: boolean().notNull().default(false),
    /** When the lead booker chose bookings and prices; null for an invitation from before one could choose. */
    scopeChosenAt: instant(),
    /** When the lead booker was asked by e-mail to choose them. */
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

/** A booking that somebody is invited to see. */
export const guestLoginBooking = pgTable(
  'guest_login_booking',
  {
    guestLoginId: uuid()
      .notNull()
      .references(() => guestLogin.id, { onDelete: 'cascade' }),
    bookingId: toAttempted()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    endedAt: instant(),
  },
  t => [primaryKey({ columns: [t.guestLoginId, t.bookingId] }), index().on(t.bookingId)],
)

/** That somebody signs in by what a provider of identities says of them; as a lead booker and as a guest apart. */
export const accountIdentity = pgTable(
  'account_identity',
  {
    provider: text().$type<IdentityProvider>().notNull(),
    /** By what the provider knows them, for ever. */
    subject: text().notNull(),
    userType: text().$type<UserType>().notNull(),
    accountId: toAttempted()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The address that the provider named when it was linked; empty where it named none. */
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

/** A passkey: the public half of a key that a device of its owner keeps. */
export const passkey = pgTable(
  'passkey',
  {
    /** As the device names it, in base64url. */
    id: text().primaryKey(),
    accountId: toAttempted()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    publicKey: bytes().notNull(),
    /** How often it was used, as far as the device counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    /** It is kept beyond the device, with its maker. */
    backedUp: boolean().notNull(),
    createdAt: instant().notNull().default(sql`app_now()`),
    lastUsedAt: instant(),
  },
  t => [index().on(t.accountId)],
)
