import { createHmac, randomBytes } from 'node:crypto'
import { and, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Device } from '#domain/access/user-agent'
import { type AccountKind, sessionLifetimes, tokenLifetimeSeconds } from '#domain/people/accounts'
import { generateToken, hashToken } from '#server/platform/auth/tokens'

const { session, accessToken } = tables

/** The secrets of a session for the browser: a bearer token and a cookie. */
export interface IssuedSession {
  token: string
  expiresAt: Date
  /** The cookie, `id.secret`. */
  cookie: string
  /** Lifetime of the cookie, in seconds. */
  lasts: number
}

export const inSeconds = (seconds: number): SQL => sql`app_now() + make_interval(secs => ${seconds})`

/** Derives the next secret. It cannot be computed from the previous one alone, nor from the database alone. */
export const nextSessionSecret = (secret: string, nonce: Buffer): string =>
  createHmac('sha256', nonce).update(secret).digest('base64url')

export const newNonce = (): Buffer => randomBytes(32)

/** Issues a new bearer token for a session. */
export const issueToken = (tx: Transaction, sessionId: string): Promise<{ token: string; expiresAt: Date }> =>
  issueScopedToken(tx, { sessionId, lasts: tokenLifetimeSeconds })

/** Issues a bearer token that lasts so many seconds, optionally limited to an impersonation. */
export async function issueScopedToken(
  tx: Transaction,
  { lasts, ...of }: { sessionId: string; lookingOnId?: string; lasts: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = generateToken()
  const [given] = await tx
    .insert(accessToken)
    .values({ hash: hashToken(token), ...of, expiresAt: inSeconds(lasts) })
    .returning({ expiresAt: accessToken.expiresAt })
  if (!given) throw new Error('the token was not stored')
  return { token, expiresAt: given.expiresAt }
}

/** Starts a session on a device; `withSecondFactor` after a proof of it. */
export async function openSession(
  tx: Transaction,
  {
    accountId,
    kind,
    device,
    withSecondFactor = false,
  }: { accountId: number; kind: AccountKind; device: Device; withSecondFactor?: boolean },
): Promise<IssuedSession> {
  const secret = generateToken()
  const nonce = newNonce()
  const { whole } = sessionLifetimes[kind]
  const [opened] = await tx
    .insert(session)
    .values({
      accountId,
      secretHash: hashToken(secret),
      nonce,
      nextHash: hashToken(nextSessionSecret(secret, nonce)),
      ...device,
      expiresAt: inSeconds(whole),
      ...(withSecondFactor && { secondFactorAt: sql`app_now()` }),
    })
    .returning({ id: session.id })
  if (!opened) throw new Error('the session was not stored')
  return { ...(await issueToken(tx, opened.id)), cookie: `${opened.id}.${secret}`, lasts: whole }
}

/** Ends the sessions of accounts with their bearer tokens, except for one if given. */
export async function endSessions(
  tx: Transaction,
  accountIds: number | readonly number[],
  { except }: { except?: string } = {},
): Promise<void> {
  await tx
    .update(session)
    .set({ endedAt: sql`app_now()` })
    .where(
      and(
        inArray(session.accountId, [accountIds].flat()),
        isNull(session.endedAt),
        except ? ne(session.id, except) : undefined,
      ),
    )
}

/** Parses a session's cookie; undefined if malformed. */
export function readCookie(cookie: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  return id && secret ? { id, secret } : undefined
}
