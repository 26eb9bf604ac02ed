/** Where a guest login stands while it is not archived. */
export const guestLoginStates = ['invited', 'accepted'] as const
export type GuestLoginState = (typeof guestLoginStates)[number]

/** Who has set a password has followed the invitation. */
export const guestLoginState = ({ hasPassword }: { hasPassword: boolean }): GuestLoginState =>
  hasPassword ? 'accepted' : 'invited'
