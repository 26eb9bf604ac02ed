import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import { sessionLifetimes } from '#domain/people/accounts'
import { hashToken } from '#server/platform/auth/tokens'
import { findSessionCaller, type SessionCaller } from '../credentials/identify.ts'
import { type IssuedSession, inSeconds, issueToken, newNonce, nextSessionSecret, readCookie } from './sessions.ts'

const { session } = tables

/** How long a secret is still accepted after the next one was used, so that requests in flight succeed. */
const graceSeconds = 120

type SignedIn = SessionCaller['actor']

/** The client area and the back office have separate cookies; neither opens the other. */
export const isClient = (actor: SignedIn): actor is Exclude<SignedIn, Staff> => actor.kind !== 'staff'
export const isStaff = (actor: SignedIn): actor is Staff => actor.kind === 'staff'

/** The renewed session, or why it was not renewed. */
type Renewed<Who> = (IssuedSession & { actor: Who }) | 'over' | 'copied'

/**
 * Issues the next token and cookie of a session. A cookie's secret is valid until its successor is used, and the
 * successor is derived from it: concurrent or repeated renewals get the same one. An older secret means that the cookie
 * was copied, so the session ends for both holders. A session of another kind of actor counts as expired here, and
 * continues elsewhere.
 */
export async function renewSession<Who extends SignedIn>(
  db: Db,
  cookie: string | undefined,
  isMeant: (actor: SignedIn) => actor is Who,
): Promise<Renewed<Who>> {
  const read = readCookie(cookie)
  if (!read) return 'over'
  return withTransaction(db, async tx => {
    const [found] = await tx
      .select({
        session,
        isOver: sql<boolean>`(${session.endedAt} is not null or ${session.expiresAt} <= app_now())`,
        isPreviousGood: sql<boolean>`coalesce(${session.previousUntil} > app_now(), false)`,
        unusedFor: sql<number>`extract(epoch from app_now() - ${session.lastSeenAt})::float8`,
        lasts: sql<number>`floor(extract(epoch from ${session.expiresAt} - app_now()))::float8`,
      })
      .from(session)
      .where(eq(session.id, read.id))
      .for('update')
    const caller = found && (await findSessionCaller(tx, read.id))
    if (!found || found.isOver || !caller || found.unusedFor > sessionLifetimes[caller.kind].unused) return 'over'
    const { actor } = caller
    if (!isMeant(actor)) return 'over'
    const secret = await exchange(tx, read.secret, found)
    if (!secret) {
      await tx.update(session).set({ endedAt: sql`app_now()` }).where(eq(session.id, read.id))
      return 'copied'
    }
    await tx.update(session).set({ lastSeenAt: sql`app_now()` }).where(eq(session.id, read.id))
    const given = await issueToken(tx, read.id)
    return { ...given, cookie: `${read.id}.${secret}`, lasts: found.lasts, actor }
  })
}

type Held = { session: typeof session.$inferSelect; isPreviousGood: boolean }

/** The secret that the browser stores next; undefined for one that was replaced long before. */
async function exchange(
  tx: Transaction,
  secret: string,
  { session: held, isPreviousGood }: Held,
): Promise<string | undefined> {
  const hash = hashToken(secret)
  if (hash.equals(held.secretHash)) return nextSessionSecret(secret, held.nonce)
  if (hash.equals(held.nextHash)) {
    const nonce = newNonce()
    const next = nextSessionSecret(secret, nonce)
    await tx
      .update(session)
      .set({
        secretHash: hash,
        nonce,
        nextHash: hashToken(next),
        previousHash: held.secretHash,
        previousNonce: held.nonce,
        previousUntil: inSeconds(graceSeconds),
      })
      .where(eq(session.id, held.id))
    return next
  }
  const { previousHash, previousNonce } = held
  return isPreviousGood && previousNonce && previousHash?.equals(hash)
    ? nextSessionSecret(secret, previousNonce)
    : undefined
}
