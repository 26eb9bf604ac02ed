import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChallengePurpose, LinkKind, UserType } from '#domain/accounts'
import type { Permission } from '#domain/actor'
import type { IdentityProvider } from '#domain/identity'
import type { Language } from '#domain/language'
import type { AddressKind, PhoneKind } from '#domain/profile'
import type { StaffAction } from '#domain/staff'
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

/** That a member of staff looks at the site as a client: from within a session of theirs, for a reason, for a while. */
export const lookingOn = pgTable(
  'looking_on',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    contactId: toAttempted()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  t => [index().on(t.sessionId), index().on(t.contactId)],
)

/** A bearer token of a session, by its hash. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: bytes().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** It is good for looking on alone, as a client. */
    lookingOnId: uuid().references(() => lookingOn.id, { onDelete: 'cascade' }),
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
      sql`${t.kind} in ('password-reset', 'confirm-email', 'complete-registration', 'invitation', 'sign-in', 'change-email', 'delete-account', 'staff-invitation')`,
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

/** What we made up for a browser to show again within minutes, once, by its hash: nonces and challenges. */
export const challenge = pgTable(
  'challenge',
  {
    hash: bytes().primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    accountId: toAttempted().references(() => account.id, { onDelete: 'cascade' }),
    /** What was shown to its addressee and is not kept elsewhere until they show that they have it; sealed. */
    secret: bytes(),
    expiresAt: instant().notNull(),
  },
  t => [
    index().on(t.expiresAt),
    check('challenge_purpose', sql`${t.purpose} in ('google', 'apple', 'passkey', 'passkey-sign-in', 'second-factor')`),
  ],
)

/** The second factor of a member of staff: the secret of their authenticator, sealed. */
export const staffSecondFactor = pgTable('staff_second_factor', {
  staffId: toAttempted()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  secret: bytes().notNull(),
  /** The step of time whose code was used last: none is good twice. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  since: instant().notNull().default(sql`app_now()`),
})

/** A code by which a member of staff enters once without their authenticator, by its hash. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    staffId: toAttempted()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    hash: bytes().notNull(),
    usedAt: instant(),
  },
  t => [primaryKey({ columns: [t.staffId, t.hash] })],
)

/** What the staff did that somebody may ask about one day. Nothing of it is ever changed. */
export const staffEntry = pgTable(
  'staff_entry',
  {
    id: attemptedId(),
    at: instant().notNull().default(sql`app_now()`),
    /** Who did it; null where it was done with nobody signed in. */
    staffId: toAttempted().references(() => staff.id, { onDelete: 'set null' }),
    action: text().$type<StaffAction>().notNull(),
    /** To whom it was done: another member of staff, or a client by what they are known outside. */
    subjectStaffId: toAttempted().references(() => staff.id, { onDelete: 'set null' }),
    subjectContact: uuid(),
    reason: text().notNull().default(''),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
  },
  t => [
    index().on(t.at),
    index().on(t.staffId),
    check(
      'staff_entry_action',
      sql`${t.action} in ('signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used', 'looked-on', 'looked-away', 'invited', 'changed', 'second-factor-reset')`,
    ),
  ],
)

/** A telephone number of a contact, in E.164, with the country that its owner chose for it. */
export const contactPhone = pgTable(
  'contact_phone',
  {
    contactId: toAttempted()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text().$type<PhoneKind>().notNull(),
    country: text().notNull(),
    number: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.contactId, t.position] }),
    check('contact_phone_kind', sql`${t.kind} in ('mobile', 'home', 'work')`),
    check('contact_phone_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('contact_phone_number', sql`${t.number} ~ '^\\+[1-9][0-9]{3,14}$'`),
  ],
)

/** Where a contact lives, or where their invoices go. */
export const contactAddress = pgTable(
  'contact_address',
  {
    contactId: toAttempted()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    kind: text().$type<AddressKind>().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.contactId, t.kind] }),
    check('contact_address_kind', sql`${t.kind} in ('home', 'billing')`),
    check('contact_address_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
  ],
)
