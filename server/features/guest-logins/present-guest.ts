import type { GuestLogin } from '#contract/account/guest-logins'
import type { Guest } from './queries.ts'

/** A guest login in the shape of replies; `whole` for the lead booker, names alone for other guests. */
export const presentGuest = (
  { guestLogin, contact, coSignIn, bookingIds }: Guest,
  { whole }: { whole: boolean },
): GuestLogin => ({
  id: guestLogin.id,
  contact: { id: contact.publicId },
  profile: {
    firstname: guestLogin.firstName,
    lastname: guestLogin.lastName,
    email: whole ? coSignIn.email : null,
    role: whole ? guestLogin.role : null,
    // The state is that of the invitation alone, so it does not reveal whether the address has an account.
    state: whole ? (guestLogin.acceptedAt ? 'accepted' : 'invited') : null,
    allBookings: whole ? guestLogin.allBookings : null,
    bookings: whole && !guestLogin.allBookings ? bookingIds : null,
    prices: whole ? guestLogin.showsPrices : null,
    scopeChosen: whole ? guestLogin.scopeChosenAt !== null : null,
  },
})
