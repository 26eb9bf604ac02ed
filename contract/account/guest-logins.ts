import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { invitationShape } from '#contract/account/accounts'
import { endpoint, noContent } from '#contract/endpoint'
import { guestNamesForm, guestScopeForm, invitationFields, namesBookings } from '#contract/forms/account'
import { language } from '#contract/schemas'
import { guestLoginStates } from '#domain/people/guest-logins'

const guestLogin = z
  .object({
    id: z.uuid(),
    contact: z.object({ id: z.uuid().meta({ description: 'The lead booker’s id, as `contacts/current` returns it' }) }),
    profile: z.object({
      firstname: z.string(),
      lastname: z.string(),
      email: z.string().nullable().meta({ description: 'Null for other guests: they see names only' }),
      role: z.number().nullable().meta({ description: '1 guest, 2 travel agent' }),
      state: z.enum(guestLoginStates).nullable().meta({
        description: 'It does not reveal whether the address has an account',
      }),
      allBookings: z.boolean().nullable().meta({ description: 'All bookings, including future ones' }),
      bookings: z.array(z.number()).nullable().meta({ description: 'Ids of the bookings; null if all are included' }),
      prices: z.boolean().nullable().meta({ description: 'Whether they see prices' }),
      scopeChosen: z.boolean().nullable().meta({
        description: 'False for an invitation from before bookings and prices could be chosen: it shows all of them',
      }),
    }),
  })
  .meta({ id: 'GuestLogin' })
export type GuestLogin = z.output<typeof guestLogin>

const common = { group: 'accounts', problems: ['invalid-input', 'not-found'] } as const

const list = {
  ...common,
  method: 'GET',
  access: ['lead-booker', 'co-sign-in'],
  description: 'Invited and not archived, by name. An invited person sees those who share a booking with them.',
  params: z.object({
    id: z.uuid().meta({
      description: 'The lead booker’s id, or for an invited person the caller’s id; as `contacts/current` returns it',
    }),
  }),
  reply: z.object({ guestLogins: z.array(guestLogin) }),
} as const

const invite = {
  ...common,
  method: 'POST',
  access: ['lead-booker'],
  description:
    'They get an e-mail with a link to the invitation, and see nothing before they accept it. Role, bookings and prices can be changed later. Inviting an archived guest restores them. The lead booker’s address must be confirmed.',
  body: extend(invitationFields, { lang: optional(language) }).check(namesBookings),
  reply: guestLogin,
  status: 201,
  problems: ['invalid-input', 'not-found', 'address-not-proven', 'too-many-emails', 'unavailable'],
  limit: { max: 60, windowSeconds: 86_400, per: 'account', store: 'database' },
  writes: 'idempotent',
} as const

const archive = {
  ...common,
  method: 'POST',
  access: ['lead-booker'],
  description: 'Their sessions end immediately. Archiving is idempotent.',
  params: z.object({ id: z.uuid() }),
  reply: noContent,
  writes: 'transactional',
} as const

export const listGuestLogins = endpoint({
  ...list,
  path: '/core/guestlogins/contact/{id}',
  summary: 'List the guest logins of a lead booker',
})
export const listCoSignIns = endpoint({
  ...list,
  path: '/core/cosignins/contact/{id}',
  summary: 'List the guest logins of a lead booker (alias)',
})
export const inviteGuest = endpoint({
  ...invite,
  path: '/core/guestlogins/profile',
  summary: 'Invite a guest to share bookings',
})
export const inviteCoSignIn = endpoint({
  ...invite,
  path: '/core/cosignins/profile',
  summary: 'Invite a guest to share bookings (alias)',
})
export const archiveGuestLogin = endpoint({
  ...archive,
  path: '/core/guestlogins/{id}/archive',
  summary: 'Archive a guest login',
})
export const archiveCoSignIn = endpoint({
  ...archive,
  path: '/core/cosignins/{id}/archive',
  summary: 'Archive a guest login (alias)',
})

export const renameGuest = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/profile',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Change the names of a guest login',
  description: 'For the lead booker, and for the guest themselves.',
  params: z.object({ id: z.uuid() }),
  body: guestNamesForm,
  reply: guestLogin,
  writes: 'transactional',
})

export const resendGuestInvitation = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/resend',
  access: ['lead-booker'],
  summary: 'Send the e-mail of an invitation again',
  description: 'With a new link; the previous one expires.',
  params: z.object({ id: z.uuid() }),
  reply: noContent,
  status: 202,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'too-many-emails', 'unavailable'],
  limit: { max: 20, windowSeconds: 86_400, per: 'account', store: 'database' },
  writes: 'transactional',
})

export const setGuestScope = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/scope',
  access: ['lead-booker'],
  summary: 'Change role, bookings and prices of an invitation',
  description: 'It takes effect immediately. Without prices a guest sees only the sums that they pay themselves.',
  params: z.object({ id: z.uuid() }),
  body: guestScopeForm,
  reply: guestLogin,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'transactional',
})

export const listInvitations = endpoint({
  ...common,
  method: 'GET',
  path: '/core/guestlogins/invitations',
  access: ['co-sign-in'],
  summary: 'List the caller’s unanswered invitations',
  description: 'Each with the inviting person and the future stays.',
  reply: z.object({ invitations: z.array(invitationShape.extend({ id: z.uuid() })) }),
  problems: [],
})

export const answerInvitation = endpoint({
  ...common,
  method: 'POST',
  path: '/core/guestlogins/{id}/answer',
  access: ['co-sign-in'],
  summary: 'Accept or decline an invitation',
  description: 'A declined invitation has ended. Accepting is idempotent.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ accept: z.boolean() }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'transactional',
})
