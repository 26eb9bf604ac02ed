import { signedInChanged, signedInName } from '#web/signed-in'

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
      localStorage.setItem(signedInName, JSON.stringify({ id: person.id, initials: initialsOf(person).toUpperCase() }))
    else localStorage.removeItem(signedInName)
  } catch {
    // Full, or forbidden: the header shows nobody.
  }
  dispatchEvent(new Event(signedInChanged))
}
