import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { clientQuery } from '#contract/forms/staff'
import { type TodayCount, todayCountNames } from '#domain/access/today-counts'

const ofOffice = { group: 'extras', access: ['staff'] } as const

export const getToday = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/office/today',
  summary: 'Count what waits for the staff member, by kind',
  description: 'Only kinds whose list they may open. A count ends at a hundred.',
  reply: z.object({
    counts: z.array(
      z.object({
        name: z.enum(todayCountNames as [TodayCount, ...TodayCount[]]),
        count: z.number(),
      }),
    ),
  }),
  problems: [],
})

const foundBooking = z.object({
  bookingId: z.number(),
  reference: z.string(),
  villa: z.string(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
})

const foundPerson = z.object({ id: z.uuid(), name: z.string(), email: z.string() })

export const searchOffice = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/office/search',
  summary: 'Find bookings and clients by the beginning of id, reference, name or e-mail address',
  description:
    'A POST, so that nobody’s address stands in one of ours. At most five of each; bookings for staff for bookings, clients for staff for clients.',
  body: clientQuery,
  reply: z.object({ bookings: z.array(foundBooking), people: z.array(foundPerson) }),
  problems: ['invalid-input'],
  limit: { max: 600, windowSeconds: 3600, per: 'account', store: 'database' },
})
