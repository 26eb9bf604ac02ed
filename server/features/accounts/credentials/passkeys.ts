import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/account/passkeys'
import { ProblemError } from '#contract/problems'
import type { Db, Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import type { Device } from '#domain/access/user-agent'
import { challengeLifetimes } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { isPassword } from '#server/platform/auth/passwords'
import { throwFieldErrors } from '#server/platform/http/errors'
import { findAccountById, getOwnAccount, lockAccount } from '../accounts.ts'
import { sendPasskeyAddedEmail } from '../emails.ts'
import { requireFreshLogIn } from '../sessions/fresh-log-in.ts'
import { notifyNewDevice } from '../sessions/notify-new-device.ts'
import { type StartedSession, startSession } from '../sessions/sign-in.ts'
import { consumeChallenge, createChallenge } from './challenges.ts'

const { passkey } = tables

type World = Pick<Context, 'configuration' | 'documents'>

const mostPasskeys = 10

/** EdDSA, ES256 and RS256: the algorithms that authenticators support. */
const algorithms = [-8, -7, -257]

/** The relying party: the site's host name, and its origin alone. */
function siteOf({ configuration }: Pick<Context, 'configuration'>) {
  const { hostname, origin } = new URL(configuration.publicUrl)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

/** The challenge in the client data that a device has signed. */
function challengeIn(clientDataJSON: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')).challenge)
  } catch {
    return ''
  }
}

/** The library throws with the reason of a failed check; callers must not learn it. */
const verifyOrUndefined = <T>(verified: Promise<T>): Promise<T | undefined> => verified.catch(() => undefined)

const present = ({ id, name, createdAt, lastUsedAt, backedUp }: typeof passkey.$inferSelect) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
})

const ofAccount = (db: Queryable, accountId: number) =>
  db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(asc(passkey.createdAt), asc(passkey.id))

/** Lists the passkeys of the actor. */
export async function listPasskeys(db: Queryable, actor: LeadBooker | CoSignIn) {
  const own = await getOwnAccount(db, actor)
  return (await ofAccount(db, own.id)).map(present)
}

/**
 * The options to create a passkey. Requires the password or, for an account without one, a recent log-in. Throws
 * `recent-log-in-needed`.
 */
export async function askToAddPasskey(
  db: Db,
  world: World,
  { actor, sessionId, password }: { actor: LeadBooker | CoSignIn; sessionId: string; password?: string | undefined },
) {
  const own = await getOwnAccount(db, actor)
  if (own.passwordHash === null) await requireFreshLogIn(db, sessionId)
  else {
    const isRight = await isPassword(password ?? '', own.passwordHash)
    throwFieldErrors({ password: isRight ? undefined : password ? 'password-wrong' : 'missing' })
  }
  const known = await ofAccount(db, own.id)
  const challenge = await withTransaction(db, tx => createChallenge(tx, 'passkey', { accountId: own.id }))
  return generateRegistrationOptions({
    rpName: world.configuration.company.name,
    rpID: siteOf(world).expectedRPID,
    userName: own.email,
    // A stable user handle that contains nothing public.
    userID: Uint8Array.from(Buffer.from(`account ${own.id}`)),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: challengeLifetimes * 1000,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Stores a passkey that a device has created, and notifies the owner. */
export async function addPasskey(
  tx: Transaction,
  world: World,
  { actor, name, made }: { actor: LeadBooker | CoSignIn; name: string; made: PasskeyRegistration },
) {
  const own = await getOwnAccount(tx, actor)
  await lockAccount(tx, own.id)
  const unsound = new ProblemError('invalid-input', {
    errors: [{ field: 'body.passkey', code: 'invalid', detail: 'It is not what was asked for, or not any more.' }],
  })
  const challenge = challengeIn(made.response.clientDataJSON)
  const taken = await consumeChallenge(tx, challenge, 'passkey')
  if (taken?.accountId !== own.id) throw unsound
  if ((await ofAccount(tx, own.id)).length >= mostPasskeys) throw new ProblemError('not-in-this-state')
  const verified = await verifyOrUndefined(
    verifyRegistrationResponse({
      response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      supportedAlgorithmIDs: algorithms,
      ...siteOf(world),
    }),
  )
  if (!verified?.verified) throw unsound
  const { credential, credentialBackedUp } = verified.registrationInfo
  const [kept] = await tx
    .insert(passkey)
    .values({
      id: credential.id,
      accountId: own.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: made.response.transports ?? [],
      name,
      backedUp: credentialBackedUp,
    })
    .onConflictDoNothing()
    .returning()
  // The credential belongs to another account: a device creates each one once.
  if (!kept) throw unsound
  await sendPasskeyAddedEmail(tx, world, own, name)
  return present(kept)
}

/** Removes one of the actor's own passkeys. Throws `not-found`. */
export async function removePasskey(
  tx: Transaction,
  { actor, id }: { actor: LeadBooker | CoSignIn; id: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  const gone = await tx
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.accountId, own.id)))
    .returning({ id: passkey.id })
  if (gone.length === 0) throw new ProblemError('not-found')
}

/** The options to sign in with any passkey of the site. */
export const askPasskey = async (tx: Transaction, world: World) =>
  generateAuthenticationOptions({
    rpID: siteOf(world).expectedRPID,
    challenge: Uint8Array.from(Buffer.from(await createChallenge(tx, 'passkey-sign-in'), 'base64url')),
    timeout: challengeLifetimes * 1000,
    userVerification: 'required',
  })

/** Signs in with a passkey. Throws `passkey-refused`. */
export const signInByPasskey = (
  db: Db,
  world: World,
  { shown, device }: { shown: PasskeyAssertion; device: Device },
): Promise<StartedSession> =>
  withTransaction(db, async tx => {
    const refused = new ProblemError('passkey-refused')
    const challenge = challengeIn(shown.response.clientDataJSON)
    if (!(await consumeChallenge(tx, challenge, 'passkey-sign-in'))) throw refused
    const [found] = await tx.select().from(passkey).where(eq(passkey.id, shown.id))
    if (!found) throw refused
    await lockAccount(tx, found.accountId)
    const [known] = await tx.select().from(passkey).where(eq(passkey.id, shown.id)).for('update')
    const account =
      (await findAccountById(tx, 'contact', found.accountId)) ??
      (await findAccountById(tx, 'cosignin', found.accountId))
    if (!known || !account) throw refused
    const verified = await verifyOrUndefined(
      verifyAuthenticationResponse({
        response: shown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        ...siteOf(world),
        credential: { id: known.id, publicKey: Uint8Array.from(known.publicKey), counter: known.counter },
      }),
    )
    if (!verified?.verified) throw refused
    const { newCounter, credentialBackedUp } = verified.authenticationInfo
    await tx
      .update(passkey)
      .set({ counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: sql`app_now()` })
      .where(eq(passkey.id, known.id))
    await notifyNewDevice(tx, world, account, device)
    return startSession(tx, account, device)
  })
