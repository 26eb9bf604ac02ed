import { useSyncExternalStore } from 'react'
import { localPath, splitLanguage } from '#domain/text/language'
import { type Api, ApiError, api, createApi, httpTransport } from '#web/lib/api-client'
import { readCookie } from '#web/lib/cookies'
import { storeHeldStay } from '#web/lib/storage/held-stay-storage'
import { noteSignedIn } from '#web/lib/storage/note-signed-in'
import { removeOfflineCopies } from '#web/lib/storage/offline-copies'
import { removeStoredNotes } from '#web/lib/storage/stored-notes'
import { removeDrafts, tabStore } from '#web/lib/storage/web-storage'
import { analyticsIds } from './analytics-ids'
import { withBearerToken } from './bearer-transport'
import { createImpersonationSession, type Impersonation, readOnlyTransport } from './impersonation-session'
import { forgetMailedToken } from './mailed-token'
import { type AuthState, createSession, type Session, type SessionMessage, type StoredSession } from './session'

const name = 'session'

/** Tab storage; if it is unavailable, each document asks the server again. */
const sessionStorageAdapter = {
  read(): StoredSession {
    const { token, owner, guestToken } = (tabStore.readJson(name) ?? {}) as StoredSession
    return { token, owner, guestToken }
  },
  write(stored: StoredSession) {
    tabStore.write(name, stored.owner && JSON.stringify(stored))
  },
}

function clearDrafts() {
  storeHeldStay(undefined)
  removeStoredNotes()
  forgetMailedToken()
  removeDrafts()
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
export const readImpersonation = (): Impersonation | undefined =>
  (tabStore.readJson(impersonationKey) as Impersonation | null) ?? undefined

/** Makes this tab an impersonation. Throws if the browser stores nothing. */
export function storeImpersonation(looking: Impersonation): void {
  tabStore.write(impersonationKey, JSON.stringify(looking))
  if (!readImpersonation()) throw new Error('An impersonation requires storage')
}

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
    forget: () => tabStore.write(impersonationKey, undefined),
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
    if (standing.kind === 'anonymous') void removeOfflineCopies()
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
