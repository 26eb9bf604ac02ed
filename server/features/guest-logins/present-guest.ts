import type { GuestLogin } from '#contract/guest-logins'
import { guestLoginState } from '#domain/guest-logins'
import type { Guest } from './queries.ts'

/** A guest login as the calls tell it; `whole` for the lead booker, names alone for the other guests. */
export const presentGuest = (
  { guestLogin, contact, coSignIn, passwordHash }: Guest,
  { whole }: { whole: boolean },
): GuestLogin => ({
  id: guestLogin.id,
  contact: { id: contact.publicId },
  profile: {
    firstname: guestLogin.firstName,
    lastname: guestLogin.lastName,
    email: whole ? coSignIn.email : null,
    role: whole ? coSignIn.role : null,
    state: whole ? guestLoginState({ hasPassword: passwordHash !== null }) : null,
  },
})
