import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { invitationShape } from '#contract/accounts'
import { endpoint, nothing } from '#contract/endpoint'
import { guestNamesForm, guestScopeForm, invitationFields, namesBookings } from '#contract/forms/account'
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
      state: z.enum(guestLoginStates).nullable().meta({
        description: 'It tells nothing of whether the address has an account',
      }),
      allBookings: z.boolean().nullable().meta({ description: 'All bookings, also those to come' }),
      bookings: z.array(z.number()).nullable().meta({ description: 'Ids of the bookings; null with all of them' }),
      prices: z.boolean().nullable().meta({ description: 'Whether they see prices' }),
      scopeChosen: z.boolean().nullable().meta({
        description: 'False for an invitation from before bookings and prices could be chosen: it shows all of them',
      }),
    }),
  })
  .meta({ id: 'GuestLogin' })
export type GuestLogin = z.output<typeof guestLogin>

const common = { group: 'accounts', refusals: ['invalid-input', 'not-found'] } as const

const list = {
  ...common,
  method: 'GET',
  access: ['lead-booker', 'co-sign-in'],
  description:
    'Those who are invited and not archived, by name. An invited person sees those who share a booking with them.',
  params: z.object({
    id: z.uuid().meta({
      description: 'The lead booker’s, or one’s own for an invited person; as `contacts/current` tells it',
    }),
  }),
  reply: z.object({ guestLogins: z.array(guestLogin) }),
} as const

const invite = {
  ...common,
  method: 'POST',
  access: ['lead-booker'],
  description:
    'They are sent a link to the invitation, and see nothing before they have accepted it. Role, bookings and prices can be changed later. Inviting somebody again who is archived takes them back. The address of who invites must be confirmed.',
  body: extend(invitationFields, { lang: optional(language) }).check(namesBookings),
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

export const setGuestScope = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/scope',
  access: ['lead-booker'],
  summary: 'Change role, bookings and prices of an invitation',
  description: 'It counts at once. Without prices somebody sees only the sums of what they pay themselves.',
  params: z.object({ id: z.uuid() }),
  body: guestScopeForm,
  reply: guestLogin,
  refusals: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'in-transaction',
})

export const listInvitations = endpoint({
  ...common,
  method: 'GET',
  path: '/core/guestlogins/invitations',
  access: ['co-sign-in'],
  summary: 'The invitations that one has yet to answer',
  description: 'Each with who invites and to which stays to come.',
  reply: z.object({ invitations: z.array(invitationShape.extend({ id: z.uuid() })) }),
  refusals: [],
})

export const answerInvitation = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/answer',
  access: ['co-sign-in'],
  summary: 'Accept or decline an invitation',
  description: 'A declined invitation has ended. Accepting twice is the same as once.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ accept: z.boolean() }),
  reply: nothing,
  refusals: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'in-transaction',
})
