import { useSyncExternalStore } from 'react'
import { type Purpose, readConsent, writeConsent } from '#domain/consent'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

type Agreed = readonly Purpose[] | undefined

const cookie = 'consent'
let agreed: Agreed
let cookieRead = false
const listeners = new Set<() => void>()

function current(): Agreed {
  if (!cookieRead) agreed = readConsent(readCookie(cookie))
  cookieRead = true
  return agreed
}

/** Stores the visitor's consent. */
export function decide(purposes: readonly Purpose[]): void {
  agreed = purposes
  cookieRead = true
  writeCookie(cookie, writeConsent(purposes), lifetimes.never)
  for (const changed of listeners) changed()
}

/** The purposes that the visitor agreed to; undefined until they answer, which means none. */
export const useConsent = (): Agreed =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current,
    () => undefined,
  )
