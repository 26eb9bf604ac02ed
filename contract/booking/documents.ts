import { z } from 'zod'
import { bookingEditors, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, file } from '#contract/endpoint'
import { billingCompany } from '#contract/forms/billing-company'
import { id, language } from '#contract/schemas'
import { attachmentTypes } from '#domain/messages/message'

/** The documents of a booking. */
const documentKinds = [
  'invoice',
  'confirmation',
  'calendar',
  'information-pack',
  'attachment',
  'feedback-photo',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const linkDocument = endpoint({
  group: 'bookings',
  method: 'POST',
  path: '/core/documents/links',
  access: ['lead-booker', 'co-sign-in', 'guest-user', 'staff:payments', 'staff:bookings'],
  summary: 'Get a document URL that is valid for a minute',
  description:
    'An invoice or credit note, the confirmation of a booking, its stay as a calendar file, or its information pack. Invited people get only the last two. An attachment of a message opens for the people of its conversation, and for staff; a photograph of feedback for staff.',
  body: z.object({
    kind: z.enum(documentKinds),
    id: id.meta({ description: 'The id of the invoice, attachment or photograph; else of the booking' }),
    lang: language
      .optional()
      .meta({ description: 'Of the information pack; the others are in the language of the booking' }),
  }),
  reply: z.object({ address: z.string(), expiresAt: z.iso.datetime() }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { max: 120, windowSeconds: 300, per: 'account', store: 'memory' },
})

export const openDocument = endpoint({
  group: 'bookings',
  method: 'GET',
  path: '/core/documents/{sealed}',
  access: 'anyone',
  summary: 'Get a document by a URL that is valid for a minute',
  params: z.object({ sealed: z.string().max(400).meta({ description: 'The token of the URL' }) }),
  reply: file('text/calendar', ...attachmentTypes),
  problems: ['invalid-input', 'link-over', 'unavailable'],
  limit: { max: 60, windowSeconds: 300, per: 'address', store: 'memory' },
})

export const setInvoicedTo = endpoint({
  group: 'bookings',
  method: 'PUT',
  path: '/core/bookings/{id}/invoicedto',
  access: bookingEditors,
  summary: 'Set company, VAT number and address on invoices',
  description:
    'For future invoices only. Empty members address them to the client alone, at the address of their card or profile.',
  params: bookingIdParams,
  body: billingCompany,
  reply: z.object({ company: z.string(), vatNumber: z.string(), address: z.string() }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'transactional',
})
