import { readCookie } from '#web/lib/cookies'

// Public pages show the initials of the signed-in user, without a request to the server.

/** Storage key of the initials (`web/lib/note-signed-in.ts`). */
export const signedInName = 'signed in'
/** Event on a change of the initials. */
export const signedInChanged = 'signed-in'

/** Initials of the signed-in user; empty without one. A log-out removes the cookie, and thereby the initials. */
export function readSignedIn(): string {
  try {
    const { id, initials } = JSON.parse(localStorage.getItem(signedInName) ?? '{}') as {
      id?: string
      initials?: string
    }
    return id !== undefined && id === readCookie('contactid') ? (initials ?? '') : ''
  } catch {
    return ''
  }
}

/** Subscribes to sign-ins and sign-outs, in this tab or another. */
export function followSignedIn(tell: () => void): () => void {
  const events = [signedInChanged, 'storage', 'pageshow', 'focus'] as const
  for (const event of events) addEventListener(event, tell)
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}
