import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ChallengePurpose, LinkKind } from '#domain/people/accounts'
import { account, guestLogin } from './accounts.ts'
import { bytes, instant, sequenceIdRef } from './columns.ts'
import { contact } from './content.ts'

/**
 * A session on a device. Of the successive secrets of its cookie only hashes are stored; the next one derives from the
 * current by the nonce, so that concurrent requests get the same (`renew-session.ts`).
 */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: sequenceIdRef()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    secretHash: bytes().notNull(),
    nonce: bytes().notNull(),
    nextHash: bytes().notNull(),
    /** The previous secret, for requests that were under way with it. */
    previousHash: bytes(),
    previousNonce: bytes(),
    previousUntil: instant(),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    createdAt: instant().notNull().default(sql`app_now()`),
    lastSeenAt: instant().notNull().default(sql`app_now()`),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** When staff last proved their second factor in it; null in sessions of clients. */
    secondFactorAt: instant(),
  },
  t => [index().on(t.accountId), index().on(t.expiresAt)],
)

/** An impersonation of a client: within a staff session, with a reason, for a limited time. */
export const impersonation = pgTable(
  'looking_on',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    contactId: sequenceIdRef()
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
    /** Set if it is only valid for an impersonation. */
    lookingOnId: uuid().references(() => impersonation.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  t => [index().on(t.sessionId), index().on(t.expiresAt)],
)

/** The token of a link in an e-mail, by its hash: it works once, for one purpose, and proves access to the mailbox. */
export const linkToken = pgTable(
  'link_token',
  {
    hash: bytes().primaryKey(),
    kind: text().$type<LinkKind>().notNull(),
    /** Null if the recipient has no account yet. */
    accountId: sequenceIdRef().references(() => account.id, { onDelete: 'cascade' }),
    /** The invitation that it accepts, if any. */
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

/** A challenge or nonce that the browser returns within minutes, once, by its hash. */
export const challenge = pgTable(
  'challenge',
  {
    hash: bytes().primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    accountId: sequenceIdRef().references(() => account.id, { onDelete: 'cascade' }),
    /** An encrypted secret that was shown to its owner and is stored elsewhere only after they confirm it. */
    secret: bytes(),
    expiresAt: instant().notNull(),
  },
  t => [
    index().on(t.expiresAt),
    check('challenge_purpose', sql`${t.purpose} in ('google', 'apple', 'passkey', 'passkey-sign-in', 'second-factor')`),
  ],
)
