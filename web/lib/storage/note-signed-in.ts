import { signedInChanged, signedInName } from '#web/lib/storage/signed-in'
import { localStore } from '#web/lib/storage/web-storage'

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
  const isShown = person && !person.guest
  localStore.write(
    signedInName,
    isShown ? JSON.stringify({ id: person.id, initials: initialsOf(person).toUpperCase() }) : undefined,
  )
  dispatchEvent(new Event(signedInChanged))
}
