import { readCookie } from '#web/cookies'

// What pages that know nobody may show of a signed-in person: their initials. Nothing is asked of the server for it.

/** Under this name the browser keeps them (`web/note-signed-in.ts`). */
export const signedInName = 'signed in'
/** The event that tells of them. */
export const signedInChanged = 'signed-in'

/** The initials of who has signed in; empty where nobody has. A log-out takes the cookie, and so the initials. */
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

/** Tells when somebody signs in or out, in this tab or another. */
export function followSignedIn(tell: () => void): () => void {
  const events = [signedInChanged, 'storage', 'pageshow', 'focus'] as const
  for (const event of events) addEventListener(event, tell)
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}
