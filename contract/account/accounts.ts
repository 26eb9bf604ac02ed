import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { currentContact, openSession } from '#contract/account/sessions'
import { endpoint, noContent } from '#contract/endpoint'
import { addressForm, newPassword, ownPassword, registrationForm } from '#contract/forms/account'
import { emailAddress } from '#contract/forms/fields'
import { id, language } from '#contract/schemas'
import { identityProviders } from '#domain/people/identity'

/** The token of a link in an e-mail. */
const linkToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'The token of the link in an e-mail', examples: ['A'.repeat(43)] })

const email = z.object({
  email: z
    .string()
    .max(1000)
    .meta({ description: 'An e-mail address, percent-encoded', examples: ['lead@example.com'] })
    .pipe(emailAddress),
})

/** The token of a link in an e-mail, as endpoints take it. */
export const linkTokenBody = z.object({ token: linkToken })

const common = { group: 'accounts', access: 'anyone' } as const
const few = { windowSeconds: 3600, per: 'address', store: 'database' } as const

export const getCurrentContact = endpoint({
  method: 'GET',
  path: '/core/contacts/current',
  group: 'accounts',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  summary: 'Get the current contact',
  description: 'The analytics visit id, which browsers send after consent only, is not stored.',
  headers: z.object({
    gasessionid: z.string().max(100).optional().meta({ description: 'The analytics visit id' }),
  }),
  reply: currentContact,
  problems: ['not-found'],
})

const exists = {
  ...common,
  method: 'GET',
  description: 'Whether the address has an account; newsletter subscribers do not count.',
  params: email,
  reply: z.object({ exists: z.boolean() }),
  problems: ['invalid-input'],
  limit: { ...few, max: 60 },
} as const

export const contactExists = endpoint({
  ...exists,
  path: '/core/contacts/exists/email/{email}',
  summary: 'Check whether a lead booker has an account',
})
export const coSignInExists = endpoint({
  ...exists,
  path: '/core/cosignins/exists/email/{email}',
  summary: 'Check whether a guest login or travel agent has an account',
})

const recovery = {
  ...common,
  method: 'POST',
  description:
    'Sends a single-use link that is valid for two hours and revokes earlier ones. It works while sign-in is limited. At most six an hour to an account, counted together with sign-in links, then 429. Where no lead booker has the address, the problem names the contact address as `supportEmail`.',
  params: email,
  query: z.object({ lang: language.optional() }),
  reply: noContent,
  status: 202,
  problems: ['invalid-input', 'no-such-account', 'too-many-emails', 'unavailable'],
  limit: { ...few, max: 20 },
  writes: 'transactional',
} as const

export const recoverContact = endpoint({
  ...recovery,
  path: '/core/contacts/passwordrecovery/email/{email}',
  summary: 'Request an e-mail with a link to reset a lead booker’s password',
})
export const recoverCoSignIn = endpoint({
  ...recovery,
  path: '/core/cosignins/passwordrecovery/email/{email}',
  summary: 'Request an e-mail with a link to reset the password of a guest login or travel agent',
})

/** An invitation, as the invited person sees it. */
export const invitationShape = z.object({
  by: z.string().meta({ description: 'First name of the lead booker' }),
  firstname: z.string().meta({ description: 'The invited person’s name, as entered by the lead booker' }),
  role: z.number().meta({ description: '1 guest, 2 travel agent' }),
  prices: z.boolean().meta({ description: 'Whether they may see prices' }),
  trips: z
    .array(z.object({ villa: z.string(), from: z.string(), to: z.string() }))
    .meta({ description: 'The future stays that it covers, the next first' }),
})
export type InvitationShown = z.output<typeof invitationShape>

const addressOfLink = {
  ...common,
  method: 'GET',
  headers: linkTokenBody,
  reply: z.object({
    email: z.string(),
    waysIn: z
      .object({
        passkeys: z.array(z.object({ name: z.string(), createdAt: z.iso.datetime() })),
        identities: z.array(z.object({ provider: z.enum(identityProviders), email: z.string() })),
      })
      .meta({ description: 'The sign-in methods beside the password; setting a new password can remove them' }),
  }),
  problems: ['invalid-input', 'link-over'],
  limit: { ...few, max: 120 },
} as const

export const getContactByLink = endpoint({
  ...addressOfLink,
  path: '/core/contacts/getemailfromtoken',
  summary: 'Get the address to which a link was sent',
  description: 'For links that set a password or complete a registration. The link stays valid.',
})
export const getCoSignInByLink = endpoint({
  ...addressOfLink,
  path: '/core/cosignins/getemailfromtoken',
  summary: 'Get the address to which a link was sent',
  description: 'For links that set a password, including invitations. The link stays valid.',
  reply: addressOfLink.reply.extend({
    hasPassword: z
      .boolean()
      .meta({ description: 'If true, the link of an invitation sets no password: they log in to accept' }),
    invitation: invitationShape.nullable().meta({ description: 'Null for the link of another e-mail' }),
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
      'The base64 of `{"password": …, "token": …}` in UTF-8. `"removeOtherWays": true` removes all passkeys and identity providers of the account',
  })

const reset = {
  ...common,
  method: 'POST',
  description:
    'The link is used up, all other sessions and links end, and the owner gets an e-mail. Validation errors of the password have the field `body.password`. A password that another person set before the owner of the address opened the link becomes void.',
  headers: z.object({ input }),
  reply: noContent,
  problems: ['invalid-input', 'link-over', 'unavailable'],
  limit: { ...few, max: 30 },
  queue: 'passwords',
} as const

export const resetContactPassword = endpoint({
  ...reset,
  path: '/core/contacts/passwordreset',
  summary: 'Set a new password by the link in an e-mail',
})
export const resetCoSignInPassword = endpoint({
  ...reset,
  path: '/core/cosignins/passwordreset',
  summary: 'Set a password by the link in an e-mail or invitation',
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/core/contacts/changepassword',
  group: 'accounts',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Change the caller’s password',
  description:
    'The other sessions end, and the owner gets an e-mail. A wrong password is a validation error of its field.',
  body: z.object({ password: ownPassword, newPassword }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'unavailable'],
  limit: { max: 10, windowSeconds: 900, per: 'account', store: 'database' },
  queue: 'passwords',
})

export const preregister = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/preregister',
  summary: 'Request an e-mail to register as a lead booker',
  description:
    'The link in it leads to the completion of the registration. The owner of an existing account gets another e-mail; the response is the same.',
  body: extend(addressForm, { lang: optional(language) }),
  reply: noContent,
  status: 202,
  problems: ['invalid-input', 'unavailable'],
  limit: { ...few, max: 20, maxOverall: 1000 },
  writes: 'transactional',
})

export const completeRegistration = endpoint({
  ...common,
  method: 'POST',
  path: '/core/contacts/complete-registration',
  summary: 'Register as a lead booker by the link in an e-mail, and sign in',
  description: 'The named booking becomes theirs, if it was made with the address and has no owner yet.',
  headers: linkTokenBody.extend({ bookingid: id.optional().meta({ description: 'The id of the displayed booking' }) }),
  body: extend(registrationForm, { lang: optional(language) }),
  reply: openSession,
  problems: ['invalid-input', 'link-over', 'already-registered', 'unavailable'],
  limit: { ...few, max: 30 },
  queue: 'passwords',
})

export const getBookingByLink = endpoint({
  ...common,
  method: 'GET',
  path: '/core/contacts/fetchBookingInfoFromTokenAndId',
  summary: 'Get the booking for a registration, by the link in an e-mail',
  description: 'A booking made with the address to which the link was sent. The link stays valid.',
  headers: linkTokenBody.extend({ bookingid: id.meta({ description: 'The id of the booking' }) }),
  reply: z.object({
    email: z.string(),
    bookingId: z.number(),
    reference: z.string(),
    status: z.number().meta({ description: 'The status of the booking (PD-27)' }),
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
  problems: ['invalid-input', 'link-over', 'not-found'],
  limit: { ...few, max: 120 },
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/core/contacts/confirmemail',
  group: 'accounts',
  access: ['lead-booker'],
  summary: 'Confirm the caller’s address by the link in an e-mail',
  description:
    'Requires a signed-in account: otherwise the owner of an address would confirm the account of a person who signed up with it.',
  headers: linkTokenBody,
  reply: noContent,
  problems: ['invalid-input', 'link-over', 'not-found'],
  limit: { ...few, max: 60 },
  writes: 'transactional',
})

export const resendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/core/contacts/confirmemail/send',
  group: 'accounts',
  access: ['lead-booker'],
  summary: 'Request another e-mail to confirm the caller’s address',
  description: 'If it is confirmed already, no e-mail is sent.',
  reply: noContent,
  status: 202,
  problems: ['not-found', 'too-many-emails', 'unavailable'],
  limit: { max: 5, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'transactional',
})
