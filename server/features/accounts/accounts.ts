import { and, eq, exists, isNull, or, type SQL } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { type AccountKind, coSignInRoles, normaliseEmail, type UserType } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'

const { account, contact, coSignIn, guestLogin } = tables

/** An account with an address, with or without a password. */
export interface Account {
  id: number
  kind: AccountKind
  userType: UserType
  email: string
  language: Language
  passwordHash: string | null
  proven: boolean
}

/** A guest without invitations cannot sign in; a travel agent can be without guests. */
const isWelcome = (db: Queryable) =>
  or(
    eq(coSignIn.role, coSignInRoles['travel-agent']),
    exists(
      db
        .select({ id: guestLogin.id })
        .from(guestLogin)
        .where(and(eq(guestLogin.coSignInId, coSignIn.id), isNull(guestLogin.archivedAt))),
    ),
  )

async function find(db: Queryable, userType: UserType, wanted: SQL): Promise<Account | undefined> {
  const known = { id: account.id, passwordHash: account.passwordHash, provenAt: account.provenAt }
  const [found] =
    userType === 'contact'
      ? await db
          .select({ ...known, email: contact.email, language: contact.language })
          .from(account)
          .innerJoin(contact, eq(contact.id, account.contactId))
          .where(wanted)
      : await db
          .select({ ...known, email: coSignIn.email, language: coSignIn.language })
          .from(account)
          .innerJoin(coSignIn, eq(coSignIn.id, account.coSignInId))
          .where(and(wanted, isWelcome(db)))
  if (!found) return undefined
  const { provenAt, ...rest } = found
  return { ...rest, userType, kind: userType === 'contact' ? 'contact' : 'co-sign-in', proven: provenAt !== null }
}

/** Finds the account of an address, if it can sign in. */
export const findAccount = (db: Queryable, userType: UserType, email: string): Promise<Account | undefined> =>
  find(db, userType, eq(userType === 'contact' ? contact.email : coSignIn.email, normaliseEmail(email)))

/** Finds an account by its id, if it can sign in. */
export const findAccountById = (db: Queryable, userType: UserType, id: number): Promise<Account | undefined> =>
  find(db, userType, eq(account.id, id))

/** Gets the account of the actor. Throws `not-found` for staff who impersonate a client. */
export async function getOwnAccount(db: Queryable, actor: LeadBooker | CoSignIn): Promise<Account> {
  const isClient = actor.kind === 'lead-booker'
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(isClient ? eq(account.contactId, actor.contactId) : eq(account.coSignInId, actor.coSignInId))
  const own = found && (await findAccountById(db, isClient ? 'contact' : 'cosignin', found.id))
  if (!own || (isClient && actor.impersonated)) throw new ProblemError('not-found')
  return own
}

/**
 * Locks an account until the transaction ends. Every transaction that starts or ends its sessions, or changes its
 * password, does this first, so that none misses a concurrent change.
 */
export async function lockAccount(tx: Transaction, accountId: number): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}
