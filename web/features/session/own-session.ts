import { useSyncExternalStore } from 'react'
import { type Api, api, CallError, createApi, overHttp } from '#web/api'
import { readCookie } from '#web/cookies'
import { bearing } from './bearing'
import { createSession, type Kept, type Standing, type Told } from './session'

const name = 'session'

/** What is kept for the tab; a browser that keeps nothing asks the server anew in each document. */
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
      // Full, or forbidden.
    }
  },
}

function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft ')) sessionStorage.removeItem(key)
  } catch {
    // What is not kept need not be forgotten.
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

const bearingToken = (token: string): Api =>
  createApi((path, init) => overHttp(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }))

/** The session of this browser. */
export const session = createSession({
  api,
  whose: token => bearingToken(token)('GET /core/contacts/current'),
  claim: (token, begun) => bearingToken(token)('POST /core/bookings/ob/claim', { body: { jwt: begun } }),
  cookie: () => readCookie('contactid'),
  kept,
  forgetDrafts,
  tabs: tabs(),
  now: Date.now,
})

const borne = bearing(overHttp, session)

/** The client of who has signed in; before that it is as good as the other. */
export const ownApi: Api = createApi(borne)

/** Brings a file of one's own to where the browser keeps what it downloads. */
export async function ownFile(path: string, name: string): Promise<void> {
  const answer = await borne(`/api${path}`, { method: 'GET', headers: {} })
  const text = await answer.text()
  if (answer.status !== 200) throw new CallError(answer.status, {})
  const address = URL.createObjectURL(new Blob([text], { type: answer.headers.get('content-type') ?? '' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Who uses this browser, followed. */
export const useStanding = (): Standing => useSyncExternalStore(session.follow, session.standing, session.standing)
