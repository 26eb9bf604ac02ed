import { useSyncExternalStore } from 'react'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'
import { added, readShortlist, removed, type Shortlist, type ShortlistedVilla, writeShortlist } from './shortlist'

const cookie = 'shortlist'
const none: Shortlist = []
const listeners = new Set<() => void>()

let list: Shortlist = none
let written: string | undefined

/** The cookie is the truth: another tab may have changed it. */
function current(): Shortlist {
  const text = readCookie(cookie) ?? ''
  if (text !== written) {
    written = text
    list = readShortlist(text)
  }
  return list
}

function set(next: Shortlist) {
  writeCookie(cookie, writeShortlist(next), lifetimes.year)
  for (const changed of listeners) changed()
}

export const addToShortlist = (villa: ShortlistedVilla): void => set(added(current(), villa))
export const removeFromShortlist = (id: number): void => set(removed(current(), id))
export const clearShortlist = (): void => set(none)
/** Puts back what was cleared by mistake. */
export const restoreShortlist = (villas: Shortlist): void => set(villas)

function subscribe(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('focus', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('focus', changed)
  }
}

/** The visitor's shortlist; empty on the server, whose pages are the same for everybody. */
export const useShortlist = (): Shortlist => useSyncExternalStore(subscribe, current, () => none)
