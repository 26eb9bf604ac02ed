import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint, nothing } from '#contract/endpoint'
import { addressForm, newPassword, ownPassword, registrationForm } from '#contract/forms/account'
import { emailAddress } from '#contract/forms/fields'
import { currentContact, openSession } from '#contract/sessions'
import { id, language } from '#contract/shapes'
import { identityProviders } from '#domain/identity'

/** What a link of a letter holds. */
const linkToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'Of the link in a letter', examples: ['A'.repeat(43)] })

const email = z.object({
  email: z
    .string()
    .max(1000)
    .meta({ description: 'An e-mail address, percent-encoded', examples: ['lead@example.com'] })
    .pipe(emailAddress),
})

/** The link of a letter, as calls are told of it. */
export const byLink = z.object({ token: linkToken })

const common = { group: 'accounts', access: 'anyone' } as const
const few = { seconds: 3600, per: 'address', counted: 'everywhere' } as const

export const getCurrentContact = endpoint({
  method: 'GET',
  path: '/core/contacts/current',
  group: 'accounts',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  summary: 'Who has signed in',
  description: 'The id of the visit in analytics, which browsers send after consent alone, is not kept.',
  headers: z.object({
    gasessionid: z.string().max(100).optional().meta({ description: 'The id of the visit in analytics' }),
  }),
  reply: currentContact,
  refusals: ['not-found'],
})

const exists = {
  ...common,
  method: 'GET',
  description: 'Whether somebody signs in with the address; those who only get the letter do not.',
  params: email,
  reply: z.object({ exists: z.boolean() }),
  refusals: ['invalid-input'],
  limit: { ...few, most: 60 },
} as const

export const contactExists = endpoint({
  ...exists,
  path: '/core/contacts/exists/email/{email}',
  summary: 'Whether a lead booker has an account',
})
export const coSignInExists = endpoint({
  ...exists,
  path: '/core/cosignins/exists/email/{email}',
  summary: 'Whether a guest login or travel agent has an account',
})

const recovery = {
  ...common,
  method: 'POST',
  description:
    'Sends a link that is good for two hours and once; those sent before no longer are. It goes on while sign-in is limited. Six an hour to an account, counted with the links that sign in, and then 429. Where no lead booker signs in with the address, the refusal says as `supportEmail` who helps.',
  params: email,
  query: z.object({ lang: language.optional() }),
  reply: nothing,
  status: 202,
  refusals: ['invalid-input', 'no-such-account', 'too-many-emails', 'unavailable'],
  limit: { ...few, most: 20 },
  writes: 'in-transaction',
} as const

export const recoverContact = endpoint({
  ...recovery,
  path: '/core/contacts/passwordrecovery/email/{email}',
  summary: 'Ask for a letter by which a lead booker sets a new password',
})
export const recoverCoSignIn = endpoint({
  ...recovery,
  path: '/core/cosignins/passwordrecovery/email/{email}',
  summary: 'Ask for a letter by which a guest login or travel agent sets a new password',
})

/** An invitation, as the invited person is told of it. */
export const invitationShape = z.object({
  by: z.string().meta({ description: 'First name of the lead booker' }),
  firstname: z.string().meta({ description: 'As the lead booker calls the invited person' }),
  role: z.number().meta({ description: '1 guest, 2 travel agent' }),
  prices: z.boolean().meta({ description: 'Whether they are to see prices' }),
  trips: z
    .array(z.object({ villa: z.string(), from: z.string(), to: z.string() }))
    .meta({ description: 'The stays to come that it is about, the next first' }),
})
export type InvitationShown = z.output<typeof invitationShape>

const addressOfLink = {
  ...common,
  method: 'GET',
  headers: byLink,
  reply: z.object({
    email: z.string(),
    waysIn: z
      .object({
        passkeys: z.array(z.object({ name: z.string(), createdAt: z.iso.datetime() })),
        identities: z.array(z.object({ provider: z.enum(identityProviders), email: z.string() })),
      })
      .meta({ description: 'What opens the account beside its password; a new password can remove it' }),
  }),
  refusals: ['invalid-input', 'link-over'],
  limit: { ...few, most: 120 },
} as const

export const getContactOfLink = endpoint({
  ...addressOfLink,
  path: '/core/contacts/getemailfromtoken',
  summary: 'The address to which a link was sent',
  description: 'Of links that set a password or complete a registration. It uses nothing up.',
})
export const getCoSignInOfLink = endpoint({
  ...addressOfLink,
  path: '/core/cosignins/getemailfromtoken',
  summary: 'The address to which a link was sent',
  description: 'Of links that set a password, invitations among them. It uses nothing up.',
  reply: addressOfLink.reply.extend({
    hasPassword: z.boolean().meta({ description: 'Then a link of an invitation sets none: they log in to accept' }),
    invitation: invitationShape.nullable().meta({ description: 'Null for the link of another letter' }),
  }),
})

/** `input`: the base64 of JSON with password and token (PD-56). */
const inputShape = z.object({
  token: linkToken,
  password: z.string().max(500),
  removeOtherWays: z.boolean().default(false),
})
const input = z
  .string()
  .max(4000)
  .transform((value, context) => {
    try {
      const said: unknown = JSON.parse(Buffer.from(value, 'base64').toString('utf8'))
      return inputShape.parse(said)
    } catch {
      context.addIssue({ code: 'custom', message: 'It is the base64 of JSON with password and token.' })
      return z.NEVER
    }
  })
  .meta({
    description:
      'The base64 of `{"password": …, "token": …}` in UTF-8. With `"removeOtherWays": true` no passkey and no provider of identities opens the account any more',
  })

const reset = {
  ...common,
  method: 'POST',
  description:
    'The link is used up, all other sessions and links end, and a letter tells so. What is wrong with the password is told as `body.password`. A password that somebody has set before the owner of the address opened the link is void.',
  headers: z.object({ input }),
  reply: nothing,
  refusals: ['invalid-input', 'link-over', 'unavailable'],
  limit: { ...few, most: 30 },
  turn: 'passwords',
} as const

export const resetContactPassword = endpoint({
  ...reset,
  path: '/core/contacts/passwordreset',
  summary: 'Set a new password by the link of a letter',
})
export const resetCoSignInPassword = endpoint({
  ...reset,
  path: '/core/cosignins/passwordreset',
  summary: 'Set a password by the link of a letter or of an invitation',
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/core/contacts/changepassword',
  group: 'accounts',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Change one’s password',
  description: 'The other sessions end, and a letter tells so. A wrong password is told as a fault of its field.',
  body: z.object({ password: ownPassword, newPassword }),
  reply: nothing,
  refusals: ['invalid-input', 'not-found', 'unavailable'],
  limit: { most: 10, seconds: 900, per: 'account', counted: 'everywhere' },
  turn: 'passwords',
})

export const preregister = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/preregister',
  summary: 'Ask for a letter by which one becomes a lead booker',
  description:
    'The link in it leads to where registration is completed. An address that has an account is told so by its letter; the answer is the same.',
  body: extend(addressForm, { lang: optional(language) }),
  reply: nothing,
  status: 202,
  refusals: ['invalid-input', 'unavailable'],
  limit: { ...few, most: 20, inAll: 1000 },
  writes: 'in-transaction',
})

export const completeRegistration = endpoint({
  ...common,
  method: 'POST',
  path: '/core/contacts/complete-registration',
  summary: 'Become a lead booker by the link of a letter, and sign in',
  description: 'The booking that is named becomes theirs, if it was made with the address and is nobody’s yet.',
  headers: byLink.extend({ bookingid: id.optional().meta({ description: 'The id of the booking that was shown' }) }),
  body: extend(registrationForm, { lang: optional(language) }),
  reply: openSession,
  refusals: ['invalid-input', 'link-over', 'already-registered', 'unavailable'],
  limit: { ...few, most: 30 },
  turn: 'passwords',
})

export const getBookingOfLink = endpoint({
  ...common,
  method: 'GET',
  path: '/core/contacts/fetchBookingInfoFromTokenAndId',
  summary: 'The booking of who completes a registration, by the link of a letter',
  description: 'One that was made with the address to which the link was sent. It uses nothing up.',
  headers: byLink.extend({ bookingid: id.meta({ description: 'The id of the booking' }) }),
  reply: z.object({
    email: z.string(),
    bookingId: z.number(),
    reference: z.string(),
    status: z.number().meta({ description: 'As bookings tell it (PD-27)' }),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    villas: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        place: z.string(),
        url: z.string().meta({ description: 'Its path, without language' }),
        from: z.iso.date(),
        to: z.iso.date(),
      }),
    ),
  }),
  refusals: ['invalid-input', 'link-over', 'not-found'],
  limit: { ...few, most: 120 },
})

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/core/contacts/confirmemail',
  group: 'accounts',
  access: ['lead-booker'],
  summary: 'Confirm one’s address by the link of a letter',
  description:
    'The link alone does not: whoever signed up with the address of somebody else would be confirmed by its owner.',
  headers: byLink,
  reply: nothing,
  refusals: ['invalid-input', 'link-over', 'not-found'],
  limit: { ...few, most: 60 },
  writes: 'in-transaction',
})

export const askToConfirmAddress = endpoint({
  method: 'POST',
  path: '/core/contacts/confirmemail/send',
  group: 'accounts',
  access: ['lead-booker'],
  summary: 'Ask for the letter by which one’s address is confirmed once more',
  description: 'Where it is confirmed already, nothing is sent.',
  reply: nothing,
  status: 202,
  refusals: ['not-found', 'too-many-emails', 'unavailable'],
  limit: { most: 5, seconds: 3600, per: 'account', counted: 'everywhere' },
  writes: 'in-transaction',
})
