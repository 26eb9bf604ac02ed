import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { day, dayCursor } from '#contract/schemas'

const ofOffice = {
  group: 'extras',
  access: ['staff:bookings'],
  problems: ['invalid-input', 'not-found'],
} as const
const stay = { from: day, to: day }

const block = z
  .object({ id: z.number(), propertyId: z.number(), from: z.string(), to: z.string(), note: z.string() })
  .meta({ id: 'OwnerBlock' })
export type OwnerBlockResponse = z.output<typeof block>

export const listBlocks = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/villas/{id}/blocks',
  summary: 'List the owner blocks of a villa, from today on',
  params: bookingIdParams,
  reply: z.object({ blocks: z.array(block) }),
})

export const blockNights = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/villas/{id}/blocks',
  summary: 'Block nights of a villa for its owner',
  description: 'They can no longer be booked. Nights that are taken, also by a live option, are rejected.',
  params: bookingIdParams,
  body: z.object({ ...stay, note: z.string().trim().max(500).default('') }),
  reply: block,
  status: 201,
  problems: [...ofOffice.problems, 'dates-taken'],
  writes: 'idempotent',
})

export const unblockNights = endpoint({
  ...ofOffice,
  method: 'DELETE',
  path: '/office/blocks/{id}',
  summary: 'Release an owner block',
  params: bookingIdParams,
  reply: noContent,
  writes: 'transactional',
})

const villaBlock = block.extend({ villa: z.string() }).meta({ id: 'OfficeBlock' })
export type OfficeBlockShown = z.output<typeof villaBlock>

export const listAllBlocks = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/blocks',
  summary: 'List the owner blocks of all villas, by their first night',
  description: 'Those that have not ended. At most fifty. `next` is the cursor of the following ones.',
  query: z.object({
    cursor: optional(dayCursor),
  }),
  reply: z.object({ blocks: z.array(villaBlock), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

const foundVilla = z.object({ id: z.number(), name: z.string(), region: z.string() }).meta({ id: 'OfficeVilla' })
export type OfficeVilla = z.output<typeof foundVilla>

export const findOfficeVillas = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/villas',
  access: ['staff:bookings', 'staff:prices'],
  summary: 'Find villas by a part of their name',
  description: 'At most twenty; those whose name begins with it come first.',
  query: z.object({
    words: z
      .string()
      .trim()
      .min(2)
      .max(100)
      .meta({ examples: ['Kalami'] }),
  }),
  reply: z.object({ villas: z.array(foundVilla) }),
  problems: ['invalid-input'],
})
