import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { booking, currencyId, makers, ofBooking, ofBookings, ratePlan, sale } from '#contract/booking-shapes'
import { endpoint, nothing } from '#contract/endpoint'
import { extendForm, optionForm, waitingForm } from '#contract/forms/booking'
import { currentContact } from '#contract/sessions'
import { day, id, language, wholeNumber } from '#contract/shapes'
import { maximumBedrooms } from '#domain/bedrooms'
import { maximumInfants, maximumPeople } from '#domain/guests'

const people = (most: number) => optional(wholeNumber(0, most))

const young = optional(
  wholeNumber(0, maximumPeople).meta({
    description:
      'Of adults and children, those younger than the age from which the place asks tourist tax; all children unless told',
  }),
)

export const getQuote = endpoint({
  ...ofBookings,
  method: 'GET',
  path: '/core/bookings/ob/quote',
  access: 'anyone',
  summary: 'What a stay is sold for, and when it is to be paid',
  description:
    'Line by line, with the tourist tax, in the currency of payment, by every rate that is offered. Refused as `stay-refused` or `dates-taken`, with stays that can be had, where it is not sold online.',
  query: z.object({
    propertyId: id,
    from: day,
    to: day,
    adults: people(maximumPeople),
    children: people(maximumPeople),
    infants: people(maximumInfants),
    rooms: people(maximumBedrooms),
    young,
    currencyId: currencyId.optional(),
    lang: language.optional(),
  }),
  reply: sale,
  turn: 'calls',
  refusals: [...ofBookings.refusals, 'dates-taken', 'stay-refused', 'unavailable'],
})

export const createOption = endpoint({
  ...ofBookings,
  method: 'POST',
  path: '/core/bookings/ob',
  access: 'anyone',
  summary: 'Hold a villa, to book it online',
  description:
    'The nights are held for 60 minutes. `total` is what the visitor saw: where the price is another now, `price-changed` brings `sale`. `ratePlan` is the standard rate unless told; where the stay is not offered by it, `rate-not-offered` brings `sale`. Where the stay cannot be had, `dates-taken` and `stay-refused` bring up to five `nearStays` with what they cost more or less, and `similarVillas` that are free on the days, what they lack being named in `misses`. `conditions` says that the booking conditions are accepted; which ones, in which language and when is stored. Without it the nights are held, and nothing is paid before they are accepted. Who has not signed in is given a token that is good for this booking alone. Holds that are not paid are limited by contact, e-mail address, IP address and network, and by a share of the month’s villa nights. `too-many-options` and `address-not-proven` say in `because` which limit is reached, and name the caller’s own `holds`.',
  body: extend(optionForm, {
    propertyId: id,
    from: day,
    to: day,
    currencyId,
    young,
    ratePlan: optional(ratePlan),
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
  refusals: [
    ...ofBookings.refusals,
    'price-changed',
    'rate-not-offered',
    'dates-taken',
    'stay-refused',
    'too-many-options',
    'address-not-proven',
  ],
  limit: { most: 60, seconds: 3600, per: 'address', counted: 'everywhere' },
  writes: 'once',
  secret: true,
})

const held = {
  ...ofBookings,
  method: 'PUT',
  access: makers,
  params: ofBooking,
  refusals: [...ofBookings.refusals, 'option-over', 'not-in-this-state'],
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
  refusals: [...held.refusals, 'address-needed', 'too-many-options'],
})

export const expireOption = endpoint({
  ...held,
  path: '/core/bookings/ob/expire/{id}',
  summary: 'Give an option up',
  reply: nothing,
})

export const joinWaitingList = endpoint({
  ...ofBookings,
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
  refusals: [...ofBookings.refusals, 'not-in-this-state', 'stay-refused'],
  limit: { most: 10, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 300 },
  writes: 'in-transaction',
})
