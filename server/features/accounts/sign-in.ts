import { Refusal } from '#contract/refusals'
import type { CurrentContact } from '#contract/sessions'
import type { Db, Transaction } from '#database/connection'
import { transact } from '#database/transact'
import { sameAddress, type UserType } from '#domain/accounts'
import type { Device } from '#domain/device'
import type { Context } from '#server/context'
import { countCall, forgetCalls, giveBackCall } from '#server/platform/limits'
import { isPassword } from '#server/platform/passwords'
import { type Account, findAccount, findAccountById, lockAccount } from './accounts.ts'
import { callerOfSession } from './identify.ts'
import { presentContact } from './present-contact.ts'
import { type Opened, openSession, readCookie } from './sessions.ts'
import { tellNewDevice } from './tell-new-device.ts'

/** Attempts per account: from one address, and from all together. Windows in seconds. */
const fromOne = { most: 10, seconds: 900 }
const fromAll = { most: 100, seconds: 3600 }

type World = Pick<Context, 'configuration' | 'documents'>

/** A new session with its contact. */
export interface Begun extends Opened {
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
export const triesOf = (userType: UserType, email: string): string => `sign-in ${userType} ${sameAddress(email)}`

/** Counts an attempt under the key `tries`. Throws `too-many-requests`. */
export async function countTries(db: Db, tries: string, caller: string): Promise<void> {
  await countCall(db, `${tries} ${caller}`, fromOne)
  await countCall(db, tries, fromAll)
}

/** Undoes the count of an attempt with the right password, so that its owner can log in without limit. */
export async function giveBackTry(db: Pick<Db, 'execute'>, tries: string, caller: string): Promise<void> {
  await giveBackCall(db, `${tries} ${caller}`, fromOne)
  await giveBackCall(db, tries, fromAll)
}

/** Resets the attempts at an account: those of all addresses together, and those of the owner's address. */
export async function forgetTries(db: Pick<Db, 'execute'>, tries: string, caller: string): Promise<void> {
  await forgetCalls(db, `${tries} ${caller}`)
  await forgetCalls(db, tries)
}

/** Starts a session of an account, after its owner was authenticated. */
export async function begin(
  tx: Transaction,
  { id, kind }: Pick<Account, 'id' | 'kind'>,
  device: Device,
): Promise<Begun> {
  const opened = await openSession(tx, { accountId: id, kind, device })
  const caller = await callerOfSession(tx, readCookie(opened.cookie)?.id ?? '')
  if (!caller || caller.actor.kind === 'staff') throw new Error('the new session has no caller')
  return { ...opened, contact: await presentContact(tx, caller.actor) }
}

/**
 * Signs in by address and password. Throws `no-such-account` and `wrong-password`, which the specification
 * distinguishes; both take the same time.
 */
export async function signIn(db: Db, world: World, tried: Tried): Promise<Begun> {
  const { email, password, userType, device, caller } = tried
  const tries = triesOf(userType, email)
  await countTries(db, tries, caller)
  const found = await findAccount(db, userType, email)
  const isRight = await isPassword(password, found?.passwordHash)
  if (!found) throw new Refusal('no-such-account')
  if (!isRight) throw new Refusal('wrong-password')
  return transact(db, async tx => {
    await lockAccount(tx, found.id)
    // A concurrent request can have changed the password or ended the account.
    const still = await findAccountById(tx, userType, found.id)
    if (!still) throw new Refusal('no-such-account')
    if (still.passwordHash !== found.passwordHash) throw new Refusal('wrong-password')
    await giveBackTry(tx, tries, caller)
    await tellNewDevice(tx, world, still, device)
    return begin(tx, still, device)
  })
}
