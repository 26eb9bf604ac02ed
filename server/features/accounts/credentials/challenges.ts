import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { type ChallengePurpose, challengeLifetimes } from '#domain/people/accounts'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import { inSeconds } from '../sessions/sessions.ts'

const { challenge } = tables

interface Made {
  /** Binds the challenge to an account. */
  accountId?: number
  /** Encrypted data stored with the challenge. */
  secret?: Buffer
}

/** Creates a challenge that a browser must present again within minutes, once. */
export async function createChallenge(tx: Transaction, purpose: ChallengePurpose, made: Made = {}): Promise<string> {
  const token = generateToken()
  await tx
    .insert(challenge)
    .values({ hash: hashToken(token), purpose, ...made, expiresAt: inSeconds(challengeLifetimes) })
  return token
}

/** Consumes a challenge; undefined if it is unknown, used, expired, or for another purpose. */
export async function consumeChallenge(tx: Transaction, token: string, purpose: ChallengePurpose) {
  const [taken] = await tx
    .delete(challenge)
    .where(
      and(
        eq(challenge.hash, hashToken(token)),
        eq(challenge.purpose, purpose),
        sql`${challenge.expiresAt} > app_now()`,
      ),
    )
    .returning()
  return taken
}
