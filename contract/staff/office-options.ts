import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { keysetCursor } from '#contract/schemas'
import { ordersOf } from '#domain/office-lists/lists'

const ofOffice = {
  group: 'extras',
  access: ['staff:bookings'],
  problems: ['invalid-input', 'not-found'],
} as const

const transferHold = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string(),
    email: z.string(),
    heldUntil: z.iso.datetime(),
    madeByStaff: z.boolean().meta({ description: 'A provisional booking of the office, not a hold of a visitor' }),
  })
  .meta({ id: 'TransferHold' })
export type TransferHoldShown = z.output<typeof transferHold>

const optionFilter = z.object({
  state: z.enum(['transfer', 'provisional']).default('transfer'),
  order: z
    .enum(ordersOf('/office/holds'))
    .default('until')
    .meta({ description: 'until: the option that ends first; -arrival: the latest arrival first' }),
})
export type OptionFilter = z.output<typeof optionFilter>

export const listTransferHolds = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/transferholds',
  summary: 'List the options of the office, by expiry or arrival',
  description:
    '`transfer` are holds that visitors and clients made for a bank transfer; `provisional` are bookings that staff made for a client. At most fifty. `next` is the cursor of the following ones.',
  query: optionFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ holds: z.array(transferHold), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const releaseHold = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/release',
  summary: 'Release an option of the office (1) before it expires',
  description: 'The nights become free immediately, and the client gets an e-mail that nothing was charged.',
  params: bookingIdParams,
  reply: noContent,
  problems: [...ofOffice.problems, 'not-in-this-state', 'option-over'],
  writes: 'transactional',
})

export const extendOptionAsStaff = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/extend',
  summary: 'Hold an option of the office (1) longer',
  description:
    'For so many working days from now. An earlier end than the present one is rejected: 409 `not-in-this-state`. The client gets an e-mail with the new end.',
  params: bookingIdParams,
  body: z.object({ workingDays: z.int().min(1).max(30) }),
  reply: z.object({ heldUntil: z.iso.datetime() }),
  problems: [...ofOffice.problems, 'not-in-this-state', 'option-over', 'unavailable'],
  writes: 'idempotent',
})
