import { type Purpose, readConsent, writeConsent } from '#domain/content/consent'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'
import { createStore, useStore } from '#web/lib/create-store'

type ConsentState = readonly Purpose[] | undefined

const cookie = 'consent'
const consent = createStore<ConsentState>(() => readConsent(readCookie(cookie)))

/** Stores the visitor's consent. */
export function saveConsent(purposes: readonly Purpose[]): void {
  writeCookie(cookie, writeConsent(purposes), lifetimes.never)
  consent.set(purposes)
}

/** The purposes that the visitor agreed to; undefined until they answer, which means none. */
export const useConsent = (): ConsentState => useStore(consent, undefined)
