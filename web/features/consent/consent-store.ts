import { useSyncExternalStore } from 'react'
import { type Purpose, readConsent, writeConsent } from '#domain/content/consent'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'

type ConsentState = readonly Purpose[] | undefined

const cookie = 'consent'
let agreed: ConsentState
let cookieRead = false
const listeners = new Set<() => void>()

function current(): ConsentState {
  if (!cookieRead) agreed = readConsent(readCookie(cookie))
  cookieRead = true
  return agreed
}

/** Stores the visitor's consent. */
export function saveConsent(purposes: readonly Purpose[]): void {
  agreed = purposes
  cookieRead = true
  writeCookie(cookie, writeConsent(purposes), lifetimes.never)
  for (const changed of listeners) changed()
}

/** The purposes that the visitor agreed to; undefined until they answer, which means none. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current,
    () => undefined,
  )
