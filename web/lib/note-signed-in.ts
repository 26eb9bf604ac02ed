import { signedInChanged, signedInName } from '#web/lib/signed-in'

interface Person {
  id: string
  firstname: string
  lastname: string
  email: string | null
  /** Guest users book without an account: they have no bookings page yet. */
  guest: boolean
}

const initialsOf = ({ firstname, lastname, email }: Person): string =>
  [firstname, lastname].map(part => [...part.trim()][0] ?? '').join('') || ([...(email ?? '')][0] ?? '')

/** Stores the signed-in user's initials for public pages; undefined removes them. */
export function noteSignedIn(person: Person | undefined): void {
  try {
    if (person && !person.guest)
      localStorage.setItem(signedInName, JSON.stringify({ id: person.id, initials: initialsOf(person).toUpperCase() }))
    else localStorage.removeItem(signedInName)
  } catch {
    // Storage is full or disabled: the header shows no initials.
  }
  dispatchEvent(new Event(signedInChanged))
}
