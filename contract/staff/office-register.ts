import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { reasonForm } from '#contract/forms/staff'
import { day, dayCursor } from '#contract/schemas'

const arrival = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    guests: z.number().meta({ description: 'The booked party' }),
    begun: z.number().meta({ description: 'Rows that guests have begun, complete or not' }),
    receipts: z.array(z.string()).meta({ description: 'References of the register' }),
  })
  .meta({ id: 'PoliceArrival' })
export type PoliceArrival = z.output<typeof arrival>

const ofRegister = { group: 'extras', access: ['staff:passports'] } as const

export const listPoliceArrivals = endpoint({
  ...ofRegister,
  method: 'GET',
  path: '/office/policeregister',
  recentSecondFactor: true,
  summary: 'List stays in Italy that begin within two weeks or began within three days, by arrival',
  description:
    '`open` are those without a receipt of the register, `sent` those with one. At most fifty. `next` is the cursor of the following ones.',
  query: z.object({ state: z.enum(['open', 'sent']).default('open'), cursor: optional(dayCursor) }),
  reply: z.object({ arrivals: z.array(arrival), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

/** Why a guest cannot be registered by file. */
export const registerObstacles = ['incomplete', 'sex', 'name', 'country'] as const

export const makePoliceFile = endpoint({
  ...ofRegister,
  method: 'POST',
  path: '/office/policeregister/{id}',
  recentSecondFactor: true,
  summary: 'Make the file of a booking for the police register (Alloggiati Web)',
  description:
    'Records of 168 characters. The reason is written to the audit log. Without complete details of every guest there is no file, and `obstacles` names what is in the way. The register must be told within 24 hours of arrival.',
  params: bookingIdParams,
  body: reasonForm,
  reply: z.object({
    fileName: z.string(),
    content: z.string().nullable(),
    obstacles: z.array(
      z.object({
        guest: z.number().meta({ description: 'The position in the list of guests, from 1' }),
        obstacle: z.enum(registerObstacles),
      }),
    ),
  }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'transactional',
})

export const recordPoliceReceipt = endpoint({
  ...ofRegister,
  method: 'POST',
  path: '/office/policeregister/{id}/receipt',
  summary: 'Record the receipt of the police register',
  description: 'It is kept for five years. A repetition changes nothing.',
  params: bookingIdParams,
  body: z.object({ reference: z.string().trim().min(1).max(100), sentOn: day }),
  reply: z.object({ receipts: z.array(z.string()) }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'transactional',
})
