import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Device } from '#domain/access/user-agent'
import { normaliseEmail, type UserType } from '#domain/people/accounts'
import { validateEmail } from '#domain/people/email'
import type { Identity } from '#domain/people/identity'
import { validateName } from '#domain/people/person'
import type { Language } from '#domain/text/language'
import { scriptFault } from '#domain/text/printable-text'
import type { VerifiedIdentity } from '#server/adapters/identity/identity'
import type { Context } from '#server/context'
import { type Account, findAccount, findAccountById, lockAccount } from '../accounts.ts'
import { sendIdentityLinkedEmail, sendLinkEmail } from '../emails.ts'
import { sendRegistration } from '../registration/send-registration.ts'
import { createAccount, findOrCreateContact } from '../registration/sign-up.ts'
import { notifyNewDevice } from '../sessions/notify-new-device.ts'
import { type StartedSession, startSession } from '../sessions/sign-in.ts'
import { consumeChallenge } from './challenges.ts'
import { markProven, verifyEmailOwner } from './verify-email-owner.ts'

const { accountIdentity } = tables

type World = Pick<Context, 'configuration' | 'documents'>

interface Coming {
  /** The identity that the provider vouches for; undefined where it does not. */
  vouched: VerifiedIdentity | undefined
  userType: UserType
  language: Language
  device: Device
}

/** A name from a provider; empty where it is invalid or cannot be printed. */
const nameOf = (text: string) => (validateName(text) || scriptFault(text) ? '' : text.trim())

const namesOf = ({ firstName, lastName }: Identity) => ({ firstName: nameOf(firstName), lastName: nameOf(lastName) })

/** Finds the account that the identity is linked to, and locks it. */
async function findLinked(tx: Transaction, { provider, subject }: Identity, userType: UserType) {
  const [linked] = await tx
    .select({ accountId: accountIdentity.accountId })
    .from(accountIdentity)
    .where(
      and(
        eq(accountIdentity.provider, provider),
        eq(accountIdentity.subject, subject),
        eq(accountIdentity.userType, userType),
      ),
    )
  if (!linked) return undefined
  await lockAccount(tx, linked.accountId)
  return findAccountById(tx, userType, linked.accountId)
}

/** Links an identity to an account; an earlier one of the same provider is unlinked. */
async function link(tx: Transaction, { provider, subject, email }: Identity, { id: accountId, userType }: Account) {
  await tx
    .delete(accountIdentity)
    .where(and(eq(accountIdentity.accountId, accountId), eq(accountIdentity.provider, provider)))
  await tx
    .insert(accountIdentity)
    .values({ provider, subject, userType, accountId, email: normaliseEmail(email ?? '') })
    .onConflictDoUpdate({
      target: [accountIdentity.provider, accountIdentity.subject, accountIdentity.userType],
      set: { accountId, email: normaliseEmail(email ?? ''), linkedAt: sql`app_now()` },
    })
}

/** Links an existing account to the identity of its address. Throws `already-registered` for an unverified address. */
async function linkKnown(tx: Transaction, world: World, identity: Identity, account: Account): Promise<Account> {
  if (!identity.verified) throw new ProblemError('already-registered')
  await lockAccount(tx, account.id)
  const still = await findAccountById(tx, account.userType, account.id)
  if (!still) throw new ProblemError('no-such-account')
  await verifyEmailOwner(tx, still, namesOf(identity))
  await link(tx, identity, still)
  await sendIdentityLinkedEmail(tx, world, { ...still, proven: true }, identity.provider)
  return still
}

/**
 * Creates an account; undefined where the address is known otherwise, so that the link in an e-mail has to be opened
 * first.
 */
async function makeNew(
  tx: Transaction,
  world: World,
  { identity, email, language }: { identity: Identity; email: string; language: Language },
): Promise<Account | undefined> {
  const { firstName: firstname, lastName: lastname } = namesOf(identity)
  const { id: contactId, isNew } = await findOrCreateContact(tx, { email, firstname, lastname, language })
  // A concurrent request may have created it.
  const known = await findAccount(tx, 'contact', email)
  if (known) return linkKnown(tx, world, identity, known)
  const addressee = { email, language, userType: 'contact' } as const
  if (!isNew && !identity.verified) {
    await sendRegistration(tx, world, addressee)
    return undefined
  }
  const id = await createAccount(tx, contactId)
  const account = { id, ...addressee, kind: 'contact', passwordHash: null, proven: false } as const
  if (identity.verified) await markProven(tx, id)
  else await sendLinkEmail(tx, world, { ...addressee, requestedBy: 'nobody', accountId: id, kind: 'confirm-email' })
  await link(tx, identity, account)
  return account
}

/**
 * Signs in with a provider's identity (PD-55): by a linked account, else by an address that the provider calls
 * verified. Returns undefined where the link in an e-mail has to be opened first. Throws `identity-refused`,
 * `identity-without-address`, `already-registered` and `no-such-account`.
 */
export async function signInByIdentity(
  db: Db,
  world: World,
  { vouched: identity, userType, language, device }: Coming,
): Promise<StartedSession | undefined> {
  if (!identity) throw new ProblemError('identity-refused')
  return withTransaction(db, async tx => {
    const { provider, nonce = '' } = identity
    // A signed token works once, for a sign-in that started here.
    if (provider !== 'facebook' && !(await consumeChallenge(tx, nonce, provider)))
      throw new ProblemError('identity-refused')
    const linked = await findLinked(tx, identity, userType)
    if (linked) {
      await notifyNewDevice(tx, world, linked, device)
      return startSession(tx, linked, device)
    }
    const email = normaliseEmail(identity.email ?? '')
    if (validateEmail(email)) throw new ProblemError('identity-without-address')
    const known = await findAccount(tx, userType, email)
    if (!known && userType === 'cosignin') throw new ProblemError('no-such-account')
    const account = known
      ? await linkKnown(tx, world, identity, known)
      : await makeNew(tx, world, { identity, email, language })
    return account && startSession(tx, account, device)
  })
}
