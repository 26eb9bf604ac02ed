import type { ClientPage } from '#domain/templates'

/**
 * The viewer of a client-area page: an anonymous visitor, the guest user of a booking, a client, a co-sign-in, or a
 * staff member who impersonates a client.
 */
type Comer = 'nobody' | 'guest-user' | 'lead-booker' | 'co-sign-in' | 'looking-on'

/** The page for a viewer: the requested one, the log-in, or the list of bookings. */
type Admission = 'here' | 'log-in' | 'bookings'

/**
 * The route guard of client-area pages. It only spares viewers an empty page: the endpoints behind it check access
 * themselves.
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

/** The viewer, by the current contact of the API. */
export const comerOf = (
  contact: { guest: boolean; coSignIn: boolean; loggedInAsContactAdmin: boolean } | undefined,
): Comer => {
  if (!contact) return 'nobody'
  if (contact.loggedInAsContactAdmin) return 'looking-on'
  if (contact.guest) return 'guest-user'
  return contact.coSignIn ? 'co-sign-in' : 'lead-booker'
}
