/**
 * Who comes to a page of the client area: nobody known, the guest user of a booking, a client, who shares a booking, a
 * member of staff who looks on.
 */
type Comer = 'nobody' | 'guest-user' | 'lead-booker' | 'co-sign-in' | 'looking-on'

/** Where who is kept from a page is to be instead. */
type Admission = 'here' | 'log-in' | 'bookings'

/**
 * The log-in and the page on which a registration is completed are before the wall (decision 54), and so is an online
 * booking with its payment, thanks and confirmation, whose client may have no account yet (section 2), and what somebody
 * else pays by a link; who is invited to go on with an option is asked to log in on the page itself.
 */
const beforeTheWall: ReadonlySet<number> = new Set([30, 102, 27, 29, 40, 75, 76, 96, 101, 113])
/** Dashboard, subscriptions, details of the journey and contact details are the lead booker's (section 2, decision 32). */
const leadBookersAlone: ReadonlySet<number> = new Set([31, 36, 105, 107])

/** What staff who look on do not see (decision 32): where one books, signs up and pays, and passports. */
const closedToLookingOn: ReadonlySet<number> = new Set([...beforeTheWall, 54, 59, 90, 92, 106])

/**
 * Whether who comes may see a page of the client area, by the id of its template. The calls behind it decide for
 * themselves: this only spares people a page that would be empty.
 */
export function admissionTo(templateId: number, comer: Comer): Admission {
  if (comer === 'looking-on') return closedToLookingOn.has(templateId) ? 'bookings' : 'here'
  if (beforeTheWall.has(templateId)) return 'here'
  if (comer === 'nobody' || comer === 'guest-user') return 'log-in'
  return comer === 'co-sign-in' && leadBookersAlone.has(templateId) ? 'bookings' : 'here'
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
