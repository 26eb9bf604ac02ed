import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { linkTokenBody } from '#contract/account/accounts'
import { endpoint, jsonFile, noContent } from '#contract/endpoint'
import { addressForm, ownPassword } from '#contract/forms/account'
import { profileForm } from '#contract/forms/profile'
import { language } from '#contract/schemas'
import { interestFlags } from '#domain/content/interest-flags'
import { tours } from '#domain/people/accounts'
import { addressKinds, phoneKinds } from '#domain/people/profile'
import { reminderTopics } from '#domain/reminders/reminder-plan'

const ownId = z.object({ id: z.uuid().meta({ description: 'The caller’s id, as `contacts/current` returns it' }) })

const profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    proven: z.boolean(),
    hasPassword: z.boolean(),
    language: z.string(),
    title: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phones: z.array(
      z.object({
        kind: z.enum(phoneKinds),
        country: z.string().meta({ description: 'ISO 3166' }),
        number: z.string().meta({ description: 'E.164' }),
        written: z.string().meta({ description: 'In international format' }),
      }),
    ),
    addresses: z.array(
      z.object({
        kind: z.enum(addressKinds),
        line1: z.string(),
        line2: z.string(),
        city: z.string(),
        region: z.string(),
        postcode: z.string(),
        country: z.string().meta({ description: 'ISO 3166' }),
      }),
    ),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

const common = { group: 'accounts', access: ['lead-booker'], problems: ['invalid-input', 'not-found'] } as const

export const getProfile = endpoint({
  ...common,
  method: 'GET',
  path: '/core/contacts/{id}/profile',
  summary: 'Get the profile of a lead booker',
  params: ownId,
  reply: profile,
})

export const changeProfile = endpoint({
  ...common,
  method: 'POST',
  path: '/core/contacts/{id}/profile',
  summary: 'Change the profile of a lead booker',
  description:
    'Missing members stay unchanged; lists of telephone numbers and addresses replace the previous ones. Numbers are stored in E.164, parsed by their country unless they begin with +.',
  params: ownId,
  body: extend(profileForm, { lang: optional(language) }),
  reply: profile,
  writes: 'transactional',
})

export const listPhoneCountries = endpoint({
  method: 'GET',
  group: 'accounts',
  path: '/core/countries/phone/lang/{lang}',
  access: 'anyone',
  summary: 'List countries by name, with calling codes',
  params: z.object({ lang: language }),
  reply: z.object({ countries: z.array(z.object({ code: z.string(), name: z.string(), dials: z.string() })) }),
  problems: ['unknown-language'],
})

const subscriptions = z
  .object({
    newsletter: z
      .enum(['on', 'asked', 'off'])
      .meta({ description: '`asked`: an e-mail waits for its reader to confirm the address' }),
    interests: z.array(z.enum(interestFlags)),
    reminders: z
      .array(z.enum(reminderTopics))
      .meta({ description: 'The reminders before a stay; those that the law asks for always arrive' }),
  })
  .meta({ id: 'Subscriptions' })
export type Subscriptions = z.output<typeof subscriptions>

const wanted = z.object({
  newsletter: z.boolean().optional(),
  interests: z.array(z.enum(interestFlags)).max(interestFlags.length).optional(),
  reminders: z.array(z.enum(reminderTopics)).max(reminderTopics.length).optional(),
})

const ofContacts = { ...common, params: ownId, reply: subscriptions } as const
const ofGuests = { ...ofContacts, access: ['co-sign-in'] } as const
const whatStays =
  'What is not sent stays as it is. The list is told only to an address that its owner has confirmed; another is asked by a letter first.'

export const getSubscriptions = endpoint({
  ...ofContacts,
  method: 'GET',
  path: '/core/contacts/{id}/subscriptions',
  summary: 'Get the subscriptions of a lead booker',
})
export const changeSubscriptions = endpoint({
  ...ofContacts,
  method: 'POST',
  path: '/core/contacts/{id}/subscriptions',
  summary: 'Change the subscriptions of a lead booker',
  description: whatStays,
  body: wanted,
  writes: 'transactional',
})
export const getGuestSubscriptions = endpoint({
  ...ofGuests,
  method: 'GET',
  path: '/core/guestlogins/{id}/subscriptions',
  summary: 'Get the subscriptions of a guest login or travel agent',
})
export const changeGuestSubscriptions = endpoint({
  ...ofGuests,
  method: 'POST',
  path: '/core/guestlogins/{id}/subscriptions',
  summary: 'Change the subscriptions of a guest login or travel agent',
  description: whatStays,
  body: wanted,
  writes: 'transactional',
})

const ofMail = z.uuid().meta({
  description: 'The token of the link in an e-mail: it proves access to the mailbox',
})
const byMailedToken = {
  group: 'accounts',
  access: 'anyone',
  problems: ['invalid-input', 'not-found'],
  limit: { max: 30, windowSeconds: 3600, per: 'address', store: 'database' },
} as const
const subscriptionsOfToken = {
  ...byMailedToken,
  path: '/core/contacts/subscriptions/bytoken',
  headers: z.object({ token: ofMail }),
  reply: subscriptions.extend({ email: z.string() }),
} as const

export const getSubscriptionsByToken = endpoint({
  ...subscriptionsOfToken,
  method: 'GET',
  summary: 'Get the subscriptions of the reader of an e-mail',
  description: 'Only of the address to which the token was sent. The token stays valid.',
})
export const changeSubscriptionsByToken = endpoint({
  ...subscriptionsOfToken,
  method: 'POST',
  summary: 'Change the subscriptions of the reader of an e-mail',
  description: 'Missing members stay unchanged. The address is subscribed immediately: the token confirms it.',
  body: wanted,
  writes: 'transactional',
})

export const oneClickUnsubscribe = endpoint({
  ...byMailedToken,
  method: 'POST',
  path: '/core/contacts/{contactId}/subscriptions/oneclickemail/{subscribed}',
  summary: 'Subscribe or unsubscribe by one click',
  description:
    'The `List-Unsubscribe` header of e-mails has the token in the query, since mail programs send only the address (RFC 8058); otherwise it is in a header. Programs that prefetch links change nothing: a GET redirects to the page of subscriptions.',
  params: z.object({ contactId: z.uuid(), subscribed: z.enum(['true', 'false']) }),
  headers: z.object({ token: ofMail.optional() }),
  query: z.object({ t: ofMail.optional(), lang: language.optional() }),
  reply: z.object({ subscribed: z.boolean() }),
  writes: 'transactional',
})

const few = { max: 5, windowSeconds: 3600, per: 'account', store: 'database' } as const
const ofBoth = { ...common, access: ['lead-booker', 'co-sign-in'] } as const

export const requestEmailChange = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/changeemail',
  summary: 'Request a change of e-mail address',
  description:
    'A link is sent to the new address, and the old one is notified. Nothing changes until the signed-in owner follows the link. A wrong password is a validation error of its field; an account without a password must set one first. Lead bookers and guest logins are separate: one address can have both.',
  body: extend(addressForm, { password: ownPassword }),
  reply: noContent,
  status: 202,
  problems: ['invalid-input', 'not-found', 'address-taken', 'too-many-emails', 'unavailable'],
  limit: few,
  queue: 'passwords',
})
export const confirmEmailChange = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/changeemail/confirm',
  summary: 'Change the caller’s e-mail address by the link in an e-mail',
  description:
    'The other sessions, all links and all linked identities end. The old address is notified, and can undo the change for three days.',
  headers: linkTokenBody,
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'link-over', 'address-taken'],
  limit: { ...few, max: 30 },
  writes: 'transactional',
})

export const undoAddressChange = endpoint({
  group: 'accounts',
  access: 'anyone',
  method: 'POST',
  path: '/core/contacts/changeemail/undo',
  summary: 'Undo a change of e-mail address by the link sent to the old address',
  description:
    'The account gets its old address back. Its password, passkeys, linked identities, sessions and links end, and a link for a new password is sent to the old address.',
  headers: linkTokenBody,
  reply: noContent,
  problems: ['invalid-input', 'link-over', 'address-taken'],
  limit: { max: 30, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'transactional',
})

/** The profile of an account, and a list for each other kind of stored data. */
const ownData = z.object({ profile: z.looseObject({}) }).catchall(z.array(z.looseObject({})))

export const exportLeadBookerData = endpoint({
  ...common,
  method: 'GET',
  path: '/core/contacts/{id}/data',
  summary: 'Export all data of a lead booker, as a file',
  description: 'For the client only, not for staff who impersonate them.',
  params: ownId,
  reply: jsonFile(ownData),
  limit: { ...few, max: 10 },
})

export const exportGuestData = endpoint({
  ...ofBoth,
  access: ['co-sign-in'],
  method: 'GET',
  path: '/core/guestlogins/{id}/data',
  summary: 'Export all data of a guest login or travel agent, as a file',
  params: ownId,
  reply: jsonFile(ownData),
  limit: { ...few, max: 10 },
})

export const requestAccountDeletion = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/deleteaccount/send',
  summary: 'Request an e-mail to delete the caller’s account',
  reply: noContent,
  status: 202,
  problems: ['not-found', 'too-many-emails', 'unavailable'],
  limit: few,
  writes: 'transactional',
})
export const deleteAccount = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/deleteaccount',
  summary: 'Delete the caller’s account by the link in an e-mail',
  description:
    'Account, sessions, passkeys, guest logins, telephone numbers, addresses and subscriptions are deleted immediately. Legally required data of bookings is retained for the required period, with a name and an address. A guest login is removed from all lead bookers who invited it.',
  headers: linkTokenBody,
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'link-over'],
  limit: { ...few, max: 30 },
  writes: 'transactional',
})

export const noteTourSeen = endpoint({
  group: 'accounts',
  access: ['lead-booker', 'co-sign-in'],
  method: 'POST',
  path: '/core/contacts/tours',
  summary: 'Remember that a guided tour was taken or declined: it is not offered again in any browser',
  body: z.object({ tour: z.enum(tours) }),
  reply: noContent,
  problems: ['invalid-input'],
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'memory' },
  writes: 'transactional',
})
