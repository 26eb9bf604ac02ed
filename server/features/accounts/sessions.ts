import { createHmac, randomBytes } from 'node:crypto'
import { and, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { type AccountKind, sessionLasts, tokenLasts } from '#domain/accounts'
import type { Device } from '#domain/device'
import { hashOf, newSecret } from '#server/platform/secrets'

const { session, accessToken } = tables

/** What a browser is given of a session: a bearer token, and the secret of its cookie. */
export interface Opened {
  token: string
  expiresAt: Date
  /** The cookie, `id.secret`. */
  cookie: string
  /** How long the cookie is good, in seconds. */
  lasts: number
}

export const inSeconds = (seconds: number): SQL => sql`app_now() + make_interval(secs => ${seconds})`

/** The secret that follows another. Nobody finds it who has only the one, or only what the database keeps. */
export const following = (secret: string, nonce: Buffer): string =>
  createHmac('sha256', nonce).update(secret).digest('base64url')

export const newNonce = (): Buffer => randomBytes(32)

/** Gives a session a new bearer token. */
export const giveToken = (tx: Transaction, sessionId: string): Promise<{ token: string; expiresAt: Date }> =>
  giveTokenTo(tx, { sessionId, lasts: tokenLasts })

/** Gives a bearer token of a session that is good for so many seconds, or for looking on alone. */
export async function giveTokenTo(
  tx: Transaction,
  { lasts, ...of }: { sessionId: string; lookingOnId?: string; lasts: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret()
  const [given] = await tx
    .insert(accessToken)
    .values({ hash: hashOf(token), ...of, expiresAt: inSeconds(lasts) })
    .returning({ expiresAt: accessToken.expiresAt })
  if (!given) throw new Error('a token was not kept')
  return { token, expiresAt: given.expiresAt }
}

/** Begins a session on a device. */
export async function openSession(
  tx: Transaction,
  { accountId, kind, device }: { accountId: number; kind: AccountKind; device: Device },
): Promise<Opened> {
  const secret = newSecret()
  const nonce = newNonce()
  const { whole } = sessionLasts[kind]
  const [opened] = await tx
    .insert(session)
    .values({
      accountId,
      secretHash: hashOf(secret),
      nonce,
      nextHash: hashOf(following(secret, nonce)),
      ...device,
      expiresAt: inSeconds(whole),
    })
    .returning({ id: session.id })
  if (!opened) throw new Error('a session was not kept')
  return { ...(await giveToken(tx, opened.id)), cookie: `${opened.id}.${secret}`, lasts: whole }
}

/** Ends the sessions of accounts, but for one where it is told, and with them their bearer tokens. */
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

/** A session's cookie, if it can be one. */
export function readCookie(cookie: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  return id && secret ? { id, secret } : undefined
}
