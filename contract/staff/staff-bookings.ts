import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { amount, booking, bookingIdParams, currencyId, ratePlan } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { clientQuery, newClientForm } from '#contract/forms/staff'
import { day, id, language } from '#contract/schemas'
import { bookingEventKinds, eventActors } from '#domain/booking/booking-events'

const ofOffice = {
  group: 'extras',
  access: ['staff:bookings'],
  problems: ['invalid-input', 'not-found'],
} as const
const stay = { from: day, to: day }

export const makeProvisional = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings',
  summary: 'Create a provisional booking for a client, as an option of the office (1)',
  description:
    'For a client, or for a `person` who becomes one; if their address is a client’s already, 409 `address-taken` with that `contact`, and nothing is created. Uses the seasonal price. Changeover days and minimum stay are not enforced for staff. The client gets an e-mail and pays by card in their account, or by bank transfer. By default it is held for three working days.',
  body: z.object({
    contactId: optional(z.uuid()),
    person: optional(newClientForm),
    propertyId: id,
    ...stay,
    adults: z.int().min(1).max(100),
    children: z.int().min(0).max(100).default(0),
    infants: z.int().min(0).max(100).default(0),
    rooms: optional(z.int().min(1).max(100)),
    ratePlan: optional(ratePlan),
    currencyId,
    lang: optional(language),
    workingDays: optional(z.int().min(1).max(30)),
  }),
  reply: booking,
  status: 201,
  problems: [...ofOffice.problems, 'dates-taken', 'stay-refused', 'rate-not-offered', 'address-taken', 'unavailable'],
  writes: 'idempotent',
})

export const moveBooking = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/move',
  summary: 'Move a booking to other nights, or to another villa',
  description:
    'An option of the office or a confirmed booking of one villa. `expected` is the place that the staff member saw: if the booking is elsewhere by now, 409 `edited-meanwhile`. `price` is the new price of the stay in the booking’s currency, by default the previous one: a surcharge is added to the outstanding amount, a reduction is deducted from it, and any overpaid amount is refunded. The client gets an e-mail.',
  params: bookingIdParams,
  body: z.object({
    propertyId: id,
    ...stay,
    price: optional(amount.min(0).max(10_000_000)),
    expected: optional(z.object({ propertyId: id, ...stay })),
  }),
  reply: z.object({
    booking,
    returnedByCard: amount,
    returnedByTransfer: amount.meta({ description: 'The amount that the office returns by bank transfer' }),
  }),
  problems: [
    ...ofOffice.problems,
    'dates-taken',
    'edited-meanwhile',
    'not-in-this-state',
    'option-over',
    'unavailable',
  ],
  writes: 'idempotent',
})

const managerName = z.object({ id: z.number(), fullName: z.string() })

export const foundBooking = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    status: z.number(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string(),
    email: z.string(),
    clientManager: managerName
      .nullable()
      .meta({ description: 'The person whom the client sees; null where there is none' }),
    usualManager: managerName
      .nullable()
      .meta({ description: 'The person whom the client would see without a choice: the specialist of the region' }),
    chosen: z.boolean().meta({ description: 'Staff chose the client manager' }),
    bookedAt: z.iso.datetime().meta({ description: 'When the villa was held or booked' }),
  })
  .meta({ id: 'OfficeBooking' })
export type OfficeBookingShown = z.output<typeof foundBooking>

export const findOfficeBookings = endpoint({
  ...ofOffice,
  access: ['staff:bookings', 'staff:payments'],
  method: 'POST',
  path: '/office/bookings/find',
  summary: 'Bookings by the beginning of their reference, or of their client’s address or name',
  description:
    'A POST, so that nobody’s address stands in one of ours. Twenty at most, those to come first; cancelled and expired ones only with `ended`.',
  body: extend(clientQuery, { ended: optional(z.boolean()) }),
  reply: z.object({ bookings: z.array(foundBooking) }),
  problems: ['invalid-input'],
  limit: { max: 300, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const listClientManagers = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/clientmanagers',
  summary: 'Those of the team who can be the client manager of a booking',
  reply: z.object({ people: z.array(managerName.extend({ role: z.string(), regions: z.array(z.string()) })) }),
  query: z.object({ lang: language.optional() }),
  problems: ['invalid-input'],
})

export const setClientManager = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/office/bookings/{id}/clientmanager',
  summary: 'Choose the client manager of a booking',
  description:
    'E-mails, payment outcomes and the client area name this person from then on. By default it is the person on the villa’s page.',
  params: bookingIdParams,
  body: z.object({
    userId: id.nullable().meta({ description: 'A team member (`/core/users/{id}`); null restores the default' }),
  }),
  reply: booking,
  writes: 'transactional',
})

export const remindOfBooking = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/bookings/{id}/reminders',
  summary: 'Remind the people of a booking of what they have not entered yet',
  description:
    'Travel documents and trip details, once a day for each person and subject. A reminder that is planned for later counts as sent. 409 `not-in-this-state` where the stay has begun or nobody is to be reminded.',
  params: bookingIdParams,
  reply: z.object({ sent: z.number().meta({ description: 'E-mails that were written' }) }),
  problems: [...ofOffice.problems, 'not-in-this-state'],
  writes: 'transactional',
})

const loggedEvent = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    kind: z.enum(bookingEventKinds),
    actor: z.enum(eventActors),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).meta({
      description: 'By kind: days, numbers and values of lists; amounts in cents of the booking’s currency',
    }),
  })
  .meta({ id: 'OfficeBookingEvent' })
export type OfficeBookingEvent = z.output<typeof loggedEvent>

export const listBookingEvents = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/bookings/{id}/events',
  summary: 'List what happened to a booking, the newest first',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  params: bookingIdParams,
  query: z.object({ cursor: optional(id.meta({ description: '`next` of the list before' })) }),
  reply: z.object({ events: z.array(loggedEvent), next: z.number().nullable() }),
})
