import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { language, picture } from '#contract/schemas'
import { clientManager } from '#contract/site/team'
import { taskKinds, taskStates } from '#domain/booking/trip-tasks'

/** Something to do for a trip. */
const tripTask = z
  .object({
    kind: z.enum(taskKinds),
    state: z.enum(taskStates).meta({ description: 'optional: nothing is missing without it' }),
    due: z.string().nullable().meta({ description: 'The last day on which it is in time' }),
    amount: amount.nullable().meta({ description: 'Of a payment, in the booking’s currency' }),
    done: z.number().nullable().meta({ description: 'Guests with complete details, or invited guests' }),
    total: z.number().nullable(),
  })
  .meta({ id: 'TripTask' })
export type TripTaskShown = z.output<typeof tripTask>

/** A current booking, as the client area shows it. */
const trip = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    status: z.number().meta({ description: '0 online option, 1 office option, 2 confirmed' }),
    whiteKey: z.boolean(),
    villa: z.object({
      name: z.string(),
      url: z.string(),
      place: z.string(),
      region: z.string(),
      picture: picture.nullable(),
    }),
    from: z.string(),
    to: z.string(),
    today: z.string().meta({ description: 'The day at the villa' }),
    heldUntil: z.iso.datetime().nullable().meta({ description: 'When an option expires' }),
    timezone: z.string().meta({ description: 'Of the villa' }),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    currencyId: z.number(),
    priced: z.boolean().meta({ description: 'Whether the caller sees its prices' }),
    clientManager: clientManager.nullable(),
    tasks: z.array(tripTask).meta({ description: 'The tasks of the trip, the most urgent first' }),
  })
  .meta({ id: 'Trip' })
export type Trip = z.output<typeof trip>

export const listTrips = endpoint({
  method: 'GET',
  path: '/core/bookings/contactid/{id}/trips',
  group: 'client-area',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'List the current trips of a client, with what is to be done',
  description:
    'Held and confirmed bookings whose stay has not ended, nearest first. An invited person sees the trips that are shared with them, and only tasks of their own.',
  params: z.object({
    id: z.uuid().meta({ description: 'The caller’s id, as `contacts/current` returns it' }),
  }),
  query: z.object({ lang: optional(language) }),
  reply: z.object({
    now: z.number().meta({ description: 'The server’s time, in milliseconds since 1970' }),
    trips: z.array(trip),
  }),
  problems: ['invalid-input', 'not-found'],
})
