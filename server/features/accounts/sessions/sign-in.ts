import type { CurrentContact } from '#contract/account/sessions'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import { withTransaction } from '#database/transact'
import type { Device } from '#domain/access/user-agent'
import { normaliseEmail, type UserType } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { isPassword } from '#server/platform/auth/passwords'
import { consumeOrThrow, giveBackCall, resetRateLimit } from '#server/platform/security/rate-limits'
import { type Account, findAccount, findAccountById, lockAccount } from '../accounts.ts'
import { findSessionCaller } from '../credentials/identify.ts'
import { presentContact } from '../present-contact.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import { type IssuedSession, openSession, readCookie } from './sessions.ts'

/** Attempts per account: from one address, and from all together. Windows in seconds. */
const fromOne = { max: 10, windowSeconds: 900 }
const fromAll = { max: 100, windowSeconds: 3600 }

type World = Pick<Context, 'configuration' | 'documents'>

/** A new session with its contact. */
export interface StartedSession extends IssuedSession {
  contact: CurrentContact
}

interface Tried {
  email: string
  password: string
  userType: UserType
  device: Device
  /** The key under which the caller's attempts are counted. */
  caller: string
}

/** The key of the attempts at an account, whether or not it exists. */
export const attemptCounterKeys = (userType: UserType, email: string): string =>
  `sign-in ${userType} ${normaliseEmail(email)}`

/** Counts an attempt under the key `tries`. Throws `too-many-requests`. */
export async function consumeSignInAttempt(db: Db, tries: string, caller: string): Promise<void> {
  await consumeOrThrow(db, `${tries} ${caller}`, fromOne)
  await consumeOrThrow(db, tries, fromAll)
}

/** Undoes the count of an attempt with the right password, so that its owner can log in without limit. */
export async function giveBackTry(db: Pick<Db, 'execute'>, tries: string, caller: string): Promise<void> {
  await giveBackCall(db, `${tries} ${caller}`, fromOne)
  await giveBackCall(db, tries, fromAll)
}

/** Resets the attempts at an account: those of all addresses together, and those of the owner's address. */
export async function forgetTries(db: Pick<Db, 'execute'>, tries: string, caller: string): Promise<void> {
  await resetRateLimit(db, `${tries} ${caller}`)
  await resetRateLimit(db, tries)
}

/** Starts a session of an account, after its owner was authenticated. */
export async function startSession(
  tx: Transaction,
  { id, kind }: Pick<Account, 'id' | 'kind'>,
  device: Device,
): Promise<StartedSession> {
  const opened = await openSession(tx, { accountId: id, kind, device })
  const caller = await findSessionCaller(tx, readCookie(opened.cookie)?.id ?? '')
  if (!caller || caller.actor.kind === 'staff') throw new Error('the new session has no caller')
  return { ...opened, contact: await presentContact(tx, caller.actor) }
}

/**
 * Signs in by address and password. Throws `no-such-account` and `wrong-password`, which the specification
 * distinguishes; both take the same time.
 */
export async function signIn(db: Db, world: World, tried: Tried): Promise<StartedSession> {
  const { email, password, userType, device, caller } = tried
  const tries = attemptCounterKeys(userType, email)
  await consumeSignInAttempt(db, tries, caller)
  const found = await findAccount(db, userType, email)
  const isRight = await isPassword(password, found?.passwordHash)
  if (!found) throw new ProblemError('no-such-account')
  if (!isRight) throw new ProblemError('wrong-password')
  return withTransaction(db, async tx => {
    await lockAccount(tx, found.id)
    // A concurrent request can have changed the password or ended the account.
    const still = await findAccountById(tx, userType, found.id)
    if (!still) throw new ProblemError('no-such-account')
    if (still.passwordHash !== found.passwordHash) throw new ProblemError('wrong-password')
    await giveBackTry(tx, tries, caller)
    await notifyNewDevice(tx, world, still, device)
    return startSession(tx, still, device)
  })
}
