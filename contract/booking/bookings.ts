import { z } from 'zod'
import { optional } from 'zod/mini'
import {
  amount,
  booking,
  bookingEditors,
  bookingEndpoint,
  bookingIdParams,
  bookingItem,
  bookingViewers,
  currencyId,
  ratePlan,
} from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { addressForm } from '#contract/forms/booking'
import { day, id, language } from '#contract/schemas'
import { chargedParts } from '#domain/booking/payment/payable-part'

export const getBooking = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/{id}',
  access: bookingViewers,
  summary: 'Get a booking',
  description: 'From the second of its expiry an option is expired (5), and its nights are free.',
  params: bookingIdParams,
  reply: booking,
})

export const getBookingByItem = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/bookingitemid/{id}',
  access: bookingViewers,
  summary: 'Get the booking of an item',
  params: bookingIdParams,
  reply: booking,
})

export const getBookingItem = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookingitems/{id}',
  access: bookingViewers,
  summary: 'Get an item of a booking',
  params: bookingIdParams,
  reply: bookingItem,
})

const groups = z
  .object({
    Provisional: z.array(booking),
    UpcomingConfirmed: z.array(booking),
    PastBookings: z.array(booking),
    WhitekeyBookings: z.array(booking),
  })
  .meta({ id: 'BookingGroups' })
export type BookingGroupsResponse = z.output<typeof groups>

const list = {
  ...bookingEndpoint,
  method: 'GET',
  access: ['lead-booker', 'co-sign-in'],
  params: z.object({
    id: z.uuid().meta({
      description: 'The lead booker’s id, or for an invited person the caller’s id; as `contacts/current` returns it',
    }),
  }),
  reply: groups,
} as const

export const listBookings = endpoint({
  ...list,
  path: '/core/bookings/contactid/{id}',
  summary: 'List the bookings of a lead booker, in groups',
})

export const listUpcomingBookings = endpoint({
  ...list,
  path: '/core/bookings/contactid/{id}/excludepastbookings',
  summary: 'List the bookings of a lead booker, without past ones',
})

const changed = {
  ...bookingEndpoint,
  method: 'POST',
  params: bookingIdParams,
  problems: [...bookingEndpoint.problems, 'not-in-this-state'],
  writes: 'transactional',
} as const

export const acceptConditions = endpoint({
  ...changed,
  path: '/core/bookings/{id}/conditions',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  summary: 'Accept the conditions of a booking and the privacy policy',
  description:
    'Each person who pays a deposit accepts them once. The version in force, the language and the time are stored. `version` must be that of the booking’s `terms`: for another, 409.',
  body: z.object({ version: day, lang: optional(language) }),
  reply: booking,
  problems: [...changed.problems, 'option-over', 'edited-meanwhile'],
})

export const setContactEmail = endpoint({
  ...changed,
  path: '/core/bookings/{id}/email',
  access: bookingEditors,
  summary: 'Correct the contact address of a booking',
  body: addressForm,
  reply: booking,
  problems: [...changed.problems, 'too-many-options'],
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const claimBooking = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/ob/claim',
  access: ['lead-booker'],
  summary: 'Claim a booking that was begun before sign-in',
  description:
    'Requires the token with which the booking was begun, which is void afterwards. A booking with an owner cannot be claimed: 404.',
  body: z.object({ jwt: z.string().min(1).max(500) }),
  reply: booking,
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'transactional',
})

export const claimBookingByEmail = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/{id}/takeover',
  access: ['lead-booker'],
  summary: 'Claim a booking that was made without an account',
  description:
    'The booking must have been made with the confirmed address of the account. The token with which it was begun is void afterwards. A booking of another owner or another address: 404.',
  params: bookingIdParams,
  reply: booking,
  problems: [...bookingEndpoint.problems, 'address-not-proven'],
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'transactional',
})

export const setCurrency = endpoint({
  ...changed,
  path: '/core/bookings/{id}/setcurrency/{currencyId}',
  access: bookingEditors,
  summary: 'Choose the payment currency of a booking',
  description: 'At the current rate, until the first payment has begun.',
  params: z.object({ id, currencyId }),
  reply: booking,
  problems: [...changed.problems, 'option-over'],
})

export const setRate = endpoint({
  ...changed,
  path: '/core/bookings/{id}/setrate/{ratePlan}',
  access: bookingEditors,
  summary: 'Choose the rate of a held villa',
  description: 'One of its `rates`, at the prices from the start of the hold, until the first payment has begun.',
  params: z.object({ id, ratePlan }),
  reply: booking,
  problems: [...changed.problems, 'option-over', 'rate-not-offered'],
})

const transfer = z
  .object({
    account: z
      .object({ holder: z.string(), iban: z.string(), bic: z.string() })
      .meta({ description: 'The company’s account for the currency; `bic` can be empty' }),
    reference: z.string(),
    amount,
    currencyId: z.number(),
    heldUntil: z.iso.datetime().nullable().meta({ description: 'Null where nothing is held' }),
  })
  .meta({ id: 'BankTransfer' })
export type TransferShown = z.output<typeof transfer>

export const getTransfer = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/{id}/transfer/{arg}',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  summary: 'Get the bank details for paying a part by transfer',
  description: 'For a deposit, after `processoffline` holds the villa for its transfer.',
  params: z.object({ id, arg: z.enum(chargedParts) }),
  reply: transfer,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'not-booked-yet', 'option-over'],
})

export const payByBankTransfer = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/{id}/processoffline/{arg}',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  summary: 'Pay by bank transfer',
  description:
    'The reference is sent by e-mail. For a deposit the villa is held for three more working days, as an option of the office (1). That needs accepted conditions and a confirmed e-mail address, of the account or of the booking: otherwise `address-not-proven`, and the site sends one e-mail with a link (`mailed`). Each person has one such hold at a time: `too-many-options`.',
  params: z.object({ id, arg: z.enum(chargedParts) }),
  reply: transfer,
  problems: [
    ...changed.problems,
    'not-booked-yet',
    'option-over',
    'address-needed',
    'address-not-proven',
    'conditions-needed',
    'too-many-options',
  ],
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const confirmBookingAddress = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/confirmemail',
  access: 'anyone',
  summary: 'Confirm the e-mail address of a booking',
  description: 'By the link that was sent to it, on any device. An option is extended to at least 20 more minutes.',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: noContent,
  problems: [...bookingEndpoint.problems, 'link-over'],
  limit: { max: 60, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'transactional',
})

export const askForAccount = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/{id}/account',
  access: 'anyone',
  summary: 'Check whether a booking belongs to an account',
  description: 'For the reader of an e-mail about it, who knows its reference: an account can have been created since.',
  params: bookingIdParams,
  body: z.object({ reference: z.string().min(1).max(20) }),
  reply: z.object({ hasAccount: z.boolean() }),
  limit: { max: 30, windowSeconds: 900, per: 'address', store: 'database' },
})

export const setAffiliateCode = endpoint({
  ...bookingEndpoint,
  method: 'PUT',
  path: '/core/bookings/setcjaffiliatebookingcode',
  access: bookingEditors,
  summary: 'Store the affiliate of a booking',
  body: z.object({ bookingId: id, cJAffiliateBookingCode: z.string().trim().min(1).max(200) }),
  reply: noContent,
  writes: 'transactional',
})

export const hideItems = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/{id}/hideallbookingitems',
  access: ['lead-booker'],
  summary: 'Hide the declined and expired items of a booking from the caller’s lists',
  description: 'It has no other effect, and `showallbookingitems` undoes it.',
  params: bookingIdParams,
  reply: noContent,
  writes: 'transactional',
})

export const showItems = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/{id}/showallbookingitems',
  access: ['lead-booker'],
  summary: 'Show hidden items of a booking in the caller’s lists again',
  params: bookingIdParams,
  reply: noContent,
  writes: 'transactional',
})

export const changeItem = endpoint({
  ...changed,
  path: '/core/bookingitems/{id}',
  access: ['lead-booker'],
  summary: 'Accept or decline a quote',
  body: z.object({ step: z.enum(['accept', 'decline']) }),
  reply: bookingItem,
})
