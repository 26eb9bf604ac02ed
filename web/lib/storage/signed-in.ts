import { readCookie } from '#web/lib/cookies'
import { localStore } from '#web/lib/storage/web-storage'
import { createStore } from '../create-store'

// Public pages show the initials of the signed-in user, without a request to the server.

/** Storage key of the initials (`web/lib/note-signed-in.ts`). */
export const signedInName = 'signed in'
/** Event on a change of the initials. */
export const signedInChanged = 'signed-in'

/** Initials of the signed-in user; empty without one. A log-out removes the cookie, and thereby the initials. */
function readSignedIn(): string {
  const { id, initials = '' } = (localStore.readJson(signedInName) ?? {}) as { id?: string; initials?: string }
  return id !== undefined && id === readCookie('contactid') ? initials : ''
}

/** The initials, which a sign-in or sign-out changes, in this tab or another. */
export const signedInInitials = createStore(readSignedIn, [signedInChanged, 'storage', 'pageshow', 'focus'])
