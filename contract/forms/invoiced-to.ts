import * as z from 'zod/mini'
import { text } from '#contract/forms/fields'
import { companyFault, invoiceAddressFault, vatNumberFault } from '#domain/payments/invoiced-to'

/** The company and the address on invoices; all are optional. An address that is left out stays as it is. */
export const invoicedTo = z.object({
  company: z._default(text(400, companyFault), ''),
  vatNumber: z._default(text(60, vatNumberFault), ''),
  address: z.optional(text(1000, invoiceAddressFault)),
})
