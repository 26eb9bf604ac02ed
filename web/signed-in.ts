import { readCookie } from '#web/cookies'

// What pages that know nobody may show of a signed-in person: their initials. Nothing is asked of the server for it.

const name = 'signed in'
const changed = 'signed-in'

interface Person {
  id: string
  firstname: string
  lastname: string
  email: string | null
  /** They book without an account: they have no bookings page yet. */
  guest: boolean
}

const initialsOf = ({ firstname, lastname, email }: Person): string =>
  [firstname, lastname].map(part => [...part.trim()][0] ?? '').join('') || ([...(email ?? '')][0] ?? '')

/** Notes who has signed in to this browser; undefined where nobody has. */
export function noteSignedIn(person: Person | undefined): void {
  try {
    if (person && !person.guest)
      localStorage.setItem(name, JSON.stringify({ id: person.id, initials: initialsOf(person).toUpperCase() }))
    else localStorage.removeItem(name)
  } catch {
    // Full, or forbidden: the header shows nobody.
  }
  dispatchEvent(new Event(changed))
}

/** The initials of who has signed in; empty where nobody has. A log-out takes the cookie, and so the initials. */
export function readSignedIn(): string {
  try {
    const { id, initials } = JSON.parse(localStorage.getItem(name) ?? '{}') as { id?: string; initials?: string }
    return id !== undefined && id === readCookie('contactid') ? (initials ?? '') : ''
  } catch {
    return ''
  }
}

/** Tells when somebody signs in or out, in this tab or another. */
export function followSignedIn(tell: () => void): () => void {
  const events = [changed, 'storage', 'pageshow', 'focus'] as const
  for (const event of events) addEventListener(event, tell)
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}
