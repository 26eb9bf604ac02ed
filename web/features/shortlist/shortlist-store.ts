import { useSyncExternalStore } from 'react'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'
import { added, readShortlist, removed, type Shortlist, type ShortlistedVilla, writeShortlist } from './shortlist'

const cookie = 'shortlist'
const none: Shortlist = []
const listeners = new Set<() => void>()

let list: Shortlist = none
let written = ''
let known = false

/** The cookie is authoritative, since another tab may have changed it; reading is slow, so hearts share one read. */
function read(): Shortlist {
  const text = readCookie(cookie) ?? ''
  if (text !== written) list = readShortlist(text)
  written = text
  known = true
  return list
}

const current = () => (known ? list : read())

function notifySubscribers() {
  read()
  for (const changed of listeners) changed()
}

function set(next: Shortlist) {
  writeCookie(cookie, writeShortlist(next), lifetimes.year)
  notifySubscribers()
  try {
    // Notifies other tabs.
    localStorage.setItem(cookie, written)
  } catch {
    // Storage is full or disabled: other tabs read the cookie on focus.
  }
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

/** Events after which another tab may have changed it. */
const syncEvents = ['focus', 'pageshow', 'storage'] as const

let followed = false

function subscribe(changed: () => void) {
  // The header subscribes on every page, so listeners never need removal.
  if (!followed) for (const moment of syncEvents) addEventListener(moment, notifySubscribers)
  followed = true
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The visitor's shortlist; empty on the server, whose HTML is the same for everyone. */
export const useShortlist = (): Shortlist => useSyncExternalStore(subscribe, current, () => none)

/** Whether a villa is on the shortlist; re-renders only when that changes. */
export const useIsShortlisted = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().some(villa => villa.id === id),
    () => false,
  )
