import { z } from 'zod'
import { makers, ofBooking } from '#contract/booking-shapes'
import { endpoint, file } from '#contract/endpoint'
import { invoicedTo } from '#contract/forms/invoiced-to'
import { id } from '#contract/shapes'

/** What can be opened of a booking. */
const documentKinds = ['invoice', 'confirmation', 'calendar'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const linkDocument = endpoint({
  group: 'bookings',
  method: 'POST',
  path: '/core/documents/links',
  access: ['lead-booker', 'co-sign-in', 'guest-user', 'staff:payments'],
  summary: 'An address at which a document can be opened, for a minute',
  description:
    'An invoice or credit note, the confirmation of a booking, its stay as a file for calendars. Who is invited is given the last alone.',
  body: z.object({
    kind: z.enum(documentKinds),
    id: id.meta({ description: 'Of the invoice; else of the booking' }),
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
  summary: 'A document by an address that opens it for a minute',
  params: z.object({ sealed: z.string().max(400).meta({ description: 'As the address has it' }) }),
  reply: file('application/pdf', 'text/calendar'),
  refusals: ['invalid-input', 'link-over', 'unavailable'],
  limit: { most: 60, seconds: 300, per: 'address', counted: 'here' },
})

export const setInvoicedTo = endpoint({
  group: 'bookings',
  method: 'PUT',
  path: '/core/bookings/{id}/invoicedto',
  access: makers,
  summary: 'Have invoices made out to a company, with its VAT number',
  description: 'Those that are still to be issued. Empty members make them out to the client alone.',
  params: ofBooking,
  body: invoicedTo,
  reply: z.object({ company: z.string(), vatNumber: z.string() }),
  refusals: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { most: 20, seconds: 3600, per: 'account', counted: 'everywhere' },
  writes: 'in-transaction',
})
