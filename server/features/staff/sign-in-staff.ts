import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Device } from '#domain/access/user-agent'
import { normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import {
  consumeSignInAttempt,
  createChallenge,
  giveBackTry,
  type IssuedSession,
  lockAccount,
  openSession,
} from '#server/features/accounts/public'
import { isPassword } from '#server/platform/auth/passwords'
import { hashToken } from '#server/platform/auth/tokens'
import { findPerson, type Person, recordAuditEntry } from './queries.ts'
import { consumeCode, countAttempt, forgetAttempts, newSecondFactor, setSecondFactor } from './second-factor.ts'

const { challenge } = tables

type World = Pick<Context, 'configuration' | 'clock'>

/** The key of the counter of password attempts. */
export const staffAttemptKeys = (email: string): string => `sign-in staff ${normaliseEmail(email)}`

/**
 * Checks address and password of a member of staff; the session begins with the second factor. Throws `wrong-password`,
 * also for an unknown address, so that it does not reveal who works here.
 */
export async function signInStaff(
  db: Db,
  world: World,
  { email: written, password, caller }: { email: string; password: string; caller: string },
) {
  const email = normaliseEmail(written)
  const tries = staffAttemptKeys(email)
  await consumeSignInAttempt(db, tries, caller)
  const found = await findPerson(db, { email })
  const isRight = await isPassword(password, found?.staff.leftAt ? undefined : found?.passwordHash)
  if (!found || !isRight) throw new ProblemError('wrong-password')
  const { accountId, hasSecondFactor } = found
  const made = hasSecondFactor ? undefined : newSecondFactor(world, email)
  const pending = await withTransaction(db, async tx => {
    await giveBackTry(tx, tries, caller)
    return createChallenge(tx, 'second-factor', { accountId, ...(made && { secret: made.sealed }) })
  })
  return { pending, setUp: made?.setUp ?? null }
}

interface Entered extends IssuedSession {
  person: Person
  recoveryCodes: string[] | null
}

/**
 * Starts a session after the password by checking the second factor, or by setting up a first one with the pending
 * secret. Throws `session-ended` for an expired sign-in, and `wrong-code`.
 */
export async function verifySecondFactor(
  db: Db,
  world: World,
  { pending, code, device }: { pending: string; code: string; device: Device },
): Promise<Entered> {
  const entered = await withTransaction(db, async tx => {
    const isGood = and(
      eq(challenge.hash, hashToken(pending)),
      eq(challenge.purpose, 'second-factor'),
      sql`${challenge.expiresAt} > app_now()`,
    )
    const [begun] = await tx.select().from(challenge).where(isGood)
    if (!begun || begun.accountId === null) throw new ProblemError('session-ended')
    const { accountId } = begun
    await lockAccount(tx, accountId)
    const person = await findPerson(tx, { accountId })
    const [still] = await tx.select().from(challenge).where(isGood)
    // The sign-in can have been used meanwhile, the second factor replaced, or the person left.
    if (!still || !person || person.staff.leftAt || person.hasSecondFactor === (begun.secret !== null))
      throw new ProblemError('session-ended')
    const staffId = person.staff.id
    await countAttempt(tx, staffId)
    const codes = begun.secret ? await setSecondFactor(tx, world, { staffId, sealed: begun.secret, code }) : null
    const used = begun.secret ? codes && 'authenticator' : await consumeCode(tx, world, { staffId, code })
    if (!used) {
      await recordAuditEntry(tx, { staffId, action: 'second-factor-refused', device })
      return undefined
    }
    await tx.delete(challenge).where(isGood)
    await forgetAttempts(tx, staffId)
    if (codes) await recordAuditEntry(tx, { staffId, action: 'second-factor-set', device })
    if (used === 'recovery code') await recordAuditEntry(tx, { staffId, action: 'recovery-code-used', device })
    await recordAuditEntry(tx, { staffId, action: 'signed-in', device })
    return {
      ...(await openSession(tx, { accountId, kind: 'staff', device, withSecondFactor: true })),
      person: { ...person, hasSecondFactor: true },
      recoveryCodes: codes ?? null,
    }
  })
  if (!entered) throw new ProblemError('wrong-code')
  return entered
}
