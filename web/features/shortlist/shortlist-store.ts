import { useSyncExternalStore } from 'react'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'
import { createStore, useStore } from '#web/lib/create-store'
import { localStore } from '#web/lib/storage/web-storage'
import { added, readShortlist, removed, type Shortlist, type ShortlistedVilla, writeShortlist } from './shortlist'

const cookie = 'shortlist'
const none: Shortlist = []

let list: Shortlist = none
let written = ''

/** The cookie is authoritative, since another tab may have changed it; reading is slow, so hearts share one read. */
function read(): Shortlist {
  const text = readCookie(cookie) ?? ''
  if (text !== written) list = readShortlist(text)
  written = text
  return list
}

/** Followed are events after which another tab may have changed it. */
const shortlist = createStore(read, ['focus', 'pageshow', 'storage'])

function set(next: Shortlist) {
  writeCookie(cookie, writeShortlist(next), lifetimes.year)
  shortlist.refresh()
  // Notifies other tabs; without storage they read the cookie on focus.
  localStore.write(cookie, written)
}

/** Adds a villa, including what other tabs have added; false if the list is full. */
export function addToShortlist(villa: ShortlistedVilla): boolean {
  const next = added(read(), villa)
  set(next)
  return next.some(({ id }) => id === villa.id)
}
export const removeFromShortlist = (id: number): void => set(removed(read(), id))
export const clearShortlist = (): void => set(none)
/** Puts villas at the start of the list: after an undo, or from a friend's list. */
export const restoreShortlist = (villas: Shortlist): void => set(read().reduce(added, villas))

/** The visitor's shortlist; empty on the server, whose HTML is the same for everyone. */
export const useShortlist = (): Shortlist => useStore(shortlist, none)

/** Whether a villa is on the shortlist; re-renders only when that changes. */
export const useIsShortlisted = (id: number): boolean =>
  useSyncExternalStore(
    shortlist.subscribe,
    () => shortlist.get().some(villa => villa.id === id),
    () => false,
  )
