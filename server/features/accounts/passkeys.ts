import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { MadePasskey, ShownPasskey } from '#contract/passkeys'
import { Refusal } from '#contract/refusals'
import type { Db, Reads, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { challengeLasts } from '#domain/accounts'
import type { CoSignIn, LeadBooker } from '#domain/actor'
import type { Device } from '#domain/device'
import type { Context } from '#server/context'
import { isPassword } from '#server/platform/passwords'
import { refuseFields } from '#server/platform/refuse-fields'
import { findAccountById, getOwnAccount, lockAccount } from './accounts.ts'
import { makeChallenge, takeChallenge } from './challenges.ts'
import { requireFreshLogIn } from './fresh-log-in.ts'
import { tellPasskey } from './letters.ts'
import { type Begun, begin } from './sign-in.ts'
import { tellNewDevice } from './tell-new-device.ts'

const { passkey } = tables

type World = Pick<Context, 'configuration' | 'documents'>

const mostPasskeys = 10

/** EdDSA, ES256, RS256: what devices know. */
const algorithms = [-8, -7, -257]

/** For whom passkeys are good: the site, by its name, and pages of it alone. */
function siteOf({ configuration }: Pick<Context, 'configuration'>) {
  const { hostname, origin } = new URL(configuration.publicUrl)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

/** The challenge that a device has signed, as it says. */
function challengeIn(clientDataJSON: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')).challenge)
  } catch {
    return ''
  }
}

/** The library throws where it is not convinced, and says why; that is nobody's business. */
const convinced = <T>(verified: Promise<T>): Promise<T | undefined> => verified.catch(() => undefined)

const present = ({ id, name, createdAt, lastUsedAt, backedUp }: typeof passkey.$inferSelect) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
})

const ofAccount = (db: Reads, accountId: number) =>
  db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(asc(passkey.createdAt), asc(passkey.id))

/** The passkeys by which somebody signs in. */
export async function listPasskeys(db: Reads, actor: LeadBooker | CoSignIn) {
  const own = await getOwnAccount(db, actor)
  return (await ofAccount(db, own.id)).map(present)
}

/**
 * What a browser needs to make a passkey, for an owner who shows the password, or has just logged in where the account
 * has none. Throws `recent-log-in-needed`.
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
    refuseFields({ password: isRight ? undefined : password ? 'password-wrong' : 'missing' })
  }
  const known = await ofAccount(db, own.id)
  const challenge = await transact(db, tx => makeChallenge(tx, 'passkey', { accountId: own.id }))
  return generateRegistrationOptions({
    rpName: world.configuration.company.name,
    rpID: siteOf(world).expectedRPID,
    userName: own.email,
    // One and the same for an account, and nothing that is known of it outside.
    userID: Uint8Array.from(Buffer.from(`account ${own.id}`)),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: challengeLasts * 1000,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Keeps a passkey that a device has made, and tells its owner. */
export async function addPasskey(
  tx: Transaction,
  world: World,
  { actor, name, made }: { actor: LeadBooker | CoSignIn; name: string; made: MadePasskey },
) {
  const own = await getOwnAccount(tx, actor)
  await lockAccount(tx, own.id)
  const unsound = new Refusal('invalid-input', {
    errors: [{ field: 'body.passkey', code: 'invalid', detail: 'It is not what was asked for, or not any more.' }],
  })
  const challenge = challengeIn(made.response.clientDataJSON)
  const taken = await takeChallenge(tx, challenge, 'passkey')
  if (taken?.accountId !== own.id) throw unsound
  if ((await ofAccount(tx, own.id)).length >= mostPasskeys) throw new Refusal('not-in-this-state')
  const verified = await convinced(
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
  // Another account's: a device makes each of them once.
  if (!kept) throw unsound
  await tellPasskey(tx, world, own, name)
  return present(kept)
}

/** Removes one of one's own passkeys. Throws `not-found`. */
export async function removePasskey(
  tx: Transaction,
  { actor, id }: { actor: LeadBooker | CoSignIn; id: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  const gone = await tx
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.accountId, own.id)))
    .returning({ id: passkey.id })
  if (gone.length === 0) throw new Refusal('not-found')
}

/** What a browser needs to show a passkey, whosever it is. */
export const askPasskey = async (tx: Transaction, world: World) =>
  generateAuthenticationOptions({
    rpID: siteOf(world).expectedRPID,
    challenge: Uint8Array.from(Buffer.from(await makeChallenge(tx, 'passkey-sign-in'), 'base64url')),
    timeout: challengeLasts * 1000,
    userVerification: 'required',
  })

/** Signs in by a passkey. Throws `passkey-refused`. */
export const signInByPasskey = (
  db: Db,
  world: World,
  { shown, device }: { shown: ShownPasskey; device: Device },
): Promise<Begun> =>
  transact(db, async tx => {
    const refused = new Refusal('passkey-refused')
    const challenge = challengeIn(shown.response.clientDataJSON)
    if (!(await takeChallenge(tx, challenge, 'passkey-sign-in'))) throw refused
    const [found] = await tx.select().from(passkey).where(eq(passkey.id, shown.id))
    if (!found) throw refused
    await lockAccount(tx, found.accountId)
    const [known] = await tx.select().from(passkey).where(eq(passkey.id, shown.id)).for('update')
    const account =
      (await findAccountById(tx, 'contact', found.accountId)) ??
      (await findAccountById(tx, 'cosignin', found.accountId))
    if (!known || !account) throw refused
    const verified = await convinced(
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
    await tellNewDevice(tx, world, account, device)
    return begin(tx, account, device)
  })
