import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { ifMatch, language } from '#contract/schemas'
import { passportFaultCodes, passportFields, readinessStates } from '#domain/passports/passport'

const field = z
  .string()
  .max(120)
  .refine(text => !/\p{Cc}/u.test(text), 'Control characters are not allowed.')
  .transform(text => text.trim())

const details = z
  .object(
    Object.fromEntries(passportFields.map(name => [name, field])) as Record<
      (typeof passportFields)[number],
      typeof field
    >,
  )
  .meta({
    id: 'PassportDetails',
    description:
      'Empty texts are unknown. Days are YYYY-MM-DD, countries ISO 3166 codes, provinces and communes codes of the lists below. Anything else is stored as a draft, and named in `faults`',
  })

const guest = z
  .object({
    id: z.uuid(),
    kind: z.enum(['party', 'extra']).meta({ description: 'A guest of the booked party, or an extra row' }),
    revision: z.number().meta({ description: 'To send as `If-Match`; 0 before the first save' }),
    isLeadBooker: z.boolean(),
    ofGuestLogin: z.boolean().meta({ description: 'Filled in by an invited guest' }),
    details,
    guardianId: z.uuid().nullable().meta({ description: 'The row of the adult who travels with a minor' }),
    isMinor: z.boolean().meta({ description: 'Under 18 on the day of arrival' }),
    isAdult: z.boolean().meta({ description: 'Known to be 18 or older on the day of arrival' }),
    faults: z.record(z.string(), z.enum(passportFaultCodes)).meta({
      description: 'What is missing or wrong, by field; `guardian` for a minor without an adult',
    }),
    readiness: z.enum(readinessStates),
    archived: z.boolean(),
    savedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PassportGuest' })
export type PassportGuest = z.output<typeof guest>

const list = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    arrival: z.string(),
    departure: z.string(),
    today: z.string().meta({ description: 'The day at the villa' }),
    open: z.boolean().meta({ description: 'Whether details can be changed: the booking is confirmed' }),
    erasedOn: z.string().meta({ description: 'The day on which all details are erased' }),
    guests: z.array(guest).meta({ description: 'All guests for the lead booker, their own rows for a guest' }),
  })
  .meta({ id: 'PassportList' })
export type PassportList = z.output<typeof list>

const clientCall = {
  group: 'client-area',
  access: ['lead-booker', 'co-sign-in'],
  problems: ['invalid-input', 'not-found'],
} as const

export const getPassportDetails = endpoint({
  ...clientCall,
  method: 'GET',
  path: '/core/passportdetails/bookingid/{id}',
  summary: 'Get the passport details of a booking',
  description:
    'One row for each guest of the party, and extra rows. Travel agents and staff who impersonate a client get 404. Details are erased 30 days after departure, and at once when the booking is cancelled.',
  params: bookingIdParams,
  reply: list,
})

export const savePassportDetails = endpoint({
  ...clientCall,
  method: 'POST',
  path: '/core/passportdetails/bookingid/{id}',
  summary: 'Save the details of one guest',
  description:
    'Incomplete details are saved as a draft. A change based on another revision than the current one gets 412 with the current row as `current`; a repetition of the last save succeeds.',
  params: bookingIdParams,
  headers: z.object({ 'if-match': ifMatch }),
  body: z.object({ guestId: z.uuid(), details, guardianId: z.uuid().nullable() }),
  reply: guest,
  problems: [...clientCall.problems, 'changed-since', 'not-in-this-state'],
  limit: { max: 1200, windowSeconds: 3600, per: 'account', store: 'memory' },
  writes: 'transactional',
})

export const addPassportRow = endpoint({
  ...clientCall,
  method: 'POST',
  path: '/core/passportdetails/bookingid/{id}/addextrarow',
  summary: 'Add a row for one more guest',
  description: 'Twenty extra rows at most. A guest’s row belongs to that guest.',
  params: bookingIdParams,
  reply: guest,
  problems: [...clientCall.problems, 'not-in-this-state'],
  writes: 'idempotent',
})

export const archivePassportRow = endpoint({
  ...clientCall,
  method: 'POST',
  path: '/core/passportdetails/guestid/{id}/archive',
  summary: 'Archive the row of a guest who does not travel, or restore it',
  description:
    'An archived row is hidden and asks for nothing. The lead booker, or the guest whose row it is, can restore it with `archived: false` until all details are erased.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    bookingId: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .meta({ description: 'Needed for a row that nobody has saved yet' }),
    archived: z.boolean().default(true),
  }),
  reply: guest,
  problems: [...clientCall.problems, 'not-in-this-state'],
  writes: 'transactional',
})

export const createPassportLink = endpoint({
  ...clientCall,
  method: 'POST',
  path: '/core/passportdetails/guestid/{id}/link',
  summary: 'Create a private link by which a guest fills in their own row, without an account',
  description:
    'It opens that row alone, until the day of departure. A new link of a row revokes the previous one. Its secret is the fragment (`#`) of the address, which browsers do not send to servers, and is returned only this once.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ bookingId: z.int().min(1).max(2_147_483_647), lang: optional(language) }),
  reply: z.object({ address: z.string(), expiresAt: z.iso.datetime() }),
  status: 201,
  problems: [...clientCall.problems, 'not-in-this-state'],
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
  secret: true,
})

const secret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'The fragment (`#`) of the link' })
const byLink = {
  method: 'POST',
  group: 'client-area',
  access: 'anyone',
  limit: { max: 600, windowSeconds: 3600, per: 'address', store: 'memory' },
} as const

export const getPassportByLink = endpoint({
  ...byLink,
  path: '/core/passportdetails/bylink/show',
  summary: 'Get the row of a private link',
  body: z.object({ secret }),
  reply: list,
  problems: ['invalid-input', 'link-over'],
})

export const savePassportByLink = endpoint({
  ...byLink,
  path: '/core/passportdetails/bylink',
  summary: 'Save the row of a private link',
  description: 'As the lead booker saves it, without the adult of a minor.',
  headers: z.object({ 'if-match': ifMatch }),
  body: z.object({ secret, details }),
  reply: guest,
  problems: ['invalid-input', 'link-over', 'changed-since', 'not-in-this-state'],
  writes: 'transactional',
})

const reference = { method: 'GET', group: 'client-area', access: 'anyone' } as const
const place = z.object({ code: z.string(), name: z.string() })

export const listItalianProvinces = endpoint({
  ...reference,
  path: '/core/passportdetails/italyprovinces',
  summary: 'List the Italian provinces',
  description: 'Including Fiume, Pola and Zara, Italian until 1947.',
  reply: z.object({ provinces: z.array(place) }),
  problems: [],
})

export const listItalianCommunes = endpoint({
  ...reference,
  path: '/core/passportdetails/italyprovinces/{code}/communes',
  summary: 'List the communes of an Italian province',
  description: 'Including former ones, with the last day on which they existed.',
  params: z.object({
    code: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform(code => code.toUpperCase()),
  }),
  reply: z.object({
    communes: z.array(place.extend({ endedOn: z.string().nullable() })),
  }),
  problems: ['invalid-input', 'not-found'],
})

export const listPassportCountries = endpoint({
  ...reference,
  path: '/core/countries/passport/language/{lang}',
  summary: 'List countries for passports, by name',
  params: z.object({ lang: language }),
  reply: z.object({ countries: z.array(place) }),
  problems: ['unknown-language'],
})
