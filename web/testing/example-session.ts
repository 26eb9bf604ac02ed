import type { OpenSession } from '#contract/account/sessions'

/** A lead booker who has just logged in. */
export const exampleSession: OpenSession = {
  token: 'bearer-token',
  expiresAt: '2100-01-01T00:00:00.000Z',
  contact: {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'ada@example.com',
    firstname: 'Ada',
    lastname: 'Ferrante',
    coSignIn: false,
    coSignInRole: null,
    loggedInAsContactAdmin: false,
    guest: false,
    proven: true,
    toursSeen: [],
    hasPassword: true,
  },
}
