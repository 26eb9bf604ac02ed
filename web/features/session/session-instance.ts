import { useSyncExternalStore } from 'react'
import { localPath, splitLanguage } from '#domain/text/language'
import { type Api, ApiError, api, createApi, httpTransport } from '#web/lib/api-client'
import { readCookie } from '#web/lib/cookies'
import { storeHeldStay } from '#web/lib/held-stay-storage'
import { noteSignedIn } from '#web/lib/note-signed-in'
import { removeStoredNotes } from '#web/lib/stored-notes'
import { analyticsIds } from './analytics-ids'
import { withBearerToken } from './bearer-transport'
import { createImpersonationSession, type Impersonation, readOnlyTransport } from './impersonation-session'
import { forgetMailedToken } from './mailed-token'
import { type AuthState, createSession, type Session, type SessionMessage, type StoredSession } from './session'

const name = 'session'

/** Tab storage; if it is unavailable, each document asks the server again. */
const sessionStorageAdapter = {
  read(): StoredSession {
    try {
      const {
        token: bearer,
        owner,
        guestToken: begun,
      } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as StoredSession
      return { token: bearer, owner, guestToken: begun }
    } catch {
      return {}
    }
  },
  write(sessionStorageAdapter: StoredSession) {
    try {
      if (sessionStorageAdapter.owner) sessionStorage.setItem(name, JSON.stringify(sessionStorageAdapter))
      else sessionStorage.removeItem(name)
    } catch {
      // Storage is full or disabled.
    }
  },
}

function clearDrafts() {
  storeHeldStay(undefined)
  removeStoredNotes()
  try {
    forgetMailedToken()
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft ')) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
  // For drafts that are in memory only.
  globalThis.dispatchEvent(new Event('drafts-forgotten'))
}

function createTabChannel() {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  return {
    broadcast: (told: SessionMessage) => channel?.postMessage(told),
    onMessage: (listener: (told: SessionMessage) => void) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => listener(data)),
  }
}

const impersonationKey = 'looking on'

/** The impersonation of this tab, with its client and expiry; undefined without one. */
export function readImpersonation(): Impersonation | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(impersonationKey) ?? 'null') as Impersonation | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Makes this tab an impersonation. Throws if the browser stores nothing. */
export const storeImpersonation = (looking: Impersonation): void =>
  sessionStorage.setItem(impersonationKey, JSON.stringify(looking))

/** An API client with the given token, whatever the session. */
const apiWithToken = (token: string): Api =>
  createApi((path, init) =>
    httpTransport(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  )

/** The owner of a token. With consent to statistics, analytics ids are sent to link them to the user. */
function fetchCurrentContact(token: string) {
  const { ga_SessionId } = analyticsIds(document.cookie)
  return apiWithToken(token)('GET /core/contacts/current', {
    headers: ga_SessionId ? { gasessionid: ga_SessionId } : {},
  })
}

const looking = readImpersonation()

const startImpersonation = (looking: Impersonation) =>
  createImpersonationSession(looking, {
    api,
    lookAway: token => apiWithToken(token)('POST /office/lookingon/end'),
    forget: () => sessionStorage.removeItem(impersonationKey),
    goBack: over =>
      location.assign(localPath(`/office/clients${over ? '?over=1' : ''}`, splitLanguage(location.pathname).language)),
  })

/** The session of this browser, or the impersonation of this tab. */
export const session: Session = looking
  ? startImpersonation(looking)
  : createSession({
      api,
      fetchContact: fetchCurrentContact,
      claim: (token, begun) => apiWithToken(token)('POST /core/bookings/ob/claim', { body: { jwt: begun } }),
      cookie: () => readCookie('contactid'),
      kept: sessionStorageAdapter,
      forgetDrafts: clearDrafts,
      tabs: createTabChannel(),
      now: Date.now,
    })

// During an impersonation the analytics ids belong to staff.
if (!looking)
  session.subscribe(() => {
    const standing = session.getState()
    if (standing.kind !== 'unknown') noteSignedIn(standing.kind === 'authenticated' ? standing.contact : undefined)
  })

const authTransport = looking
  ? readOnlyTransport(withBearerToken(httpTransport, session))
  : withBearerToken(httpTransport, session)

/** API client with the session's token; without a session it equals the anonymous one. */
export const sessionApi: Api = createApi(authTransport)

/** Downloads a file that requires the session. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const answer = await authTransport(`/api${path}`, { method: 'GET', headers: {} })
  const text = await answer.text()
  if (answer.status !== 200) throw new ApiError(answer.status, {})
  const address = URL.createObjectURL(new Blob([text], { type: answer.headers.get('content-type') ?? '' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const useAuthState = (): AuthState => useSyncExternalStore(session.subscribe, session.getState, session.getState)
