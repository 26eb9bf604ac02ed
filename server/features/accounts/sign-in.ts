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

/** How often an account may be tried: from one address, and from all together. */
const fromOne = { most: 10, seconds: 900 }
const fromAll = { most: 100, seconds: 3600 }

type World = Pick<Context, 'configuration' | 'documents'>

/** A session that has begun, and whose it is. */
export interface Begun extends Opened {
  contact: CurrentContact
}

interface Tried {
  email: string
  password: string
  userType: UserType
  device: Device
  /** By what whoever tries is counted. */
  caller: string
}

/** What counts the tries of an account, whether or not there is one. */
export const triesOf = (userType: UserType, email: string): string => `sign-in ${userType} ${sameAddress(email)}`

/** Counts a try of an account by what `tries` names. Throws `too-many-requests`. */
export async function countTries(db: Db, tries: string, caller: string): Promise<void> {
  await countCall(db, `${tries} ${caller}`, fromOne)
  await countCall(db, tries, fromAll)
}

/** A right password is no try: somebody who knows it may log in as often as they like. */
export async function giveBackTry(db: Pick<Db, 'execute'>, tries: string, caller: string): Promise<void> {
  await giveBackCall(db, `${tries} ${caller}`, fromOne)
  await giveBackCall(db, tries, fromAll)
}

/** Forgets the tries of an account from all addresses together, and from the one that has proven to be its owner's. */
export async function forgetTries(db: Pick<Db, 'execute'>, tries: string, caller: string): Promise<void> {
  await forgetCalls(db, `${tries} ${caller}`)
  await forgetCalls(db, tries)
}

/** Begins a session of an account for who has shown that it is theirs. */
export async function begin(
  tx: Transaction,
  { id, kind }: Pick<Account, 'id' | 'kind'>,
  device: Device,
): Promise<Begun> {
  const opened = await openSession(tx, { accountId: id, kind, device })
  const caller = await callerOfSession(tx, readCookie(opened.cookie)?.id ?? '')
  if (!caller || caller.actor.kind === 'staff') throw new Error('a session has begun that is nobody’s')
  return { ...opened, contact: await presentContact(tx, caller.actor) }
}

/**
 * Signs in by address and password. Throws `no-such-account` and `wrong-password`, which the specification tells apart;
 * the time they take does not.
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
    // Meanwhile the password may have been changed, or the account ended.
    const still = await findAccountById(tx, userType, found.id)
    if (!still) throw new Refusal('no-such-account')
    if (still.passwordHash !== found.passwordHash) throw new Refusal('wrong-password')
    await giveBackTry(tx, tries, caller)
    await tellNewDevice(tx, world, still, device)
    return begin(tx, still, device)
  })
}
