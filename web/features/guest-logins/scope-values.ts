import type { GuestLogin } from '#contract/account/guest-logins'

/** The scope of an invitation, in the form of the API. */
export interface Scope {
  role: 1 | 2
  allBookings: boolean
  bookings: number[]
  prices: boolean
}

/** The scope in the values of a form with `ScopeFields`. */
export const scopeIn = (values: object): Record<keyof Scope, unknown> => {
  const { role, which, bookings, prices } = values as Record<string, string | string[] | undefined>
  const allBookings = which === 'all'
  return {
    role: Number(role),
    allBookings,
    bookings: allBookings ? [] : [bookings ?? []].flat().map(Number),
    prices: prices === 'yes',
  }
}

/** The scope of an existing invitation. */
export const scopeOf = ({ profile: { role, allBookings, bookings, prices } }: GuestLogin): Scope => ({
  role: role === 2 ? 2 : 1,
  allBookings: allBookings ?? false,
  bookings: bookings ?? [],
  prices: prices ?? false,
})
