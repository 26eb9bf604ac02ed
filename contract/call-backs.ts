import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { callBackForm } from '#contract/forms/call-back'
import { language } from '#contract/shapes'

export const getCallTimes = endpoint({
  method: 'GET',
  path: '/core/callbacks/times',
  group: 'public',
  access: 'anyone',
  summary: 'When an office can ring a visitor',
  description:
    'Half-hours within the hours of the offices, holidays left out, that nobody has taken (PD-86). Once half of those of a day are taken, the others are offered no more.',
  reply: z.object({ times: z.array(z.iso.datetime()).meta({ description: 'Instants, in order' }) }),
  refusals: [],
})

export const bookCall = endpoint({
  method: 'POST',
  path: '/core/callbacks',
  group: 'public',
  access: 'anyone',
  summary: 'Ask to be rung at a free half-hour',
  description:
    'Office and visitor are told by e-mail, the visitor in the zone in which the time was chosen. A time that is no longer free is refused at its field with the code `taken`. One call at a time is arranged for a telephone number and for an e-mail address (`call-arranged`), three a day from an IP address, and visitors take half of the half-hours of a day at most.',
  body: extend(callBackForm, { lang: optional(language) }),
  reply: z.object({ callBackId: z.uuid(), startsAt: z.iso.datetime() }),
  refusals: ['call-arranged', 'invalid-input'],
  limit: { most: 5, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 300 },
  writes: 'once',
})
