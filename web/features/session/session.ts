import type { CurrentContact, OpenSession } from '#contract/account/sessions'
import { type Api, ApiError } from '#web/lib/api-client'

/** The user of this browser, as far as known. */
export type AuthState = { kind: 'unknown' } | { kind: 'anonymous' } | { kind: 'authenticated'; contact: CurrentContact }

/** The access token of requests, its owner, and its expiry. */
interface BearerToken {
  token: string
  id: string
  expiresAt: string
}

/** State of a tab's storage: the token, and the owner of the drafts, who outlives the session. */
export interface StoredSession {
  token?: BearerToken | undefined
  owner?: string | undefined
  /** Token of a visitor's booking that is still to be claimed after the sign-in. */
  guestToken?: string | undefined
}

/** Messages between tabs: a sign-in, or the end of a session, by log-out or rejection. */
export type SessionMessage = { kind: 'signed-in' } | { kind: 'over'; gone: boolean }

/** What a session needs from its browser. */
export interface SessionDeps {
  /** The client without credentials, for requests that begin, renew and end a session. */
  api: Api
  /** Fetches the owner of a token. */
  fetchContact: (token: string) => Promise<CurrentContact>
  /** Claims a visitor's booking for the signed-in user, with the tokens of both. */
  claim: (token: string, begun: string) => Promise<unknown>
  /** Public id from the server's cookie: its owner probably has a session. */
  cookie: () => string | undefined
  /** Tab storage. */
  kept: { read: () => StoredSession; write: (kept: StoredSession) => void }
  /** Removes all form drafts. */
  forgetDrafts: () => void
  tabs: { broadcast: (told: SessionMessage) => void; onMessage: (listener: (told: SessionMessage) => void) => void }
  now: () => number
}

export type Session = ReturnType<typeof createSession>

const unknown: AuthState = { kind: 'unknown' }
const anonymous: AuthState = { kind: 'anonymous' }

/**
 * The session of this browser in one tab. The server decides: its HttpOnly cookie renews the session, and its
 * `contactid` cookie identifies the owner to all tabs.
 */
export function createSession({ api, fetchContact: whose, claim, cookie, kept, forgetDrafts, tabs, now }: SessionDeps) {
  let standing = unknown
  let { token: bearer, owner, guestToken: begun } = kept.read()
  // Responses to requests from before a sign-in or sign-out belong to another session.
  let turn = 0
  let renewing: Promise<boolean> | undefined
  let finding: Promise<unknown> | undefined
  const followers = new Set<() => void>()

  const stand = (next: AuthState) => {
    standing = next
    for (const tell of followers) tell()
  }

  const hold = (next: StoredSession) => {
    bearer = next.token
    owner = next.owner
    begun = next.guestToken
    kept.write(next)
  }

  const begin = ({ token, expiresAt, contact }: OpenSession) => {
    const wasGuest = standing.kind === 'authenticated' && standing.contact.guest
    // A visitor who holds another villa without an account is the same person, as is one who then signs in.
    const isSame = owner === contact.id || (wasGuest && !contact.coSignIn)
    if (owner !== undefined && !isSame) forgetDrafts()
    const taken = isSame && !contact.guest ? (wasGuest ? bearer?.token : begun) : undefined
    hold({ token: { token, expiresAt, id: contact.id }, owner: contact.id, ...(taken && { guestToken: taken }) })
    stand({ kind: 'authenticated', contact })
  }

  /** Ends the session in this tab. Drafts stay for their owner, except after a log-out. */
  const end = ({ gone }: { gone: boolean }) => {
    turn++
    if (gone) forgetDrafts()
    hold(gone ? {} : { owner })
    stand(anonymous)
  }

  const endForAll = (gone: boolean) => {
    end({ gone })
    tabs.broadcast({ kind: 'over', gone })
  }

  const exchange = async (): Promise<boolean> => {
    const asked = turn
    if (cookie() === undefined) {
      end({ gone: bearer !== undefined })
      return false
    }
    try {
      const opened = await api('POST /auth/refresh')
      if (asked === turn) begin(opened)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      if (asked === turn) endForAll(false)
    }
    return bearer !== undefined
  }

  /** Renews the token once for all concurrent callers; false if the session has ended. */
  const renew = (): Promise<boolean> => {
    renewing ??= exchange().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const isGood = ({ id, expiresAt }: BearerToken) => id === cookie() && Date.parse(expiresAt) > now()

  const find = async () => {
    if (cookie() === undefined) return end({ gone: bearer !== undefined })
    if (!bearer || !isGood(bearer)) return renew()
    const asked = turn
    const contact = await whose(bearer.token).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return undefined
      throw error
    })
    if (asked !== turn) return
    if (contact) stand({ kind: 'authenticated', contact })
    else await renew()
  }

  /** Claims a booking begun before the log-in; if the server is unreachable, the next document retries. */
  const takeAlong = async () => {
    if (!begun || !bearer || standing.kind !== 'authenticated') return
    try {
      await claim(bearer.token, begun)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return
    }
    hold({ token: bearer, owner })
  }

  const ready = async (): Promise<AuthState> => {
    if (standing.kind === 'unknown') {
      finding ??= find()
        .then(takeAlong)
        .finally(() => {
          finding = undefined
        })
      await finding
    }
    return standing
  }

  /** Detects a sign-in or sign-out of another tab without a notification. */
  const syncWithCookie = () => {
    const here = standing.kind === 'authenticated' ? standing.contact.id : undefined
    if (standing.kind === 'unknown' || here === cookie()) return
    if (cookie() === undefined) return end({ gone: true })
    turn++
    hold({ owner })
    stand(unknown)
    ready().catch(() => {
      // Callers of `known` get the error.
    })
  }

  tabs.onMessage(told => {
    // The cookie decides: the message can concern an earlier session.
    if (told.kind === 'signed-in' || cookie() !== undefined) syncWithCookie()
    else if (standing.kind === 'authenticated' || bearer) end(told)
  })

  return {
    getState: () => standing,
    token: () => bearer?.token,
    renew,
    look: syncWithCookie,
    /** Subscribes to the user of this browser. */
    subscribe(tell: () => void) {
      followers.add(tell)
      return () => {
        followers.delete(tell)
      }
    },
    /** Resolves once the user is known; rejects if the server is unreachable. */
    known: ready,
    /** A user has signed in here: notifies other tabs. */
    signedIn(opened: OpenSession) {
      turn++
      begin(opened)
      tabs.broadcast({ kind: 'signed-in' })
    },
    /** Refetches the user after a change. A failed request leaves the state unchanged. */
    async refreshContact() {
      const asked = turn
      const contact = bearer && (await whose(bearer.token).catch(() => undefined))
      if (contact && asked === turn) stand({ kind: 'authenticated', contact })
    },
    /** The server rejects the session: its owner may sign in again, so drafts stay. */
    handleRejectedToken: () => endForAll(false),
    /** Signs out in all tabs of this browser. Rejects if the server does not receive it: the user stays signed in. */
    async signOut() {
      await api('POST /auth/logout')
      endForAll(true)
    },
  }
}
