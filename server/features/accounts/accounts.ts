import { and, eq, exists, isNull, or, type SQL } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { type AccountKind, coSignInRoles, sameAddress, type UserType } from '#domain/accounts'
import type { CoSignIn, LeadBooker } from '#domain/actor'
import type { Language } from '#domain/language'

const { account, contact, coSignIn, guestLogin } = tables

/** Somebody who can sign in by address and password, or could if they had one. */
export interface Account {
  id: number
  kind: AccountKind
  userType: UserType
  email: string
  language: Language
  passwordHash: string | null
  proven: boolean
}

/** A guest whom nobody invites any more has nothing to sign in for; a travel agent may have no guests yet. */
const isWelcome = (db: Reads) =>
  or(
    eq(coSignIn.role, coSignInRoles['travel-agent']),
    exists(
      db
        .select({ id: guestLogin.id })
        .from(guestLogin)
        .where(and(eq(guestLogin.coSignInId, coSignIn.id), isNull(guestLogin.archivedAt))),
    ),
  )

async function find(db: Reads, userType: UserType, wanted: SQL): Promise<Account | undefined> {
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

/** The account of an address, where it has one that may be used. */
export const findAccount = (db: Reads, userType: UserType, email: string): Promise<Account | undefined> =>
  find(db, userType, eq(userType === 'contact' ? contact.email : coSignIn.email, sameAddress(email)))

/** An account by its id, where it may be used. */
export const findAccountById = (db: Reads, userType: UserType, id: number): Promise<Account | undefined> =>
  find(db, userType, eq(account.id, id))

/** The account of who has signed in themselves. Throws `not-found` for staff who look on. */
export async function getOwnAccount(db: Reads, actor: LeadBooker | CoSignIn): Promise<Account> {
  const isClient = actor.kind === 'lead-booker'
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(isClient ? eq(account.contactId, actor.contactId) : eq(account.coSignInId, actor.coSignInId))
  const own = found && (await findAccountById(db, isClient ? 'contact' : 'cosignin', found.id))
  if (!own || (isClient && actor.lookingOn)) throw new Refusal('not-found')
  return own
}

/**
 * Takes an account for the transaction. Whoever opens or ends its sessions, or changes its password, begins with it:
 * then none of them can miss what another does at the same moment.
 */
export async function lockAccount(tx: Transaction, accountId: number): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}
