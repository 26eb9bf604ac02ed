import { z } from 'zod'
import { booking } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { bookerForm } from '#contract/forms/booker'
import { id } from '#contract/schemas'

export const setBookerDetails = endpoint({
  method: 'PUT',
  path: '/core/bookings/ob/booker/{id}',
  group: 'bookings',
  access: ['lead-booker', 'guest-user'],
  summary: 'Set the booker and the contact address of a booking',
  description:
    'Replaces the previous values; telephone and wishes are part of the journey details, whose other fields stay. An expired option is rejected: 409. So is a fourth hold under one e-mail address.',
  params: z.object({ id }),
  body: bookerForm,
  reply: booking,
  problems: ['invalid-input', 'not-found', 'option-over', 'not-in-this-state', 'too-many-options'],
  writes: 'transactional',
})
