import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { Actor, Anonymous, GuestUser } from '#domain/access/actor'
import { changeReachOf } from '#domain/access/roles/reach'
import { type AccountKind, coSignInRoles, secondFactorLasts } from '#domain/people/accounts'
import type { ResolveToken } from '#server/platform/auth/authentication'
import { hashToken } from '#server/platform/auth/tokens'
import { heldRoles, staffActor } from './staff-actor.ts'

const { session, accessToken, account, coSignIn, guestLogin, guestUser, impersonation: lookingOn, staff } = tables

/** The actor of a session, with the kind of account. */
export interface SessionCaller {
  actor: Exclude<Actor, Anonymous>
  kind: AccountKind
  sessionId: string
  hasRecentSecondFactor: boolean
}

/** Whether the person has an accepted invitation as a travel agent. */
const isAgent = sql<boolean>`exists (select from ${guestLogin} where ${guestLogin.coSignInId} = ${coSignIn.id} and ${guestLogin.role} = ${coSignInRoles['travel-agent']} and ${guestLogin.acceptedAt} is not null and ${guestLogin.archivedAt} is null)`

/** Whether staff have proven their second factor in the session a short time ago. */
const hasRecentSecondFactor = sql<boolean>`coalesce(${session.secondFactorAt} > app_now() - make_interval(secs => ${secondFactorLasts}), false)`

/** Active sessions with their actors; staff who have left have none. */
const ofSessions = (db: Queryable, wanted: SQL, tokenHash: Buffer | null = null) =>
  db
    .select({
      sessionId: session.id,
      hasRecentSecondFactor,
      account: { contactId: account.contactId, staffId: account.staffId },
      coSignIn: { id: coSignIn.id, role: coSignIn.role, isAgent },
      guestUser: { id: guestUser.id, bookingId: guestUser.bookingId },
      staff: { permissions: staff.permissions, roles: heldRoles },
      looking: {
        id: accessToken.lookingOnId,
        contactId: lookingOn.contactId,
        isOver: sql<boolean>`(${lookingOn.endedAt} is not null or ${lookingOn.expiresAt} <= app_now())`,
      },
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(coSignIn, eq(coSignIn.id, account.coSignInId))
    .leftJoin(guestUser, eq(guestUser.id, account.guestUserId))
    .leftJoin(staff, eq(staff.id, account.staffId))
    .leftJoin(accessToken, eq(accessToken.hash, sql`${tokenHash}::bytea`))
    .leftJoin(lookingOn, eq(lookingOn.id, accessToken.lookingOnId))
    .where(and(wanted, isNull(session.endedAt), sql`${session.expiresAt} > app_now()`, isNull(staff.leftAt)))
    .limit(1)

type Row = Awaited<ReturnType<typeof ofSessions>>[number]

const guestOf = ({ id, bookingId }: { id: number; bookingId: number }): GuestUser => ({
  kind: 'guest-user',
  guestUserId: id,
  bookingId,
})

function callerOfRow({ hasRecentSecondFactor, ...row }: Row): SessionCaller {
  const { sessionId, account, coSignIn, guestUser, staff } = row
  const known = { sessionId, hasRecentSecondFactor: false }
  if (coSignIn) {
    const role = coSignIn.isAgent || coSignIn.role === coSignInRoles['travel-agent'] ? 'travel-agent' : 'guest'
    return { ...known, kind: 'co-sign-in', actor: { kind: 'co-sign-in', coSignInId: coSignIn.id, role } }
  }
  if (guestUser) return { ...known, kind: 'guest-user', actor: guestOf(guestUser) }
  const { contactId, staffId } = account
  if (staff && staffId !== null)
    return { ...known, kind: 'staff', actor: staffActor(staffId, staff), hasRecentSecondFactor }
  if (contactId === null) throw new Error('the account has no owner')
  return { ...known, kind: 'contact', actor: { kind: 'lead-booker', contactId } }
}

/**
 * A member of staff who impersonates a client, while the impersonation and the permission last. It shows all bookings of
 * the client, so the permission must have no limit (PD-212).
 */
function asLookingOn(
  { actor, kind, sessionId }: SessionCaller,
  { contactId, isOver }: Pick<Row['looking'], 'contactId' | 'isOver'>,
): SessionCaller | undefined {
  if (actor.kind !== 'staff' || changeReachOf(actor, 'contacts') !== 'everywhere' || contactId === null || isOver)
    return undefined
  const impersonated = { staffId: actor.staffId }
  return { sessionId, kind, actor: { kind: 'lead-booker', contactId, impersonated }, hasRecentSecondFactor: false }
}

/** The caller of an active session. */
export async function findSessionCaller(db: Queryable, sessionId: string): Promise<SessionCaller | undefined> {
  const [found] = await ofSessions(db, eq(session.id, sessionId))
  return found && callerOfRow(found)
}

/** Identifies the caller by a bearer token, with their current permissions. */
export const createTokenResolver =
  (db: Queryable): ResolveToken =>
  async token => {
    const ofToken = db
      .select({ id: accessToken.sessionId })
      .from(accessToken)
      .where(and(eq(accessToken.hash, hashToken(token)), sql`${accessToken.expiresAt} > app_now()`))
    const [found] = await ofSessions(db, inArray(session.id, ofToken), hashToken(token))
    const caller = found && callerOfRow(found)
    return caller && found.looking.id !== null ? asLookingOn(caller, found.looking) : caller
  }
