import { useSyncExternalStore } from 'react'
import { type Api, api, createApi, overHttp } from '#web/api'
import { bearing } from '#web/features/session/public'
import { createDeskSession, type DeskStanding } from './desk-session'

const name = 'desk'

/** A browser that keeps nothing has nobody to remember: one signs in anew in each document. */
const mark = {
  read(): string | undefined {
    try {
      return localStorage.getItem(name) ?? undefined
    } catch {
      return undefined
    }
  },
  write(id: string | undefined) {
    try {
      if (id === undefined) localStorage.removeItem(name)
      else localStorage.setItem(name, id)
    } catch {
      // Full, or forbidden.
    }
  },
  hear: (tell: () => void) =>
    addEventListener('storage', event => (event.key === name || event.key === null) && tell()),
}

/** The session of staff in this browser. */
export const desk = createDeskSession({ api, mark })

/** The client of who has signed in at the desk. */
export const deskApi: Api = createApi(bearing(overHttp, desk))

/** Who uses the desk, followed. */
export const useDesk = (): DeskStanding => useSyncExternalStore(desk.follow, desk.standing, desk.standing)
