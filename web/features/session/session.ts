import type { CurrentContact, OpenSession } from '#contract/account/sessions'
import { type Api, ApiError } from '#web/lib/api-client'
import { createSessionCore } from '#web/lib/session-core'

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

/** The parts of the browser that a session uses. */
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
  let { token: bearer, owner, guestToken: begun } = kept.read()
  let finding: Promise<unknown> | undefined

  const core = createSessionCore<AuthState, OpenSession>({
    initial: unknown,
    open: () => api('POST /auth/refresh'),
    begin: opened => begin(opened),
    reject: () => endForAll(false),
    hasToken: () => bearer !== undefined,
  })
  const { getState, setState: stand, track, supersede } = core

  const hold = (next: StoredSession) => {
    bearer = next.token
    owner = next.owner
    begun = next.guestToken
    kept.write(next)
  }

  const begin = ({ token, expiresAt, contact }: OpenSession) => {
    const standing = getState()
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
    supersede()
    if (gone) forgetDrafts()
    hold(gone ? {} : { owner })
    stand(anonymous)
  }

  const endForAll = (gone: boolean) => {
    end({ gone })
    tabs.broadcast({ kind: 'over', gone })
  }

  const renew = async (): Promise<boolean> => {
    if (cookie() !== undefined) return core.renew()
    end({ gone: bearer !== undefined })
    return false
  }

  const isGood = ({ id, expiresAt }: BearerToken) => id === cookie() && Date.parse(expiresAt) > now()

  const find = async () => {
    if (cookie() === undefined) return end({ gone: bearer !== undefined })
    if (!bearer || !isGood(bearer)) return renew()
    const isCurrent = track()
    const contact = await whose(bearer.token).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return undefined
      throw error
    })
    if (!isCurrent()) return
    if (contact) stand({ kind: 'authenticated', contact })
    else await renew()
  }

  /** Claims a booking begun before the log-in; if the server is unreachable, the next document retries. */
  const takeAlong = async () => {
    if (!begun || !bearer || getState().kind !== 'authenticated') return
    try {
      await claim(bearer.token, begun)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return
    }
    hold({ token: bearer, owner })
  }

  const ready = async (): Promise<AuthState> => {
    if (getState().kind === 'unknown') {
      finding ??= find()
        .then(takeAlong)
        .finally(() => {
          finding = undefined
        })
      await finding
    }
    return getState()
  }

  /** Detects a sign-in or sign-out of another tab without a notification. */
  const syncWithCookie = () => {
    const standing = getState()
    const here = standing.kind === 'authenticated' ? standing.contact.id : undefined
    if (standing.kind === 'unknown' || here === cookie()) return
    if (cookie() === undefined) return end({ gone: true })
    supersede()
    hold({ owner })
    stand(unknown)
    ready().catch(() => {
      // Callers of `known` get the error.
    })
  }

  tabs.onMessage(told => {
    // The cookie decides: the message can concern an earlier session.
    if (told.kind === 'signed-in' || cookie() !== undefined) syncWithCookie()
    else if (getState().kind === 'authenticated' || bearer) end(told)
  })

  return {
    getState,
    token: () => bearer?.token,
    renew,
    look: syncWithCookie,
    subscribe: core.subscribe,
    /** Resolves once the user is known; rejects if the server is unreachable. */
    known: ready,
    /** A user has signed in here: notifies other tabs. */
    signedIn(opened: OpenSession) {
      supersede()
      begin(opened)
      tabs.broadcast({ kind: 'signed-in' })
    },
    /** Refetches the user after a change. A failed request leaves the state unchanged. */
    async refreshContact() {
      const isCurrent = track()
      const contact = bearer && (await whose(bearer.token).catch(() => undefined))
      if (contact && isCurrent()) stand({ kind: 'authenticated', contact })
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
