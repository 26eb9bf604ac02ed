import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { recoveryCodes } from '#domain/access/staff'
import type { Context } from '#server/context'
import { hashToken } from '#server/platform/auth/tokens'
import { decrypt, encrypt } from '#server/platform/security/encryption'
import { consumeOrThrow, resetRateLimit } from '#server/platform/security/rate-limits'

const { staffRecoveryCode, staffSecondFactor } = tables

type World = Pick<Context, 'configuration' | 'clock'>

const purpose = 'second factor of staff'

/** Attempts at the second factor per account, wherever: six digits are soon guessed. The window is in seconds. */
const codesOfOne = { max: 5, windowSeconds: 900 }
const attemptsKeyOf = (staffId: number) => `second factor ${staffId}`

/** Counts an attempt. Throws `too-many-requests`. */
export const countAttempt = (tx: Transaction, staffId: number): Promise<void> =>
  consumeOrThrow(tx, attemptsKeyOf(staffId), codesOfOne)

/** Forgets the attempts after a right code. */
export const forgetAttempts = (tx: Transaction, staffId: number): Promise<void> =>
  resetRateLimit(tx, attemptsKeyOf(staffId))

/** A new authenticator secret, with its `otpauth:` URI and its encrypted form. */
export function newSecondFactor({ configuration }: World, email: string) {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ issuer: configuration.company.name, label: email, secret })
  return {
    setUp: { secret: secret.base32, address: totp.toString() },
    sealed: encrypt(secret.base32, purpose, configuration.secretsKey),
  }
}

/** The time step of a code, in half minutes; undefined for a code of no adjacent step. */
function stepOf({ configuration, clock }: World, sealed: Buffer, code: string): number | undefined {
  const secret = Secret.fromBase32(decrypt(sealed, purpose, configuration.secretsKey))
  const timestamp = clock.now()
  const delta = TOTP.validate({ token: code, secret, window: 1, timestamp })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}

/** Stores a second factor after its first code, and returns the recovery codes; undefined for a wrong code. */
export async function setSecondFactor(
  tx: Transaction,
  world: World,
  { staffId, sealed, code }: { staffId: number; sealed: Buffer; code: string },
): Promise<string[] | undefined> {
  const step = stepOf(world, sealed, code)
  if (step === undefined) return undefined
  await tx.insert(staffSecondFactor).values({ staffId, secret: sealed, lastStep: step })
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId))
  await tx.insert(staffRecoveryCode).values(codes.map(each => ({ staffId, hash: hashToken(plain(each)) })))
  return codes
}

/** Eighty random bits, in groups that are easy to type. */
const newRecoveryCode = () =>
  (new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-')
const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

/** Consumes a code and returns its kind; undefined for an invalid one. The account must be locked. */
export async function consumeCode(
  tx: Transaction,
  world: World,
  { staffId, code }: { staffId: number; code: string },
): Promise<'authenticator' | 'recovery code' | undefined> {
  if (/^\d{6}$/.test(code)) {
    const [kept] = await tx.select().from(staffSecondFactor).where(eq(staffSecondFactor.staffId, staffId))
    const step = kept && stepOf(world, kept.secret, code)
    // No code works twice, nor one older than the last.
    if (!kept || step === undefined || step <= kept.lastStep) return undefined
    await tx.update(staffSecondFactor).set({ lastStep: step }).where(eq(staffSecondFactor.staffId, staffId))
    return 'authenticator'
  }
  const used = await tx
    .update(staffRecoveryCode)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(staffRecoveryCode.staffId, staffId),
        eq(staffRecoveryCode.hash, hashToken(plain(code))),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ hash: staffRecoveryCode.hash })
  return used.length > 0 ? 'recovery code' : undefined
}

/** Removes a second factor; its owner sets up another at the next sign-in. */
export async function clearSecondFactor(tx: Transaction, staffId: number): Promise<void> {
  await tx.delete(staffSecondFactor).where(eq(staffSecondFactor.staffId, staffId))
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId))
}
