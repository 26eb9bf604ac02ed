import { useSyncExternalStore } from 'react'
import { type Purpose, readConsent, writeConsent } from '#domain/content/consent'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'

type ConsentState = readonly Purpose[] | undefined

const cookie = 'consent'
let agreed: ConsentState
let written: string | undefined
let cookieRead = false
const listeners = new Set<() => void>()

function read(): ConsentState {
  const text = readCookie(cookie)
  if (!cookieRead || text !== written) agreed = readConsent(text)
  written = text
  cookieRead = true
  return agreed
}

const current = (): ConsentState => (cookieRead ? agreed : read())

function notifySubscribers() {
  for (const changed of listeners) changed()
}

/** Stores the visitor's consent. */
export function saveConsent(purposes: readonly Purpose[]): void {
  agreed = purposes
  written = writeConsent(purposes)
  cookieRead = true
  writeCookie(cookie, written, lifetimes.never)
  notifySubscribers()
}

/** Another tab can have changed the answer. Without cookies, this document keeps its own. */
function syncWithCookie() {
  if (!navigator.cookieEnabled) return
  read()
  notifySubscribers()
}

/** Events after which another tab may have changed it. */
const syncEvents = ['focus', 'pageshow'] as const

let followed = false

function subscribe(changed: () => void) {
  // Every public page subscribes, so listeners never need removal.
  if (!followed) for (const moment of syncEvents) addEventListener(moment, syncWithCookie)
  followed = true
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The purposes that the visitor agreed to; undefined until they answer, which means none. */
export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, current, () => undefined)
