import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { sameAddress } from '#domain/accounts'
import type { Device } from '#domain/device'
import type { Context } from '#server/context'
import {
  countTries,
  giveBackTry,
  lockAccount,
  makeChallenge,
  type Opened,
  openSession,
} from '#server/features/accounts/public'
import { countCall, forgetCalls } from '#server/platform/limits'
import { isPassword } from '#server/platform/passwords'
import { hashOf } from '#server/platform/secrets'
import { findPerson, type Person, writeEntry } from './queries.ts'
import { newSecondFactor, setSecondFactor, takeCode } from './second-factor.ts'

const { challenge } = tables

type World = Pick<Context, 'configuration' | 'clock'>

/** The key of the counter of password attempts. */
export const triesOfStaff = (email: string): string => `sign-in staff ${sameAddress(email)}`

/** Attempts at the second factor per account: six digits are soon guessed. The window is in seconds. */
const codesOfOne = { most: 5, seconds: 900 }

/**
 * Checks address and password of a member of staff; the session begins with the second factor. Throws `wrong-password`,
 * also for an unknown address, so that it does not reveal who works here.
 */
export async function signInStaff(
  db: Db,
  world: World,
  { email: written, password, caller }: { email: string; password: string; caller: string },
) {
  const email = sameAddress(written)
  const tries = triesOfStaff(email)
  await countTries(db, tries, caller)
  const found = await findPerson(db, { email })
  const isRight = await isPassword(password, found?.staff.leftAt ? undefined : found?.passwordHash)
  if (!found || !isRight) throw new Refusal('wrong-password')
  const { accountId, hasSecondFactor } = found
  const made = hasSecondFactor ? undefined : newSecondFactor(world, email)
  const pending = await transact(db, async tx => {
    await giveBackTry(tx, tries, caller)
    return makeChallenge(tx, 'second-factor', { accountId, ...(made && { secret: made.sealed }) })
  })
  return { pending, setUp: made?.setUp ?? null }
}

interface Entered extends Opened {
  person: Person
  recoveryCodes: string[] | null
}

/**
 * Starts a session after the password by checking the second factor, or by setting up a first one with the pending
 * secret. Throws `session-ended` for an expired sign-in, and `wrong-code`.
 */
export async function showSecondFactor(
  db: Db,
  world: World,
  { pending, code, device }: { pending: string; code: string; device: Device },
): Promise<Entered> {
  const entered = await transact(db, async tx => {
    const isGood = and(
      eq(challenge.hash, hashOf(pending)),
      eq(challenge.purpose, 'second-factor'),
      sql`${challenge.expiresAt} > app_now()`,
    )
    const [begun] = await tx.select().from(challenge).where(isGood)
    if (!begun || begun.accountId === null) throw new Refusal('session-ended')
    const { accountId } = begun
    await lockAccount(tx, accountId)
    const person = await findPerson(tx, { accountId })
    const [still] = await tx.select().from(challenge).where(isGood)
    // The sign-in can have been used meanwhile, the second factor replaced, or the person left.
    if (!still || !person || person.staff.leftAt || person.hasSecondFactor === (begun.secret !== null))
      throw new Refusal('session-ended')
    const staffId = person.staff.id
    const tries = `second factor ${staffId}`
    await countCall(tx, tries, codesOfOne)
    const codes = begun.secret ? await setSecondFactor(tx, world, { staffId, sealed: begun.secret, code }) : null
    const used = begun.secret ? codes && 'authenticator' : await takeCode(tx, world, { staffId, code })
    if (!used) {
      await writeEntry(tx, { staffId, action: 'second-factor-refused', device })
      return undefined
    }
    await tx.delete(challenge).where(isGood)
    await forgetCalls(tx, tries)
    if (codes) await writeEntry(tx, { staffId, action: 'second-factor-set', device })
    if (used === 'recovery code') await writeEntry(tx, { staffId, action: 'recovery-code-used', device })
    await writeEntry(tx, { staffId, action: 'signed-in', device })
    return {
      ...(await openSession(tx, { accountId, kind: 'staff', device })),
      person: { ...person, hasSecondFactor: true },
      recoveryCodes: codes ?? null,
    }
  })
  if (!entered) throw new Refusal('wrong-code')
  return entered
}
