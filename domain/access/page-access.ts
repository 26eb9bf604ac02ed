import type { ClientPageAccess } from '#domain/content/public-templates'

/**
 * The viewer of a client-area page: an anonymous visitor, the guest user of a booking, a client, a co-sign-in, or a
 * staff member who impersonates a client.
 */
export type PageViewer = 'anonymous' | 'guest-user' | 'lead-booker' | 'co-sign-in' | 'looking-on'

/** The page for a viewer: the requested one, the log-in, or the list of bookings. */
type PageAccess = 'here' | 'log-in' | 'bookings'

/**
 * The route guard of client-area pages. It only spares viewers an empty page: the endpoints behind it check access
 * themselves.
 */
export function pageAccess(
  { audience: admits, allowImpersonation: lookingOn, byMailedToken }: ClientPageAccess,
  comer: PageViewer,
  { hasMailedToken = false }: { hasMailedToken?: boolean } = {},
): PageAccess {
  if (byMailedToken && hasMailedToken && comer !== 'looking-on') return 'here'
  if (comer === 'looking-on') return lookingOn ? 'here' : 'bookings'
  if (admits === 'anybody') return 'here'
  if (comer === 'anonymous' || comer === 'guest-user') return 'log-in'
  return comer === 'co-sign-in' && admits === 'lead-bookers' ? 'bookings' : 'here'
}

/** The viewer, by the current contact of the API. */
export const viewerOf = (
  contact: { guest: boolean; coSignIn: boolean; loggedInAsContactAdmin: boolean } | undefined,
): PageViewer => {
  if (!contact) return 'anonymous'
  if (contact.loggedInAsContactAdmin) return 'looking-on'
  if (contact.guest) return 'guest-user'
  return contact.coSignIn ? 'co-sign-in' : 'lead-booker'
}
