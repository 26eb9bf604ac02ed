import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { day, id, wholeNumber } from '#contract/schemas'

const markedDay = z
  .object({ date: z.string(), allowCheckIn: z.boolean(), allowCheckOut: z.boolean() })
  .meta({ id: 'MarkedDay' })

export const availability = z
  .object({
    bookedDates: z.array(markedDay),
    bookableDates: z.array(markedDay),
    contactUsDates: z.array(markedDay),
  })
  .meta({ id: 'Availability' })
export type Availability = z.output<typeof availability>

const count = wholeNumber(0, 100).optional()

export const getPropertyAvailability = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/availability',
  group: 'public',
  access: 'anyone',
  summary: 'Get the availability of a villa',
  description:
    'From today, or the given day, through 31 December of next year at the latest. A date stands for its night; a party that exceeds the villa’s capacity gets no bookable night.',
  params: z.object({ id }),
  query: z.object({
    from: day.optional(),
    to: day.optional(),
    adults: count,
    children: count,
    infants: count,
    rooms_single: count,
    rooms_double: count,
    rooms_twin: count,
    rooms_triple: count,
    rooms_quad: count,
    rooms_six: count,
    rooms_bunk: count,
    blocksize: z.literal('1').optional(),
  }),
  reply: availability,
  problems: ['not-found', 'invalid-input'],
})
