import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { byLink } from '#contract/accounts'
import { endpoint, jsonFile, nothing } from '#contract/endpoint'
import { addressForm, ownPassword } from '#contract/forms/account'
import { profileForm } from '#contract/forms/profile'
import { language } from '#contract/shapes'
import { interestFlags } from '#domain/interest-flags'
import { addressKinds, phoneKinds } from '#domain/profile'

const ownId = z.object({ id: z.uuid().meta({ description: 'One’s own, as `contacts/current` tells it' }) })

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
        written: z.string().meta({ description: 'As people write it, from abroad' }),
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

const common = { group: 'accounts', access: ['lead-booker'], refusals: ['invalid-input', 'not-found'] } as const

export const getProfile = endpoint({
  ...common,
  method: 'GET',
  path: '/core/contacts/{id}/profile',
  summary: 'What a lead booker has said of themselves',
  params: ownId,
  reply: profile,
})

export const changeProfile = endpoint({
  ...common,
  method: 'POST',
  path: '/core/contacts/{id}/profile',
  summary: 'Change what a lead booker says of themselves',
  description:
    'What is not sent stays as it is; of telephone numbers and addresses the list that is sent replaces the one before. Numbers are kept in E.164, read as of their country unless they begin with +.',
  params: ownId,
  body: extend(profileForm, { lang: optional(language) }),
  reply: profile,
  writes: 'in-transaction',
})

export const listPhoneCountries = endpoint({
  method: 'GET',
  group: 'accounts',
  path: '/core/countries/phone/lang/{lang}',
  access: 'anyone',
  summary: 'Countries by name, with what dials them',
  params: z.object({ lang: language }),
  reply: z.object({ countries: z.array(z.object({ code: z.string(), name: z.string(), dials: z.string() })) }),
  refusals: ['unknown-language'],
})

const subscriptions = z
  .object({
    newsletter: z
      .enum(['on', 'asked', 'off'])
      .meta({ description: '`asked`: a letter waits for its reader to confirm that the address is theirs' }),
    interests: z.array(z.enum(interestFlags)),
  })
  .meta({ id: 'Subscriptions' })
export type Subscriptions = z.output<typeof subscriptions>

const wanted = z.object({
  newsletter: z.boolean().optional(),
  interests: z.array(z.enum(interestFlags)).max(interestFlags.length).optional(),
})

const ofContacts = { ...common, params: ownId, reply: subscriptions } as const
const ofGuests = { ...ofContacts, access: ['co-sign-in'] } as const
const whatStays =
  'What is not sent stays as it is. The list is told only to an address that its owner has confirmed; another is asked by a letter first.'

export const getSubscriptions = endpoint({
  ...ofContacts,
  method: 'GET',
  path: '/core/contacts/{id}/subscriptions',
  summary: 'What a lead booker wants to be sent',
})
export const changeSubscriptions = endpoint({
  ...ofContacts,
  method: 'POST',
  path: '/core/contacts/{id}/subscriptions',
  summary: 'Say what a lead booker wants to be sent',
  description: whatStays,
  body: wanted,
  writes: 'in-transaction',
})
export const getGuestSubscriptions = endpoint({
  ...ofGuests,
  method: 'GET',
  path: '/core/guestlogins/{id}/subscriptions',
  summary: 'What a guest login or travel agent wants to be sent',
})
export const changeGuestSubscriptions = endpoint({
  ...ofGuests,
  method: 'POST',
  path: '/core/guestlogins/{id}/subscriptions',
  summary: 'Say what a guest login or travel agent wants to be sent',
  description: whatStays,
  body: wanted,
  writes: 'in-transaction',
})

const ofMail = z.uuid().meta({
  description: 'Of the link in an e-mail: whoever has it reads what comes to the address',
})
const byMailedToken = {
  group: 'accounts',
  access: 'anyone',
  refusals: ['invalid-input', 'not-found'],
  limit: { most: 30, seconds: 3600, per: 'address', counted: 'everywhere' },
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
  summary: 'What the reader of an e-mail wants to be sent',
  description: 'Of the address to which the token was sent, and nothing else of its contact. It uses nothing up.',
})
export const changeSubscriptionsByToken = endpoint({
  ...subscriptionsOfToken,
  method: 'POST',
  summary: 'Say what the reader of an e-mail wants to be sent',
  description: 'What is not sent stays as it is. The address is put on the list at once: the token proves it.',
  body: wanted,
  writes: 'in-transaction',
})

export const settleByOneClick = endpoint({
  ...byMailedToken,
  method: 'POST',
  path: '/core/contacts/{contactId}/subscriptions/oneclickemail/{subscribed}',
  summary: 'Join or leave the list by one click',
  description:
    'The `List-Unsubscribe` of e-mails names it with the token in the query, since mail programs send nothing but the address (RFC 8058); otherwise it comes as a header. A program that only visits the links of an e-mail changes nothing: a GET leads to the page where it is chosen what is sent.',
  params: z.object({ contactId: z.uuid(), subscribed: z.enum(['true', 'false']) }),
  headers: z.object({ token: ofMail.optional() }),
  query: z.object({ t: ofMail.optional(), lang: language.optional() }),
  reply: z.object({ subscribed: z.boolean() }),
  writes: 'in-transaction',
})

const few = { most: 5, seconds: 3600, per: 'account', counted: 'everywhere' } as const
const ofBoth = { ...common, access: ['lead-booker', 'co-sign-in'] } as const

export const askToChangeAddress = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/changeemail',
  summary: 'Ask for another e-mail address',
  description:
    'A link is sent to the new address, and the old one is told. Until the link has been followed, by who is signed in, nothing has changed. A wrong password is told as a fault of its field; whoever has none sets one first. Lead bookers and guest logins are asked apart: one address may be both.',
  body: extend(addressForm, { password: ownPassword }),
  reply: nothing,
  status: 202,
  refusals: ['invalid-input', 'not-found', 'address-taken', 'too-many-emails', 'unavailable'],
  limit: few,
  turn: 'passwords',
})
export const changeAddress = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/changeemail/confirm',
  summary: 'Change one’s e-mail address by the link of a letter',
  description:
    'The other sessions, all links and all linked identities end. The old address is told, and can undo it for three days.',
  headers: byLink,
  reply: nothing,
  refusals: ['invalid-input', 'not-found', 'link-over', 'address-taken'],
  limit: { ...few, most: 30 },
  writes: 'in-transaction',
})

export const undoAddressChange = endpoint({
  group: 'accounts',
  access: 'anyone',
  method: 'POST',
  path: '/core/contacts/changeemail/undo',
  summary: 'Undo a change of e-mail address by the link that the old address was sent',
  description:
    'The account has its old address again. Its password, passkeys, linked identities, sessions and links end, and a link for a new password is sent to the old address.',
  headers: byLink,
  reply: nothing,
  refusals: ['invalid-input', 'link-over', 'address-taken'],
  limit: { most: 30, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'in-transaction',
})

/** The profile of an account, and a list for each other kind of data that is kept of it. */
const ownData = z.object({ profile: z.looseObject({}) }).catchall(z.array(z.looseObject({})))

export const getOwnData = endpoint({
  ...common,
  method: 'GET',
  path: '/core/contacts/{id}/data',
  summary: 'All that is kept of a lead booker, as a file',
  description: 'For the client alone, not for staff who look on.',
  params: ownId,
  reply: jsonFile(ownData),
  limit: { ...few, most: 10 },
})

export const getGuestData = endpoint({
  ...ofBoth,
  access: ['co-sign-in'],
  method: 'GET',
  path: '/core/guestlogins/{id}/data',
  summary: 'All that is kept of a guest login or travel agent, as a file',
  params: ownId,
  reply: jsonFile(ownData),
  limit: { ...few, most: 10 },
})

export const askToDelete = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/deleteaccount/send',
  summary: 'Ask for a letter by which one’s account is deleted',
  reply: nothing,
  status: 202,
  refusals: ['not-found', 'too-many-emails', 'unavailable'],
  limit: few,
  writes: 'in-transaction',
})
export const deleteAccount = endpoint({
  ...ofBoth,
  method: 'POST',
  path: '/core/contacts/deleteaccount',
  summary: 'Delete one’s account by the link of a letter',
  description:
    'Account, sessions, passkeys, guest logins, telephone numbers, addresses and the place on the list go at once. What the law asks to be kept of bookings stays for as long as it does, with a name and an address. A guest login goes with its account from all who have invited it.',
  headers: byLink,
  reply: nothing,
  refusals: ['invalid-input', 'not-found', 'link-over'],
  limit: { ...few, most: 30 },
  writes: 'in-transaction',
})
