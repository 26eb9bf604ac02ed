import * as z from 'zod/mini'
import { text } from '#contract/forms/fields'
import { invoiceAddressFault, validateCompanyName, validateVatNumber } from '#domain/payments/billing-company'

/** The company and the address on invoices; all are optional. An address that is left out stays as it is. */
export const billingCompany = z.object({
  company: z._default(text(400, validateCompanyName), ''),
  vatNumber: z._default(text(60, validateVatNumber), ''),
  address: z.optional(text(1000, invoiceAddressFault)),
})
