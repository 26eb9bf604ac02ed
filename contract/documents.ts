import { z } from 'zod'
import { makers, ofBooking } from '#contract/booking-shapes'
import { endpoint, file } from '#contract/endpoint'
import { invoicedTo } from '#contract/forms/invoiced-to'
import { id } from '#contract/shapes'

/** The documents of a booking. */
const documentKinds = ['invoice', 'confirmation', 'calendar'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const linkDocument = endpoint({
  group: 'bookings',
  method: 'POST',
  path: '/core/documents/links',
  access: ['lead-booker', 'co-sign-in', 'guest-user', 'staff:payments'],
  summary: 'Get a document URL that is valid for a minute',
  description:
    'An invoice or credit note, the confirmation of a booking, or its stay as a calendar file. Invited people get only the last.',
  body: z.object({
    kind: z.enum(documentKinds),
    id: id.meta({ description: 'The id of the invoice; else of the booking' }),
  }),
  reply: z.object({ address: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { most: 120, seconds: 300, per: 'account', counted: 'here' },
})

export const openDocument = endpoint({
  group: 'bookings',
  method: 'GET',
  path: '/core/documents/{sealed}',
  access: 'anyone',
  summary: 'Get a document by a URL that is valid for a minute',
  params: z.object({ sealed: z.string().max(400).meta({ description: 'The token of the URL' }) }),
  reply: file('application/pdf', 'text/calendar'),
  refusals: ['invalid-input', 'link-over', 'unavailable'],
  limit: { most: 60, seconds: 300, per: 'address', counted: 'here' },
})

export const setInvoicedTo = endpoint({
  group: 'bookings',
  method: 'PUT',
  path: '/core/bookings/{id}/invoicedto',
  access: makers,
  summary: 'Set the company and VAT number on invoices',
  description: 'For future invoices only. Empty members address them to the client alone.',
  params: ofBooking,
  body: invoicedTo,
  reply: z.object({ company: z.string(), vatNumber: z.string() }),
  refusals: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { most: 20, seconds: 3600, per: 'account', counted: 'everywhere' },
  writes: 'in-transaction',
})
