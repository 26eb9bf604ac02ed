import { type Purpose, readConsent, writeConsent } from '#domain/content/consent'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'
import { createStore, useStore } from '#web/lib/create-store'

type ConsentState = readonly Purpose[] | undefined

const cookie = 'consent'
let written: string | undefined
let agreed: ConsentState

/** Without cookies, this document keeps its own answer. */
function read(): ConsentState {
  const text = navigator.cookieEnabled ? readCookie(cookie) : written
  if (text !== written) agreed = readConsent(text)
  written = text
  return agreed
}

/** Another tab can change the answer. */
const consent = createStore(read, ['focus', 'pageshow'])

/** Stores the visitor's consent. */
export function saveConsent(purposes: readonly Purpose[]): void {
  written = writeConsent(purposes)
  agreed = purposes
  writeCookie(cookie, written, lifetimes.never)
  consent.set(purposes)
}

/** The purposes that the visitor agreed to; undefined until they answer, which means none. */
export const useConsent = (): ConsentState => useStore(consent, undefined)
