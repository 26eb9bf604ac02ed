import { z } from 'zod'
import {
  amount,
  bookingEditors,
  bookingEndpoint,
  bookingIdParams,
  bookingItem,
  bookingViewers,
} from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { id, language } from '#contract/schemas'

/** A claim on a damage deposit that a second staff member has to confirm. */
export const damageClaim = z
  .object({
    id: z.number(),
    amount,
    reason: z.string(),
    requestedBy: z.string().meta({ description: 'Name of the staff member' }),
    requestedAt: z.iso.datetime(),
    isOwn: z.boolean().meta({ description: 'Requested by the caller, who cannot confirm it' }),
  })
  .meta({ id: 'DamageClaim' })
export type DamageClaimShown = z.output<typeof damageClaim>

export const damage = z
  .object({
    bookingId: z.number(),
    offered: z
      .boolean()
      .meta({ description: 'False where the villa requires no deposit, or it is too late to choose' }),
    choice: z.enum(['deposit', 'waiver']).nullable(),
    depositAmount: amount,
    waiverPrice: amount,
    payableNow: amount.meta({ description: 'The part of it that is due in the checkout; 0 where it is not requested' }),
    currencyId: z.number(),
    deposit: z
      .object({
        state: z.enum(['later', 'open', 'held', 'claimed', 'released']).meta({
          description: 'open: it can be left now, as the part `damage` of a payment; held: the bank holds it',
        }),
        from: z.string().meta({ description: 'The first day on which it can be left' }),
        until: z.string().meta({ description: 'The last day on which it can be left' }),
        releasedOn: z.string().meta({ description: 'The day on which the unclaimed rest is released' }),
        claimed: amount.meta({ description: 'The captured part' }),
        reason: z.string(),
        request: damageClaim
          .nullable()
          .optional()
          .meta({ description: 'The claim that waits for a second staff member; visible to staff only' }),
      })
      .nullable()
      .meta({ description: 'The state of the deposit, where it was chosen' }),
  })
  .meta({ id: 'DamageWaiver' })
export type DamageCoverResponse = z.output<typeof damage>

const waiverRequest = {
  ...bookingEndpoint,
  path: '/core/bookings/senddamagewaiverrequest/{id}',
  access: ['lead-booker', 'guest-user', 'staff:bookings'],
  summary: 'Send the e-mail for choosing deposit or waiver',
  params: bookingIdParams,
  reply: z.object({ sent: z.boolean() }),
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'address-needed', 'too-many-emails'],
  writes: 'transactional',
} as const

export const requestDamageWaiver = endpoint({
  ...waiverRequest,
  method: 'POST',
  description: 'Once a day, however often it is requested.',
})

export const requestDamageWaiverByGet = endpoint({
  ...waiverRequest,
  method: 'GET',
  summary: 'The same by GET, as the specification names it',
  description:
    'For clients that follow the specification (PD-216); new ones use POST. It needs a bearer token, so no link and no other site can call it, and it is not repeated within a day.',
})

export const getDamageWaiver = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/damagewaiverdetails/{bookingId}/forcheckout/{flag}',
  access: bookingViewers,
  summary: 'Get the prices of deposit and waiver, and the choice',
  params: z.object({ bookingId: id, flag: z.enum(['true', 'false']) }),
  reply: damage,
})

export const chooseDamageWaiver = endpoint({
  ...bookingEndpoint,
  method: 'POST',
  path: '/core/bookings/setDamageWaiver',
  access: bookingEditors,
  summary: 'Choose the damage deposit or the waiver',
  body: z.object({ bookingId: id, damageWaiver: z.boolean() }),
  reply: damage,
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'option-over'],
  writes: 'transactional',
})

const itemsOfBookings = {
  ...bookingEndpoint,
  method: 'POST',
  access: ['lead-booker', 'co-sign-in', 'guest-user'],
  description: 'Only for those of the named bookings that the caller may see.',
  body: z.object({ bookingIds: z.array(id).max(100) }),
  reply: z.object({ items: z.array(bookingItem) }),
  problems: ['invalid-input'],
} as const

export const findNonInvoicedItems = endpoint({
  ...itemsOfBookings,
  path: '/core/salesoperations/bookings/noninvoiceditems',
  summary: 'List the services settled on site, of the caller’s bookings',
})

export const findServiceItems = endpoint({
  ...itemsOfBookings,
  path: '/core/salesoperations/bookings/servicebookings',
  summary: 'List the services of the caller’s bookings',
})

const services = {
  ...bookingEndpoint,
  method: 'GET',
  access: 'anyone',
  query: z.object({ lang: language.optional() }),
  reply: z.object({ services: z.array(z.object({ id: z.number(), name: z.string() })) }),
  problems: ['invalid-input', 'unknown-language'],
} as const

export const listNonInvoicedServices = endpoint({
  ...services,
  path: '/core/services/NII',
  summary: 'List services that are settled on site',
})

export const listVillaServices = endpoint({
  ...services,
  path: '/core/services/Villa_Service',
  summary: 'List services of a villa’s stay',
})

export const listExperienceServices = endpoint({
  ...services,
  path: '/core/services/Experience_Service',
  summary: 'List experiences that can be booked as services',
})
