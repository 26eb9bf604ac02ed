import { z } from 'zod'
import { currencyId } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { invoice } from './payments.ts'

/** An invoice or credit note, with the booking to which it belongs. */
const document = invoice
  .extend({
    bookingId: z.number(),
    reference: z.string().meta({ description: 'The reference of the booking' }),
    villa: z.string().meta({ description: 'As printed on the document' }),
    from: z.string(),
    to: z.string(),
  })
  .meta({ id: 'BillingDocument' })
export type BillingDocument = z.output<typeof document>

export const listBillingDocuments = endpoint({
  group: 'payments',
  method: 'GET',
  path: '/core/contacts/{id}/invoices',
  access: ['lead-booker'],
  summary: 'List the invoices and credit notes of all bookings of a lead booker, the newest first',
  params: z.object({ id: z.uuid().meta({ description: 'The lead booker’s id, as `contacts/current` returns it' }) }),
  reply: z.object({ documents: z.array(document) }),
  problems: ['invalid-input', 'not-found'],
})

const account = z.object({
  currencyId: currencyId.meta({ description: 'The currency of payments to this account' }),
  holder: z.string(),
  iban: z.string(),
  bic: z.string().meta({ description: 'Empty for an account without one' }),
})

export const listBankAccounts = endpoint({
  group: 'payments',
  method: 'GET',
  path: '/core/bankaccounts',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'List the company’s accounts for bank transfers, by currency of payment',
  reply: z.object({ accounts: z.array(account) }),
  problems: [],
})
