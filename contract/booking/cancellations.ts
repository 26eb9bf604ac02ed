import { z } from 'zod'
import { amount, booking, bookingEditors, bookingEndpoint, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { serviceCancellationForm } from '#contract/forms/staff'

const terms = z
  .object({
    stage: z.enum(['free', 'deposit-kept', 'nothing-back']),
    paid: amount,
    returned: amount.meta({ description: 'The refund if it is cancelled now' }),
    returnedToOthers: amount.meta({ description: 'The part of it that goes to people who paid by a link' }),
    kept: amount,
    currencyId: z.number(),
    until: z.iso.datetime().nullable().meta({ description: 'The time until which that applies' }),
    untilDay: z.string().nullable().meta({ description: 'The last day on which that applies, at the villa' }),
  })
  .meta({ id: 'Cancellation' })
export type CancellationResponse = z.output<typeof terms>

export const getCancellationTerms = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/{id}/cancellation',
  access: [...bookingEditors, 'staff:bookings'],
  summary: 'Get the refund of a cancellation now, and how long that applies',
  description: 'An option of the office, or a confirmed booking whose stay has not begun.',
  params: bookingIdParams,
  reply: terms,
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'option-over'],
})

const serviceTerms = z
  .object({
    itemId: z.number(),
    paid: amount.meta({ description: 'With the balance, where that is paid' }),
    returned: amount.meta({ description: 'The refund if it is cancelled now' }),
    kept: amount,
    currencyId: z.number(),
    freeThrough: z.string().meta({ description: 'The last day at the villa on which everything is refunded' }),
    laterPercent: z.number().meta({ description: 'The refund in per cent afterwards, until the day before' }),
  })
  .meta({ id: 'ServiceCancellation' })
export type ServiceCancellation = z.output<typeof serviceTerms>

const ofService = {
  ...bookingEndpoint,
  access: ['lead-booker'],
  params: bookingIdParams.meta({ description: 'The id of the item' }),
} as const

export const getServiceCancellation = endpoint({
  ...ofService,
  method: 'GET',
  path: '/core/bookingitems/{id}/cancellation',
  summary: 'Get the refund of a paid experience or transfer that is cancelled now',
  description: 'By the terms that were stored when it was requested.',
  reply: serviceTerms,
  problems: [...bookingEndpoint.problems, 'not-in-this-state'],
})

export const cancelService = endpoint({
  ...ofService,
  method: 'POST',
  path: '/core/bookingitems/{id}/cancel',
  summary: 'Cancel a paid experience or transfer',
  description:
    '`returned` is the refund that the client has read; if it has changed, 409 `price-changed` with the new terms. The rest of the booking stays as it is.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
  reply: z.object({
    itemId: z.number(),
    returnedByCard: amount,
    returnedByTransfer: amount.meta({ description: 'The part that the office returns by bank transfer' }),
  }),
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'price-changed', 'unavailable'],
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

const officeServiceTerms = serviceTerms
  .extend({ suppliers: z.array(z.string()).meta({ description: 'The addresses of suppliers who get an e-mail' }) })
  .meta({ id: 'OfficeServiceCancellation' })
export type OfficeServiceCancellation = z.output<typeof officeServiceTerms>

const ofServiceAsStaff = { ...ofService, access: ['staff:bookings'] } as const

export const getServiceCancellationAsStaff = endpoint({
  ...ofServiceAsStaff,
  method: 'GET',
  path: '/office/items/{id}/cancellation',
  summary: 'Get the refund of a paid experience or transfer that staff cancel now',
  description:
    'By the terms that were stored when it was requested; nothing from its own day on. Staff can cancel until the end of the stay.',
  reply: officeServiceTerms,
  problems: [...bookingEndpoint.problems, 'not-in-this-state'],
})

export const cancelServiceAsStaff = endpoint({
  ...ofServiceAsStaff,
  method: 'POST',
  path: '/office/items/{id}/cancel',
  summary: 'Cancel a paid experience or transfer on behalf of its client',
  description:
    '`byTerms` is the refund by the terms that the staff member has read, `returned` the one that they grant: at least as much, at most the paid amount. If it is higher, `reason` is required. If the terms have changed, 409 `price-changed` with the new ones. The client and the suppliers get an e-mail.',
  body: serviceCancellationForm,
  reply: cancelService.reply,
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'price-changed', 'unavailable'],
  writes: 'idempotent',
})

const cancelled = {
  ...bookingEndpoint,
  method: 'POST',
  params: bookingIdParams,
  reply: z.object({
    booking,
    returnedByCard: amount,
    returnedToOthers: amount.meta({
      description: 'The part of it that goes to the cards of people who paid by a link',
    }),
    returnedByTransfer: amount.meta({ description: 'The part that the office returns by bank transfer' }),
  }),
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'option-over', 'price-changed', 'unavailable'],
  writes: 'idempotent',
} as const

export const cancelBooking = endpoint({
  ...cancelled,
  path: '/core/bookings/{id}/cancel',
  access: bookingEditors,
  summary: 'Cancel a booking',
  description:
    '`returned` is the refund that the client has read; if it has changed, 409 `price-changed` with the new terms. The nights become free immediately. Not while a payment is being captured.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const cancelAsStaff = endpoint({
  ...cancelled,
  path: '/office/bookings/{id}/cancel',
  access: ['staff:bookings'],
  summary: 'Cancel a booking on behalf of its client',
  description: '`returned` is the refund that the office grants, at most the paid amount.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
})
