import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint, nothing } from '#contract/endpoint'
import { guestLoginForm, guestNamesForm } from '#contract/forms/account'
import { language } from '#contract/shapes'
import { guestLoginStates } from '#domain/guest-logins'

const guestLogin = z
  .object({
    id: z.uuid(),
    contact: z.object({ id: z.uuid().meta({ description: 'The lead booker’s, as `contacts/current` tells it' }) }),
    profile: z.object({
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable().meta({ description: 'Null for who is a guest as well: they see names alone' }),
      role: z.number().nullable().meta({ description: '1 guest, 2 travel agent' }),
      state: z.enum(guestLoginStates).nullable(),
    }),
  })
  .meta({ id: 'GuestLogin' })
export type GuestLogin = z.output<typeof guestLogin>

const common = { group: 'accounts', refusals: ['invalid-input', 'not-found'] } as const

const list = {
  ...common,
  method: 'GET',
  access: ['lead-booker', 'co-sign-in'],
  description: 'Those who are invited and not archived, by name.',
  params: z.object({ id: z.uuid().meta({ description: 'The lead booker’s, as `contacts/current` tells it' }) }),
  reply: z.object({ guestLogins: z.array(guestLogin) }),
} as const

const invite = {
  ...common,
  method: 'POST',
  access: ['lead-booker'],
  description:
    'They are sent a link by which they set a password, or, where they have one, told that they are invited. Inviting somebody again who is archived takes them back. The address of who invites must be confirmed.',
  body: extend(guestLoginForm, { lang: optional(language) }),
  reply: guestLogin,
  status: 201,
  refusals: ['invalid-input', 'not-found', 'address-not-proven', 'too-many-emails', 'unavailable'],
  limit: { most: 60, seconds: 86_400, per: 'account', counted: 'everywhere' },
  writes: 'once',
} as const

const archive = {
  ...common,
  method: 'POST',
  access: ['lead-booker'],
  description: 'Their sessions end at once. Archiving twice is the same as once.',
  params: z.object({ id: z.uuid() }),
  reply: nothing,
  writes: 'in-transaction',
} as const

export const listGuestLogins = endpoint({
  ...list,
  path: '/core/guestlogins/contact/{id}',
  summary: 'The guest logins of a lead booker',
})
export const listCoSignIns = endpoint({
  ...list,
  path: '/core/cosignins/contact/{id}',
  summary: 'The guest logins of a lead booker, by their other name',
})
export const inviteGuest = endpoint({
  ...invite,
  path: '/core/guestlogins/profile',
  summary: 'Invite somebody to share what one books',
})
export const inviteCoSignIn = endpoint({
  ...invite,
  path: '/core/cosignins/profile',
  summary: 'Invite somebody, by the other name',
})
export const archiveGuestLogin = endpoint({
  ...archive,
  path: '/core/guestlogins/{id}/archive',
  summary: 'Let somebody share no longer what one books',
})
export const archiveCoSignIn = endpoint({
  ...archive,
  path: '/core/cosignins/{id}/archive',
  summary: 'Let somebody share no longer, by the other name',
})

export const nameGuest = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/profile',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Change the names of a guest login',
  description: 'For the lead booker, and for the guest themselves.',
  params: z.object({ id: z.uuid() }),
  body: guestNamesForm,
  reply: guestLogin,
  writes: 'in-transaction',
})

export const inviteAgain = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/resend',
  access: ['lead-booker'],
  summary: 'Send the letter of an invitation once more',
  description: 'With a new link; the one before is over.',
  params: z.object({ id: z.uuid() }),
  reply: nothing,
  status: 202,
  refusals: ['invalid-input', 'not-found', 'not-in-this-state', 'too-many-emails', 'unavailable'],
  limit: { most: 20, seconds: 86_400, per: 'account', counted: 'everywhere' },
  writes: 'in-transaction',
})
