import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint, noContent } from '#contract/endpoint'
import { newAccount } from '#contract/forms/account'
import { language } from '#contract/schemas'
import { tours, userTypes } from '#domain/people/accounts'

/** The signed-in contact (SPEC B3). */
export const currentContact = z
  .object({
    id: z.uuid().meta({ description: 'Their public id; it gives access to nothing' }),
    email: z.string().nullable().meta({ description: 'Null for a guest user without an address' }),
    firstname: z.string(),
    lastname: z.string(),
    coSignIn: z.boolean(),
    coSignInRole: z.number().nullable().meta({ description: '1 guest, 2 travel agent' }),
    loggedInAsContactAdmin: z.boolean().meta({ description: 'A staff member impersonates them' }),
    guest: z.boolean().meta({ description: 'A guest user: valid for one booking only' }),
    proven: z.boolean().meta({ description: 'They have confirmed the address' }),
    toursSeen: z.array(z.enum(tours)).meta({ description: 'The guided tours that they have taken or declined' }),
    hasPassword: z.boolean().meta({ description: 'False for people who only use links or identity providers' }),
  })
  .meta({ id: 'CurrentContact' })
export type CurrentContact = z.output<typeof currentContact>

export const openSession = z.object({
  token: z.string().meta({ description: 'The bearer token for the next requests' }),
  expiresAt: z.iso.datetime().meta({ description: 'When it expires; `POST /auth/refresh` returns the next' }),
  contact: currentContact,
})
export type OpenSession = z.output<typeof openSession>

const colon = ':'

/** `Basic` with address and password (RFC 7617), in UTF-8. */
export const basic = z
  .string()
  .max(2000)
  .transform((value, context) => {
    const packed = /^Basic ([\w+/]+={0,2})$/i.exec(value)?.[1]
    const [email = '', ...password] = Buffer.from(packed ?? '', 'base64')
      .toString('utf8')
      .split(colon)
    if (packed && email !== '' && password.length > 0) return { email, password: password.join(colon) }
    context.addIssue({ code: 'custom', message: 'It is Basic, with address and password.' })
    return z.NEVER
  })
  .meta({ description: '`Basic` with the base64 of address, colon and password in UTF-8' })

export const userType = z
  .enum(userTypes)
  .default('contact')
  .meta({ description: 'The kind of account: lead booker (contact), or guest login or travel agent (cosignin)' })

const common = { group: 'accounts', method: 'POST' } as const

export const signIn = endpoint({
  ...common,
  path: '/auth/token',
  access: 'anyone',
  summary: 'Sign in with address and password',
  description:
    'Returns a bearer token and sets the session cookie, valid for three months and HttpOnly, and the cookie `contactid`, which tells scripts that there is a session and gives access to nothing. After ten wrong passwords within a quarter of an hour an account is blocked for the address, and after a hundred within an hour for all addresses; existing sessions continue.',
  headers: z.object({ authorization: basic, usertype: userType }),
  reply: openSession,
  problems: ['invalid-input', 'no-such-account', 'wrong-password', 'unavailable'],
  limit: { max: 60, windowSeconds: 900, per: 'address', store: 'database', failuresOnly: true },
  queue: 'passwords',
})

export const renewSession = endpoint({
  ...common,
  path: '/auth/refresh',
  access: { by: 'session-cookie' },
  summary: 'Get the next bearer token of a session',
  description:
    'Requires the session cookie, which is replaced by the next; concurrent requests get the same. A cookie that was replaced long before is a copy: its session ends.',
  reply: openSession,
  problems: ['session-ended'],
  limit: { max: 300, windowSeconds: 900, per: 'address', store: 'database' },
})

export const signOut = endpoint({
  ...common,
  path: '/auth/logout',
  access: { by: 'session-cookie' },
  summary: 'End the session of this browser',
  description: 'Its bearer tokens end immediately, and its cookies are deleted. Without a session it has no effect.',
  reply: noContent,
  problems: [],
  limit: { max: 300, windowSeconds: 900, per: 'address', store: 'database' },
})

export const signUp = endpoint({
  ...common,
  path: '/auth/createaccount_and_token',
  access: 'anyone',
  summary: 'Create an account and sign in',
  description:
    'An e-mail asks the owner to confirm the address. A known address without an account needs a link by e-mail first: then there is no session yet, `token`, `expiresAt` and `contact` are null and `mailed` is true. Analytics ids, which browsers send after consent only, are not stored.',
  body: extend(newAccount, {
    lang: optional(language),
    ga_ClientId: optional(z.string().max(100)),
    ga_SessionId: optional(z.string().max(100)),
  }),
  reply: z.object({
    token: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    contact: currentContact.nullable(),
    mailed: z.boolean().meta({ description: 'The link in an e-mail to the address has to be opened first' }),
  }),
  problems: ['invalid-input', 'already-registered', 'unavailable'],
  limit: { max: 20, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 1000 },
  queue: 'passwords',
})

const device = z.object({
  id: z.uuid(),
  browser: z.string().meta({ description: 'Empty if unknown' }),
  system: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  group: 'accounts',
  path: '/auth/sessions',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'List the devices with a session',
  reply: z.object({ sessions: z.array(device) }),
  problems: ['not-found'],
})

export const endSession = endpoint({
  method: 'DELETE',
  group: 'accounts',
  path: '/auth/sessions/{id}',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Sign out on one device',
  params: z.object({ id: z.uuid() }),
  reply: noContent,
  problems: ['invalid-input', 'not-found'],
  writes: 'transactional',
})
