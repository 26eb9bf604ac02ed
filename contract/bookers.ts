import { z } from 'zod'
import { booking } from '#contract/booking-shapes'
import { endpoint } from '#contract/endpoint'
import { bookerForm } from '#contract/forms/booker'
import { id } from '#contract/shapes'

export const tellBooker = endpoint({
  method: 'PUT',
  path: '/core/bookings/ob/booker/{id}',
  group: 'bookings',
  access: ['lead-booker', 'guest-user'],
  summary: 'Tell who books, and where all that is said of the booking goes',
  description:
    'What was told before is replaced; telephone and wishes stand among the details of the journey, whose others stay. An option that is over takes no more: 409. So does a fourth hold under one e-mail address.',
  params: z.object({ id }),
  body: bookerForm,
  reply: booking,
  refusals: ['invalid-input', 'not-found', 'option-over', 'not-in-this-state', 'too-many-options'],
  writes: 'in-transaction',
})
