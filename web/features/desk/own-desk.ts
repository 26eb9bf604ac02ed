import { useSyncExternalStore } from 'react'
import { type Api, api, createApi, overHttp } from '#web/api'
import { bearing } from '#web/features/session/public'
import { createDeskSession, type DeskStanding } from './desk-session'

const name = 'desk'

/** If the browser stores nothing, the user signs in again in each document. */
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
      // Storage is full or disabled.
    }
  },
  hear: (tell: () => void) =>
    addEventListener('storage', event => (event.key === name || event.key === null) && tell()),
}

export const desk = createDeskSession({ api, mark })

/** The API client of the signed-in staff member. */
export const deskApi: Api = createApi(bearing(overHttp, desk))

export const useDesk = (): DeskStanding => useSyncExternalStore(desk.follow, desk.standing, desk.standing)
