import { useSyncExternalStore } from 'react'
import { type Api, api, createApi, overHttp } from '#web/api'
import { readCookie } from '#web/cookies'
import { bearing } from './bearing'
import { createSession, type Kept, type Standing, type Told } from './session'

const name = 'session'

/** What is kept for the tab; a browser that keeps nothing asks the server anew in each document. */
const kept = {
  read(): Kept {
    try {
      const { bearer, owner } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Kept
      return { bearer, owner }
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

/** The session of this browser. */
export const session = createSession({
  api,
  whose: token =>
    createApi((path, init) =>
      overHttp(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
    )('GET /core/contacts/current'),
  cookie: () => readCookie('contactid'),
  kept,
  forgetDrafts,
  tabs: tabs(),
  now: Date.now,
})

/** The client of who has signed in; before that it is as good as the other. */
export const ownApi: Api = createApi(bearing(overHttp, session))

/** Who uses this browser, followed. */
export const useStanding = (): Standing => useSyncExternalStore(session.follow, session.standing, session.standing)
