import { useSyncExternalStore } from 'react'
import { localPath, splitLanguage } from '#domain/language'
import { type Api, api, CallError, createApi, overHttp } from '#web/api'
import { readCookie } from '#web/cookies'
import { keepHeldStay } from '#web/held-stay'
import { noteSignedIn } from '#web/note-signed-in'
import { removeStoredNotes } from '#web/stored-notes'
import { analyticsIds } from './analytics-ids'
import { bearing } from './bearing'
import { createLooking, type Looking, onlyReading } from './looking-on'
import { forgetMailedToken } from './mailed-token'
import { createSession, type Kept, type Session, type Standing, type Told } from './session'

const name = 'session'

/** Tab storage; if it is unavailable, each document asks the server again. */
const kept = {
  read(): Kept {
    try {
      const { bearer, owner, begun } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Kept
      return { bearer, owner, begun }
    } catch {
      return {}
    }
  },
  write(kept: Kept) {
    try {
      if (kept.owner) sessionStorage.setItem(name, JSON.stringify(kept))
      else sessionStorage.removeItem(name)
    } catch {
      // Storage is full or disabled.
    }
  },
}

function forgetDrafts() {
  keepHeldStay(undefined)
  removeStoredNotes()
  try {
    forgetMailedToken()
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft ')) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

function tabs() {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  return {
    tell: (told: Told) => channel?.postMessage(told),
    hear: (listener: (told: Told) => void) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => listener(data)),
  }
}

const looks = 'looking on'

/** The impersonation of this tab, with its client and expiry; undefined without one. */
export function readLooking(): Looking | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(looks) ?? 'null') as Looking | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Makes this tab an impersonation. Throws if the browser stores nothing. */
export const keepLooking = (looking: Looking): void => sessionStorage.setItem(looks, JSON.stringify(looking))

/** An API client with the given token, whatever the session. */
const bearingOnly = (token: string): Api =>
  createApi((path, init) => overHttp(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }))

/** The owner of a token. With consent to statistics, analytics ids are sent to link them to the user. */
function whose(token: string) {
  const { ga_SessionId } = analyticsIds(document.cookie)
  return bearingOnly(token)('GET /core/contacts/current', {
    headers: ga_SessionId ? { gasessionid: ga_SessionId } : {},
  })
}

const looking = readLooking()

const lookOn = (looking: Looking) =>
  createLooking(looking, {
    api,
    lookAway: token => bearingOnly(token)('POST /office/lookingon/end'),
    forget: () => sessionStorage.removeItem(looks),
    goBack: over =>
      location.assign(localPath(`/office/clients${over ? '?over=1' : ''}`, splitLanguage(location.pathname).language)),
  })

/** The session of this browser, or the impersonation of this tab. */
export const session: Session = looking
  ? lookOn(looking)
  : createSession({
      api,
      whose,
      claim: (token, begun) => bearingOnly(token)('POST /core/bookings/ob/claim', { body: { jwt: begun } }),
      cookie: () => readCookie('contactid'),
      kept,
      forgetDrafts,
      tabs: tabs(),
      now: Date.now,
    })

// During an impersonation the analytics ids belong to staff.
if (!looking)
  session.follow(() => {
    const standing = session.standing()
    if (standing.kind !== 'unknown') noteSignedIn(standing.kind === 'somebody' ? standing.contact : undefined)
  })

const borne = looking ? onlyReading(bearing(overHttp, session)) : bearing(overHttp, session)

/** API client with the session's token; without a session it equals the anonymous one. */
export const ownApi: Api = createApi(borne)

/** Downloads a file that requires the session. */
export async function ownFile(path: string, name: string): Promise<void> {
  const answer = await borne(`/api${path}`, { method: 'GET', headers: {} })
  const text = await answer.text()
  if (answer.status !== 200) throw new CallError(answer.status, {})
  const address = URL.createObjectURL(new Blob([text], { type: answer.headers.get('content-type') ?? '' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const useStanding = (): Standing => useSyncExternalStore(session.follow, session.standing, session.standing)
