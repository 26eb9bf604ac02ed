import { useSyncExternalStore } from 'react'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'
import { added, readShortlist, removed, type Shortlist, type ShortlistedVilla, writeShortlist } from './shortlist'

const cookie = 'shortlist'
const none: Shortlist = []
const listeners = new Set<() => void>()

let list: Shortlist = none
let written = ''
let known = false

/** The cookie is the truth, which another tab may have changed; it is slow to read, so not with every heart. */
function read(): Shortlist {
  const text = readCookie(cookie) ?? ''
  if (text !== written) list = readShortlist(text)
  written = text
  known = true
  return list
}

const current = () => (known ? list : read())

function tell() {
  read()
  for (const changed of listeners) changed()
}

function set(next: Shortlist) {
  writeCookie(cookie, writeShortlist(next), lifetimes.year)
  tell()
  try {
    // Other tabs hear of it.
    localStorage.setItem(cookie, written)
  } catch {
    // Full, or forbidden: they look at the cookie when they are come back to.
  }
}

/** Adds a villa, whatever other tabs have added; false where the list is full. */
export function addToShortlist(villa: ShortlistedVilla): boolean {
  const next = added(read(), villa)
  set(next)
  return next.some(({ id }) => id === villa.id)
}
export const removeFromShortlist = (id: number): void => set(removed(read(), id))
export const clearShortlist = (): void => set(none)
/** Puts villas on the list before those that are there: what was cleared by mistake, or what a friend has chosen. */
export const restoreShortlist = (villas: Shortlist): void => set(read().reduce(added, villas))

/** When another tab may have changed it. */
const moments = ['focus', 'pageshow', 'storage'] as const

let followed = false

function subscribe(changed: () => void) {
  // The header shows the list on every page: there is no moment at which nobody follows it.
  if (!followed) for (const moment of moments) addEventListener(moment, tell)
  followed = true
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The visitor's shortlist; empty on the server, whose pages are the same for everybody. */
export const useShortlist = (): Shortlist => useSyncExternalStore(subscribe, current, () => none)

/** Whether a villa is on the shortlist; what shows one villa need not follow the others. */
export const useIsShortlisted = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().some(villa => villa.id === id),
    () => false,
  )
