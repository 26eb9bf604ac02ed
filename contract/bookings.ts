import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint, nothing } from '#contract/endpoint'
import { addressForm, extendForm, optionForm, tripForm, waitingForm } from '#contract/forms/booking'
import { currentContact } from '#contract/sessions'
import { day, id, language, wholeNumber } from '#contract/shapes'
import { maximumBedrooms } from '#domain/bedrooms'
import { itemKinds } from '#domain/booking/item-kinds'
import { currencyIds } from '#domain/currency'
import { maximumInfants, maximumPeople } from '#domain/guests'
import type { CurrencyId } from '#domain/money'

const currencyId = wholeNumber(1, 10)
  .refine((value): value is CurrencyId => currencyIds.includes(value as CurrencyId), 'A currency is 1, 3 or 10.')
  .meta({ description: 'Currency: 1 EUR, 3 USD, 10 GBP', examples: [1] })

const amount = z.number().meta({ description: 'In the booking’s currency' })

/** Nights of one price, or of one rate of a tax. */
const saleLine = z.object({
  from: z.string(),
  to: z.string(),
  quantity: z.number().meta({ description: 'Nights, or nights times persons' }),
  unitPrice: amount.meta({ description: 'Of a week for a villa, of one for a tax' }),
  price: amount,
})

const payment = z.object({ kind: z.enum(['deposit', 'balance']), amount, due: z.string() })

const terms = z.object({
  version: z.string().meta({ description: 'The first day of the version' }),
  depositPercent: z.number(),
  balanceDays: z.number(),
  freeCancellationHours: z.number(),
})

/** What a stay is sold for. */
const sale = z
  .object({
    currencyId: z.number(),
    rooms: z.number().meta({ description: 'The bedrooms that are let' }),
    stayPrice: amount,
    lines: z.array(saleLine),
    services: z.array(z.object({ serviceId: z.number(), name: z.string(), price: amount, lines: z.array(saleLine) })),
    totalPrice: amount.meta({ description: 'The stay with its taxes: the total to be sent with the booking' }),
    payments: z.array(payment).meta({ description: 'Of the stay; services are paid apart' }),
    damageWaiverDepositAmount: amount,
    damageWaiverPrice: amount,
    terms,
  })
  .meta({ id: 'Sale' })
export type SaleShown = z.output<typeof sale>

const bookingItem = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    kind: z.enum(itemKinds),
    status: z.number().meta({ description: 'Of the item, 0 to 15' }),
    villa: z.object({ id: z.number(), name: z.string(), url: z.string() }),
    from: z.string(),
    to: z.string(),
    serviceId: z.number().nullable(),
    name: z.string(),
    price: amount,
    lines: z.array(saleLine),
    optionExpiryMilliseconds: z.number().nullable().meta({
      description: 'Milliseconds that are left of the option, by the server’s clock; null where there is none',
    }),
  })
  .meta({ id: 'BookingItem' })
export type BookingItemShown = z.output<typeof bookingItem>

const trip = z.object({
  arrivalTime: z.string(),
  arrivalBy: z.string(),
  departureTime: z.string(),
  departureBy: z.string(),
  phone: z.string(),
  notes: z.string(),
})

/** A booking (section 3, decision 61). */
export const booking = z
  .object({
    id: z.number(),
    reference: z.string(),
    status: z
      .number()
      .meta({ description: '0 online option, 1 office option, 2 confirmed, 3 completed, 4 cancelled, 5 expired' }),
    onlineBooking: z.boolean(),
    whiteKey: z.boolean(),
    language: z.string(),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    rooms: z.number().nullable(),
    email: z.string().nullable().meta({ description: 'Where all goes; null for those who are invited' }),
    firstname: z.string().nullable().meta({ description: 'In whose name it is; null as the address' }),
    lastname: z.string().nullable(),
    bookingItems: z.array(bookingItem),
    clientInvoice: z.object({
      bookingItemsPayable: z.array(bookingItem).meta({ description: 'What can be paid for now' }),
    }),
    cjAffiliateBookingCode: z.string().nullable(),
    bookingPaymentCurrencyId: z.number(),
    bookingPaymentCurrencySymbol: z.string(),
    rate: z.number().meta({ description: 'How much of its currency an euro bought' }),
    totalPrice: amount,
    balanceRemaining: amount,
    damageChoice: z.enum(['deposit', 'waiver']).nullable(),
    damageWaiverDepositAmount: amount,
    damageWaiverPrice: amount,
    payments: z.array(payment.extend({ paidAt: z.string().nullable() })),
    terms,
    conditions: z.object({ version: z.string(), language: z.string(), acceptedAt: z.string() }).nullable(),
    trip: trip.nullable().meta({ description: 'Null where nothing has been told, and for those who are invited' }),
  })
  .meta({ id: 'Booking' })
export type BookingShown = z.output<typeof booking>

const common = { group: 'bookings', refusals: ['invalid-input', 'not-found'] } as const
const ofBooking = z.object({ id })
const viewers = ['lead-booker', 'co-sign-in', 'guest-user', 'staff:bookings'] as const
const makers = ['lead-booker', 'guest-user'] as const

const people = (most: number) => optional(wholeNumber(0, most))

export const getQuote = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookings/ob/quote',
  access: 'anyone',
  summary: 'What a stay is sold for, and when it is to be paid',
  description:
    'Line by line, with the tourist tax, in the currency of payment. Refused as `stay-refused` or `dates-taken`, with stays that can be had, where it is not sold online.',
  query: z.object({
    propertyId: id,
    from: day,
    to: day,
    adults: people(maximumPeople),
    children: people(maximumPeople),
    infants: people(maximumInfants),
    rooms: people(maximumBedrooms),
    currencyId: currencyId.optional(),
    lang: language.optional(),
  }),
  reply: sale,
  refusals: [...common.refusals, 'dates-taken', 'stay-refused'],
})

export const createOption = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/ob',
  access: 'anyone',
  summary: 'Hold a villa, to book it online',
  description:
    'The nights are held for 60 minutes. `total` is what the visitor saw: where the price is another now, `price-changed` brings `sale`. Where the stay cannot be had, `dates-taken` and `stay-refused` bring up to five `nearStays` with what they cost more or less, and `similarVillas` that are free on the days, what they lack being named in `misses`. `conditions` says that the booking conditions are accepted; which ones, in which language and when stays on the booking. Who has not signed in is given a token that is good for this booking alone. Three options at once can be held by a contact, and from an address.',
  body: extend(optionForm, {
    propertyId: id,
    from: day,
    to: day,
    currencyId,
    total: z.number().min(0).max(100_000_000),
    lang: optional(language),
  }),
  reply: z.object({
    bookingId: z.number(),
    reference: z.string(),
    jwt: z.string().nullable().meta({ description: 'The bearer token of a visitor; null for who has signed in' }),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'Until when the token is good' }),
    contact: currentContact,
    booking,
  }),
  status: 201,
  refusals: [...common.refusals, 'price-changed', 'dates-taken', 'stay-refused', 'too-many-options'],
  limit: { most: 60, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'once',
  secret: true,
})

const held = {
  ...common,
  method: 'PUT',
  access: makers,
  params: ofBooking,
  refusals: [...common.refusals, 'option-over', 'not-in-this-state'],
  writes: 'in-transaction',
} as const

const left = z.object({
  optionExpiryMilliseconds: z.number().meta({ description: 'Milliseconds that are left, by the server’s clock' }),
})

export const keepOption = endpoint({
  ...held,
  path: '/core/bookings/ob/keepalive/{id}',
  summary: 'Keep an option while its page is open',
  description: 'At least 15 minutes are left then, but never more than four hours after its start.',
  reply: left,
})

export const extendOption = endpoint({
  ...held,
  path: '/core/bookings/ob/extend/{id}',
  summary: 'Extend an option by half an hour',
  description:
    'An e-mail address is needed, sent along or told before; four hours after its start it ends all the same.',
  body: extendForm,
  reply: left,
  refusals: [...held.refusals, 'address-needed'],
})

export const expireOption = endpoint({
  ...held,
  path: '/core/bookings/ob/expire/{id}',
  summary: 'Give an option up',
  reply: nothing,
})

export const getBooking = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookings/{id}',
  access: viewers,
  summary: 'A booking',
  description: 'From the second in which its option is over it has expired (5), and its nights are free.',
  params: ofBooking,
  reply: booking,
})

export const getBookingOfItem = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookings/bookingitemid/{id}',
  access: viewers,
  summary: 'The booking of an item',
  params: ofBooking,
  reply: booking,
})

export const getBookingItem = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookingitems/{id}',
  access: viewers,
  summary: 'An item of a booking',
  params: ofBooking,
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
export type GroupsShown = z.output<typeof groups>

const list = {
  ...common,
  method: 'GET',
  access: ['lead-booker', 'co-sign-in'],
  params: z.object({ id: z.uuid().meta({ description: 'The lead booker’s, as `contacts/current` tells it' }) }),
  reply: groups,
} as const

export const listBookings = endpoint({
  ...list,
  path: '/core/bookings/contactid/{id}',
  summary: 'The bookings of a lead booker, in groups',
})

export const listComingBookings = endpoint({
  ...list,
  path: '/core/bookings/contactid/{id}/excludepastbookings',
  summary: 'The bookings of a lead booker, without those that are over',
})

const changed = {
  ...common,
  method: 'POST',
  params: ofBooking,
  refusals: [...common.refusals, 'not-in-this-state'],
  writes: 'in-transaction',
} as const

export const tellTrip = endpoint({
  ...changed,
  path: '/core/bookings/{id}/tripdetails',
  access: ['lead-booker'],
  summary: 'Tell the details of the journey',
  description: 'They take the place of what was told before; an empty member is one of which nothing is known.',
  body: tripForm,
  reply: trip,
})

export const acceptConditions = endpoint({
  ...changed,
  path: '/core/bookings/{id}/conditions',
  access: makers,
  summary: 'Accept the conditions of a booking and the privacy policy',
  description:
    'Their version, the language in which they were read and the moment stay on the booking; the first time counts. `version` is that of the booking’s `terms`: for another, 409.',
  body: z.object({ version: day, lang: optional(language) }),
  reply: booking,
  refusals: [...changed.refusals, 'option-over', 'edited-meanwhile'],
})

export const setAddress = endpoint({
  ...changed,
  path: '/core/bookings/{id}/email',
  access: makers,
  summary: 'Correct the address to which all about a booking goes',
  body: addressForm,
  reply: booking,
  limit: { most: 20, seconds: 3600, per: 'account', counted: 'everywhere' },
})

export const claimBooking = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/ob/claim',
  access: ['lead-booker'],
  summary: 'Make a booking one’s own that was begun before one signed in',
  description:
    'By the token that the booking was begun with, which is good for nothing afterwards. Of a booking that is somebody’s already there is nothing to claim: 404.',
  body: z.object({ jwt: z.string().min(1).max(500) }),
  reply: booking,
  limit: { most: 60, seconds: 3600, per: 'account', counted: 'everywhere' },
  writes: 'in-transaction',
})

export const setCurrency = endpoint({
  ...changed,
  path: '/core/bookings/{id}/setcurrency/{currencyId}',
  access: makers,
  summary: 'Choose the currency in which a booking is paid',
  description: 'By the rate of the moment, until the first payment has begun.',
  params: z.object({ id, currencyId }),
  reply: booking,
  refusals: [...changed.refusals, 'option-over'],
})

export const processOffline = endpoint({
  ...changed,
  path: '/core/bookings/{id}/processoffline/{arg}',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  summary: 'Pay by bank transfer',
  description:
    'The reference is sent by e-mail. For a deposit the villa is held for three working days more, as an option of the office (1).',
  params: z.object({ id, arg: z.enum(['deposit', 'balance', 'service', 'wine']) }),
  reply: z.object({
    reference: z.string(),
    amount,
    currencyId: z.number(),
    heldUntil: z.iso.datetime().nullable().meta({ description: 'Null where nothing is held' }),
  }),
  refusals: [...changed.refusals, 'option-over', 'address-needed'],
  limit: { most: 20, seconds: 3600, per: 'account', counted: 'everywhere' },
})

export const setAffiliateCode = endpoint({
  ...common,
  method: 'PUT',
  path: '/core/bookings/setcjaffiliatebookingcode',
  access: makers,
  summary: 'Note by which affiliate a booking came',
  body: z.object({ bookingId: id, cJAffiliateBookingCode: z.string().trim().min(1).max(200) }),
  reply: nothing,
  writes: 'in-transaction',
})

export const hideItems = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/{id}/hideallbookingitems',
  access: ['lead-booker'],
  summary: 'Hide the declined and expired items of a booking from one’s lists',
  description: 'Nothing else changes by it.',
  params: ofBooking,
  reply: nothing,
  writes: 'in-transaction',
})

export const changeItem = endpoint({
  ...changed,
  path: '/core/bookingitems/{id}',
  access: ['lead-booker'],
  summary: 'Take or decline what was offered',
  body: z.object({ step: z.enum(['accept', 'decline']) }),
  reply: bookingItem,
})

const damage = z
  .object({
    bookingId: z.number(),
    offered: z
      .boolean()
      .meta({ description: 'False where the villa asks for no deposit, or it is too late to choose' }),
    choice: z.enum(['deposit', 'waiver']).nullable(),
    depositAmount: amount,
    waiverPrice: amount,
    payableNow: amount.meta({ description: 'What of it is paid in the checkout; 0 where it is not asked for' }),
    currencyId: z.number(),
  })
  .meta({ id: 'DamageWaiver' })
export type DamageShown = z.output<typeof damage>

export const askDamageWaiver = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookings/senddamagewaiverrequest/{id}',
  access: ['lead-booker', 'guest-user', 'staff:bookings'],
  summary: 'Send the e-mail by which deposit or waiver is chosen',
  description: 'Once a day, however often it is asked for.',
  params: ofBooking,
  reply: z.object({ sent: z.boolean() }),
  refusals: [...common.refusals, 'not-in-this-state', 'address-needed'],
  writes: 'in-transaction',
})

export const getDamageWaiver = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookings/damagewaiverdetails/{bookingId}/forcheckout/{flag}',
  access: viewers,
  summary: 'What deposit and waiver come to, and which is chosen',
  params: z.object({ bookingId: id, flag: z.enum(['true', 'false']) }),
  reply: damage,
})

export const chooseDamageWaiver = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/setDamageWaiver',
  access: makers,
  summary: 'Choose the damage deposit or the waiver',
  body: z.object({ bookingId: id, damageWaiver: z.boolean() }),
  reply: damage,
  refusals: [...common.refusals, 'not-in-this-state', 'option-over'],
  writes: 'in-transaction',
})

const itemsOfBookings = {
  ...common,
  method: 'POST',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  description: 'Of those among the bookings named that one may see.',
  body: z.object({ bookingIds: z.array(id).max(100) }),
  reply: z.object({ items: z.array(bookingItem) }),
  refusals: ['invalid-input'],
} as const

export const findNonInvoicedItems = endpoint({
  ...itemsOfBookings,
  path: '/core/salesoperations/bookings/noninvoiceditems',
  summary: 'What is settled on the spot, of bookings of one’s own',
})

export const findServiceItems = endpoint({
  ...itemsOfBookings,
  path: '/core/salesoperations/bookings/servicebookings',
  summary: 'The services of bookings of one’s own',
})

const services = {
  ...common,
  method: 'GET',
  access: 'anyone',
  query: z.object({ lang: language.optional() }),
  reply: z.object({ services: z.array(z.object({ id: z.number(), name: z.string() })) }),
  refusals: ['invalid-input', 'unknown-language'],
} as const

export const listNonInvoicedServices = endpoint({
  ...services,
  path: '/core/services/NII',
  summary: 'Services that are settled on the spot',
})

export const listVillaServices = endpoint({
  ...services,
  path: '/core/services/Villa_Service',
  summary: 'Services that come with a villa’s stay',
})

export const listExperienceServices = endpoint({
  ...services,
  path: '/core/services/Experience_Service',
  summary: 'Experiences that can be booked as services',
})

export const joinWaitingList = endpoint({
  ...common,
  method: 'POST',
  path: '/core/properties/{id}/waitinglist',
  access: 'anyone',
  summary: 'Wait for nights that are taken',
  description:
    'A letter says so, with the link by which the list is left; another comes once, when the nights have become free, unless they are gone again by then. Nights that are free are not waited for: 409.',
  params: ofBooking,
  body: extend(waitingForm, { from: day, to: day, lang: optional(language) }),
  reply: nothing,
  status: 202,
  refusals: [...common.refusals, 'not-in-this-state', 'stay-refused'],
  limit: { most: 10, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'in-transaction',
})
