import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { ifMatch, language } from '#contract/schemas'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { guestKinds } from '#domain/trip-details/party'
import {
  bedSettings,
  diets,
  flightDirections,
  maxCots,
  maxFlights,
  maxOccasions,
  occasionKinds,
} from '#domain/trip-details/trip-details'
import { tripFaultCodes, tripReadinessStates } from '#domain/trip-details/trip-readiness'
import { floors, roomKinds } from '#domain/villas/rooms'

/** One line of text; an empty one is unknown. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine(text => !/\p{Cc}/u.test(text), 'Control characters are not allowed.')
    .transform(text => text.trim())
const paragraph = z.string().max(5000)
const time = z
  .string()
  .refine(text => text === '' || isTimeOfDay(text), 'A time such as 16:30, or empty.')
  .meta({ description: 'In the time zone of the villa', examples: ['16:30'] })
/** Chosen by the client, so that a row keeps its identity before it is saved. */
const rowId = z.string().regex(/^[a-z0-9-]{1,40}$/)

const distinct = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number) =>
  new Set(rows.map(keyOf)).size === rows.length

const details = z
  .object({
    arrivalTime: time,
    departureTime: time,
    arrivalBy: line(200),
    departureBy: line(200),
    phone: line(40),
    notes: paragraph,
    flights: z
      .array(
        z.object({
          id: rowId,
          direction: z.enum(flightDirections).meta({ description: 'to the villa, or from it' }),
          number: line(10),
          airport: line(100).meta({ description: 'The airport near the villa' }),
          day: line(10),
          time: line(5).meta({ description: 'Landing or take-off at that airport, in the time zone of the villa' }),
        }),
      )
      .max(maxFlights)
      .refine(rows => distinct(rows, ({ id }) => id), 'Two rows have the same id.'),
    guests: z
      .array(
        z.object({
          slot: z.int().min(1).max(100).meta({ description: 'The place in the party' }),
          name: line(100),
          age: line(3).meta({ description: 'Whole years on the day of arrival' }),
          room: line(2).meta({ description: 'The number of the bedroom' }),
        }),
      )
      .max(100)
      .refine(rows => distinct(rows, ({ slot }) => slot), 'Two rows have the same slot.'),
    rooms: z
      .array(z.object({ room: z.int().min(1).max(100), beds: z.enum(bedSettings) }))
      .max(100)
      .refine(rows => distinct(rows, ({ room }) => room), 'Two rows have the same room.'),
    cots: z.int().min(0).max(maxCots),
    highChairs: z.int().min(0).max(maxCots),
    diets: z.array(z.enum(diets)).max(diets.length),
    allergies: paragraph,
    occasions: z
      .array(z.object({ id: rowId, kind: z.enum(occasionKinds), day: line(10), note: line(200) }))
      .max(maxOccasions)
      .refine(rows => distinct(rows, ({ id }) => id), 'Two rows have the same id.'),
  })
  .meta({
    id: 'TripDetails',
    description: 'Empty texts are unknown. Days are YYYY-MM-DD; anything else is stored as a draft, named in `faults`',
  })

const shown = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    arrival: z.string(),
    departure: z.string(),
    today: z.string().meta({ description: 'The day at the villa' }),
    timezone: z.string().meta({ description: 'Of the villa, by its IANA name' }),
    open: z.boolean().meta({ description: 'Whether details can be changed: held or confirmed, and before departure' }),
    erasedOn: z.string().meta({ description: 'The day on which all details are erased' }),
    villa: z.object({
      name: z.string(),
      url: z.string(),
      arrivalFrom: z.string().nullable(),
      departureBy: z.string().nullable(),
      airports: z.array(z.string()).meta({ description: 'The nearest first' }),
      rooms: z.array(z.object({ kind: z.enum(roomKinds), floor: z.enum(floors) })).meta({
        description: 'The bedrooms: the first one has the number 1',
      }),
    }),
    party: z
      .array(
        z.object({
          slot: z.number(),
          kind: z.enum(guestKinds),
          name: z.string().meta({ description: 'As other pages of the booking know it; else empty' }),
          age: z.number().nullable().meta({ description: 'By the date of birth, where it is known' }),
        }),
      )
      .meta({ description: 'The places of the booked party' }),
    names: z.array(z.string()).meta({ description: 'Names of invited guests, to choose from' }),
    knownPhone: z.string().meta({ description: 'The telephone number of the profile; else empty' }),
    details,
    revision: z.number().meta({ description: 'To send as `If-Match`; 0 before the first save' }),
    faults: z.record(z.string(), z.enum(tripFaultCodes)).meta({
      description: 'What is wrong, by field: `arrivalTime`, `flights.<id>.number`, `guests.<slot>.age`',
    }),
    missing: z.array(z.string()).meta({ description: 'The fields that the company still needs' }),
    readiness: z.enum(tripReadinessStates),
    savedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TripOfBooking' })
export type TripShown = z.output<typeof shown>

const ofTrip = {
  group: 'bookings',
  access: ['lead-booker', 'staff:bookings'],
  path: '/core/bookings/{id}/tripdetails',
  params: bookingIdParams,
  query: z.object({ lang: optional(language) }),
  reply: shown,
  problems: ['invalid-input', 'not-found'],
} as const

export const getTripDetails = endpoint({
  ...ofTrip,
  method: 'GET',
  summary: 'Get the trip details of a booking',
  description:
    'With what other pages know of party and villa, and what is still missing. Invited guests and travel agents get 404. Names of passport details are shown to the lead booker only.',
})

export const setTripDetails = endpoint({
  ...ofTrip,
  method: 'POST',
  summary: 'Set the trip details of a booking',
  description:
    'They replace the previous ones, complete or not. A change based on another revision than the current one gets 412 with the current state as `current`; a repetition of the last save succeeds. Staff changes are logged.',
  headers: z.object({ 'if-match': ifMatch }),
  body: details,
  problems: [...ofTrip.problems, 'changed-since', 'not-in-this-state'],
  limit: { max: 1200, windowSeconds: 3600, per: 'account', store: 'memory' },
  writes: 'transactional',
})
