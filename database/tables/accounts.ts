import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { LinkKind } from '#domain/accounts'
import type { Permission } from '#domain/actor'
import type { Language } from '#domain/language'
import { booking } from './bookings.ts'
import { attemptedId, bytes, toAttempted } from './columns.ts'
import { contact } from './content.ts'

const instant = () => timestamp({ withTimezone: true })

/** By what somebody is known outside: it tells neither how many there are nor since when this one is. */
const publicId = () => uuid().notNull().unique().defaultRandom()

/** Somebody who was invited to share bookings of others: a guest (1) or a travel agent (2) (decision 32). */
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

/** A visitor in the midst of a booking, known by nothing but that (decision 28). */
export const guestUser = pgTable('guest_user', {
  id: attemptedId(),
  publicId: publicId(),
  bookingId: toAttempted()
    .notNull()
    .unique()
    .references(() => booking.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull().default(sql`app_now()`),
})

/** Somebody who works here. */
export const staff = pgTable(
  'staff',
  {
    id: attemptedId(),
    publicId: publicId(),
    email: text().notNull().unique(),
    name: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull().default([]),
    /** No longer works here: signs in no more. */
    leftAt: instant(),
  },
  t => [
    check(
      'staff_permissions',
      sql`${t.permissions} <@ array['bookings', 'payments', 'passports', 'contacts', 'content', 'accounts']`,
    ),
  ],
)

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

/**
 * A device on which somebody has signed in. Of the secrets that its cookie holds one after the other only hashes are
 * kept; the next one follows from the current by the nonce, so that whoever asks at the same moment is given the same
 * (`renew-session.ts`).
 */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: toAttempted()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    secretHash: bytes().notNull(),
    nonce: bytes().notNull(),
    nextHash: bytes().notNull(),
    /** The secret before, for those who were on their way with it. */
    previousHash: bytes(),
    previousNonce: bytes(),
    previousUntil: instant(),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    createdAt: instant().notNull().default(sql`app_now()`),
    lastSeenAt: instant().notNull().default(sql`app_now()`),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  t => [index().on(t.accountId), index().on(t.expiresAt)],
)

/** A bearer token of a session, by its hash. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: bytes().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  t => [index().on(t.sessionId), index().on(t.expiresAt)],
)

/** What the link of a letter holds, by its hash: it opens one thing, once, for whoever reads what comes to the address. */
export const linkToken = pgTable(
  'link_token',
  {
    hash: bytes().primaryKey(),
    kind: text().$type<LinkKind>().notNull(),
    /** None where whoever opens it has no account yet. */
    accountId: toAttempted().references(() => account.id, { onDelete: 'cascade' }),
    /** The address to which it was sent. */
    email: text().notNull(),
    createdAt: instant().notNull().default(sql`app_now()`),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  t => [
    index().on(t.accountId),
    index().on(t.email),
    index().on(t.expiresAt),
    check(
      'link_token_kind',
      sql`${t.kind} in ('password-reset', 'confirm-email', 'complete-registration', 'invitation')`,
    ),
    check('link_token_account', sql`(${t.accountId} is null) = (${t.kind} = 'complete-registration')`),
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
    invitedAt: instant().notNull().default(sql`app_now()`),
    archivedAt: instant(),
  },
  t => [unique().on(t.contactId, t.coSignInId), index().on(t.coSignInId)],
)
