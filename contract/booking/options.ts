import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { currentContact } from '#contract/account/sessions'
import {
  booking,
  bookingEditors,
  bookingEndpoint,
  bookingIdParams,
  currencyId,
  ratePlan,
  sale,
} from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { extendForm, optionForm, waitingForm } from '#contract/forms/booking'
import { day, id, language, wholeNumber } from '#contract/schemas'
import { maximumBedrooms } from '#domain/villas/bedrooms'
import { maximumInfants, maximumPeople } from '#domain/villas/guests'

const people = (most: number) => optional(wholeNumber(0, most))

const young = optional(
  wholeNumber(0, maximumPeople).meta({
    description:
      'Of adults and children, those under the age at which the place charges tourist tax; by default all children',
  }),
)

export const getQuote = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/ob/quote',
  access: 'anyone',
  summary: 'Get the price of a stay and its due days',
  description:
    'Itemised, with the tourist tax, in the payment currency, at every rate on offer. If it is not sold online, it is rejected as `stay-refused` or `dates-taken`, with stays that are available.',
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
  queue: 'calls',
  problems: [...bookingEndpoint.problems, 'dates-taken', 'stay-refused', 'unavailable'],
})

export const createOption = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/ob',
  access: 'anyone',
  summary: 'Hold a villa for an online booking',
  description:
    'The nights are held for 60 minutes. `total` is the price that the visitor saw: if it has changed, `price-changed` has the new `sale`. `ratePlan` defaults to the standard rate; if the stay is not offered at the rate, `rate-not-offered` has the `sale`. If the stay is not available, `dates-taken` and `stay-refused` have up to five `nearStays` with the difference in price, and `similarVillas` that are free on the days, with their missing features in `misses`. `conditions` means that the booking conditions are accepted; version, language and time are stored. Without it the nights are held, but must not be paid before acceptance. An anonymous visitor gets a token that is valid for this booking only. Unpaid holds are limited by contact, e-mail address, IP address and network, and by a share of the month’s villa nights. `too-many-options` and `address-not-proven` name the limit in `because`, and the caller’s own `holds`.',
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
    jwt: z
      .string()
      .nullable()
      .meta({ description: 'The bearer token of an anonymous visitor; null for a signed-in caller' }),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'When the token expires' }),
    contact: currentContact,
    booking,
  }),
  status: 201,
  problems: [
    ...bookingEndpoint.problems,
    'price-changed',
    'rate-not-offered',
    'dates-taken',
    'stay-refused',
    'too-many-options',
    'address-not-proven',
  ],
  limit: { max: 60, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'idempotent',
  secret: true,
})

const held = {
  ...bookingEndpoint,
  method: 'PUT',
  access: bookingEditors,
  params: bookingIdParams,
  problems: [...bookingEndpoint.problems, 'option-over', 'not-in-this-state'],
  writes: 'transactional',
} as const

const left = z.object({
  optionExpiryMilliseconds: z.number().meta({ description: 'Remaining milliseconds, by the server’s clock' }),
})

export const keepOptionAlive = endpoint({
  ...held,
  path: '/core/bookings/ob/keepalive/{id}',
  summary: 'Keep an option alive while its page is open',
  description: 'It is extended to at least 15 minutes, but never beyond four hours after its start.',
  reply: left,
})

export const extendOption = endpoint({
  ...held,
  path: '/core/bookings/ob/extend/{id}',
  summary: 'Extend an option by half an hour',
  description:
    'Requires an e-mail address, in this request or earlier; it ends four hours after its start at the latest.',
  body: extendForm,
  reply: left,
  problems: [...held.problems, 'address-needed', 'too-many-options'],
})

export const expireOption = endpoint({
  ...held,
  path: '/core/bookings/ob/expire/{id}',
  summary: 'Release an option',
  reply: noContent,
})

export const joinWaitingList = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/properties/{id}/waitinglist',
  access: 'anyone',
  summary: 'Join the waiting list for taken nights',
  description:
    'An e-mail confirms it, with a link to leave the list; another follows once when the nights have become free, unless they are taken again by then. Free nights have no waiting list: 409.',
  params: bookingIdParams,
  body: extend(waitingForm, { from: day, to: day, lang: optional(language) }),
  reply: noContent,
  status: 202,
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'stay-refused'],
  limit: { max: 10, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 300 },
  writes: 'transactional',
})
