import { z } from 'zod'
import { endpoint, file } from '#contract/endpoint'
import { experienceFilter } from '#contract/extras/office-experiences'
import { transferFilter } from '#contract/extras/office-transfers'
import { listQuery } from '#contract/forms/staff'
import { conversationFilter } from '#contract/messages/messages'
import { id, keysetCursor } from '#contract/schemas'
import { channelFilter } from '#contract/staff/office-channels'
import { depositFilter } from '#contract/staff/office-deposits'
import { feedbackFilter } from '#contract/staff/office-feedback'
import { paymentFilter } from '#contract/staff/office-refunds'
import { wineFilter } from '#contract/staff/office-wine'
import { foundContact, logFilter } from '#contract/staff/staff'
import { foundBooking } from '#contract/staff/staff-bookings'
import { bankFilter } from '#contract/staff/staff-payments'
import { ordersOf } from '#domain/office-lists/lists'
import { languages } from '#domain/text/language'

const dated = {
  group: 'extras',
  method: 'POST',
  problems: ['invalid-input'],
} as const

export const bookingFilter = z.object({
  ...listQuery.shape,
  state: z.enum(['coming', 'today', 'past', 'ended']).default('coming').meta({
    description:
      'Stays that have not ended, those that begin today, those that have ended, and bookings that were cancelled or have expired',
  }),
  order: z.enum(ordersOf('/office/bookings')).default('arrival').meta({ description: '-arrival: the latest first' }),
})
export type BookingFilter = z.output<typeof bookingFilter>

export const listOfficeBookings = endpoint({
  ...dated,
  path: '/office/bookings/list',
  access: ['staff:bookings'],
  summary: 'List bookings',
  description:
    'A POST, so that nobody’s address stands in one of ours. At most fifty. `next` is the cursor of the following ones.',
  body: bookingFilter.extend({ cursor: keysetCursor.optional() }),
  reply: z.object({ bookings: z.array(foundBooking), next: z.string().nullable() }),
})

const contactFilter = z.object({
  ...listQuery.shape,
  order: z.enum(ordersOf('/office/clients')).default('email').meta({ description: '`since`: known since' }),
})
export type ContactFilter = z.output<typeof contactFilter>

const listedContact = foundContact
  .extend({
    language: z.enum(languages),
    since: z.iso.datetime().meta({ description: 'The company knows them since' }),
  })
  .meta({ id: 'ListedContact' })
export type ListedContact = z.output<typeof listedContact>

export const listContacts = endpoint({
  ...dated,
  path: '/office/contacts/list',
  access: ['staff:contacts'],
  summary: 'List clients',
  description:
    'A POST, so that nobody’s address stands in one of ours. At most fifty. `next` is the cursor of the following ones.',
  body: contactFilter.extend({ cursor: keysetCursor.optional() }),
  reply: z.object({ contacts: z.array(listedContact), next: z.string().nullable() }),
})

const undeliveredMail = z
  .object({
    id: z.number(),
    recipient: z.string(),
    subject: z.string(),
    writtenAt: z.iso.datetime(),
    attempts: z.number(),
    reason: z.string().meta({ description: 'The code of the last failure' }),
    refusedAt: z.iso.datetime().nullable().meta({ description: 'Rejected: no attempt follows' }),
  })
  .meta({ id: 'UndeliveredMail' })
export type UndeliveredMail = z.output<typeof undeliveredMail>

export const listUndeliveredMail = endpoint({
  group: 'extras',
  method: 'GET',
  path: '/office/mail',
  access: ['staff:contacts'],
  summary: 'List e-mails that were not delivered, the newest first',
  description:
    'Those that were rejected within two weeks, and those that are still tried. At most fifty. `next` is the cursor of the following ones.',
  query: z.object({ cursor: id.optional() }),
  reply: z.object({ emails: z.array(undeliveredMail), next: z.number().nullable() }),
  problems: ['invalid-input'],
})

const exported = {
  ...dated,
  reply: file('text/csv'),
  // Each holds a connection of the database while it is sent.
  limit: { max: 30, windowSeconds: 3600, per: 'account', store: 'database' },
} as const

const exportedAs =
  'UTF-8 with a byte order mark. Texts that a spreadsheet would read as formulas begin with an apostrophe. The staff log has the filter.'

export const exportBookings = endpoint({
  ...exported,
  path: '/office/bookings/csv',
  recentSecondFactor: true,
  access: ['staff:bookings'],
  summary: 'Export bookings as they are filtered',
  description: exportedAs,
  body: bookingFilter,
})

export const exportContacts = endpoint({
  ...exported,
  path: '/office/contacts/csv',
  recentSecondFactor: true,
  access: ['staff:contacts'],
  summary: 'Export clients as they are filtered',
  description: exportedAs,
  body: contactFilter,
})

export const exportPayments = endpoint({
  ...exported,
  path: '/office/payments/csv',
  access: ['staff:payments'],
  summary: 'Export open refunds, or payments that differ from their provider’s report',
  description: exportedAs,
  body: paymentFilter,
})

export const exportBankTransfers = endpoint({
  ...exported,
  path: '/office/banktransfers/csv',
  access: ['staff:payments'],
  recentSecondFactor: true,
  summary: 'Export the recorded bank transfers as they are filtered',
  description: exportedAs,
  body: bankFilter,
})

export const exportDeposits = endpoint({
  ...exported,
  path: '/office/damagedeposits/csv',
  access: ['staff:payments'],
  summary: 'Export the held damage deposits as they are filtered, without reasons of claims',
  description: exportedAs,
  body: depositFilter,
})

export const exportConversations = endpoint({
  ...exported,
  path: '/office/messages/csv',
  recentSecondFactor: true,
  access: ['staff:bookings'],
  summary: 'Export conversations as they are filtered, without what was written',
  description: exportedAs,
  body: conversationFilter,
})

export const exportTransfers = endpoint({
  ...exported,
  path: '/office/transfers/csv',
  recentSecondFactor: true,
  access: ['staff:bookings'],
  summary: 'Export transfers as they are filtered, with their passengers',
  description: exportedAs,
  body: transferFilter,
})

export const exportExperiences = endpoint({
  ...exported,
  path: '/office/experiences/csv',
  recentSecondFactor: true,
  access: ['staff:bookings'],
  summary: 'Export requests for experiences as they are filtered',
  description: exportedAs,
  body: experienceFilter,
})

export const exportWineOrders = endpoint({
  ...exported,
  path: '/office/wine/orders/csv',
  recentSecondFactor: true,
  access: ['staff:bookings'],
  summary: 'Export orders of wine as they are filtered',
  description: exportedAs,
  body: wineFilter,
})

export const exportFeedback = endpoint({
  ...exported,
  path: '/office/feedback/csv',
  recentSecondFactor: true,
  access: ['staff:bookings'],
  summary: 'Export the feedback of guests as it is filtered',
  description: exportedAs,
  body: feedbackFilter,
})

export const exportChannels = endpoint({
  ...exported,
  path: '/office/channels/csv',
  access: ['staff:prices'],
  summary: 'Export calendars of sales channels, or clashes, as they are filtered',
  description: exportedAs,
  body: channelFilter,
})

export const exportLog = endpoint({
  ...exported,
  path: '/office/entries/csv',
  recentSecondFactor: true,
  access: ['staff:accounts'],
  summary: 'Export the staff log as it is filtered',
  description: exportedAs,
  body: logFilter,
})
