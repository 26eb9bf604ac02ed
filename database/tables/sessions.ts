import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ChallengePurpose, LinkKind } from '#domain/accounts'
import { account, guestLogin } from './accounts.ts'
import { bytes, instant, toAttempted } from './columns.ts'
import { contact } from './content.ts'

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
    /** Which invitation it opens, where it is of one. */
    guestLoginId: uuid().references(() => guestLogin.id, { onDelete: 'cascade' }),
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
      sql`${t.kind} in ('password-reset', 'confirm-email', 'complete-registration', 'invitation', 'sign-in', 'change-email', 'delete-account', 'staff-invitation', 'confirm-booking', 'undo-address')`,
    ),
    check('link_token_account', sql`(${t.accountId} is null) = (${t.kind} = 'complete-registration')`),
  ],
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
