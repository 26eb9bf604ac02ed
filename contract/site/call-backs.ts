import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { callBackForm } from '#contract/forms/call-back'
import { language } from '#contract/schemas'

export const getCallTimes = endpoint({
  method: 'GET',
  path: '/core/callbacks/times',
  group: 'public',
  access: 'anyone',
  summary: 'List the free times for a call from the office',
  description:
    'Free half-hours within the opening hours of the offices, without holidays (PD-86). Once half of those of a day are taken, the others are no longer offered.',
  reply: z.object({ times: z.array(z.iso.datetime()).meta({ description: 'Instants, in order' }) }),
  problems: [],
})

export const bookCall = endpoint({
  method: 'POST',
  path: '/core/callbacks',
  group: 'public',
  access: 'anyone',
  summary: 'Request a call at a free half-hour',
  description:
    'Office and visitor get an e-mail, the visitor’s in the time zone in which the time was chosen. A time that is no longer free is a validation error of its field with the code `taken`. One call at a time for a telephone number and for an e-mail address (`call-arranged`), three a day from an IP address; visitors can book at most half of the half-hours of a day.',
  body: extend(callBackForm, { lang: optional(language) }),
  reply: z.object({ callBackId: z.uuid(), startsAt: z.iso.datetime() }),
  problems: ['call-arranged', 'invalid-input'],
  limit: { max: 5, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 300 },
  writes: 'idempotent',
})
