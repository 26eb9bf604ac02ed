import type { ClientPage } from '#domain/templates'

/**
 * Who comes to a page of the client area: nobody known, the guest user of a booking, a client, who shares a booking, a
 * member of staff who looks on.
 */
type Comer = 'nobody' | 'guest-user' | 'lead-booker' | 'co-sign-in' | 'looking-on'

/** Where who is kept from a page is to be instead. */
type Admission = 'here' | 'log-in' | 'bookings'

/**
 * Whether who comes may see a page of the client area. The calls behind it decide for themselves: this only spares
 * people a page that would be empty.
 */
export function admissionTo(
  { admits, lookingOn, byMailedToken }: ClientPage,
  comer: Comer,
  { hasMailedToken = false }: { hasMailedToken?: boolean } = {},
): Admission {
  if (byMailedToken && hasMailedToken && comer !== 'looking-on') return 'here'
  if (comer === 'looking-on') return lookingOn ? 'here' : 'bookings'
  if (admits === 'anybody') return 'here'
  if (comer === 'nobody' || comer === 'guest-user') return 'log-in'
  return comer === 'co-sign-in' && admits === 'lead-bookers' ? 'bookings' : 'here'
}

/** Who comes, by what the calls tell of who has signed in. */
export const comerOf = (
  contact: { guest: boolean; coSignIn: boolean; loggedInAsContactAdmin: boolean } | undefined,
): Comer => {
  if (!contact) return 'nobody'
  if (contact.loggedInAsContactAdmin) return 'looking-on'
  if (contact.guest) return 'guest-user'
  return contact.coSignIn ? 'co-sign-in' : 'lead-booker'
}
