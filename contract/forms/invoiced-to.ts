import * as z from 'zod/mini'
import { text } from '#contract/forms/fields'
import { companyFault, vatNumberFault } from '#domain/payments/invoiced-to'

/** The company on invoices; both are optional. */
export const invoicedTo = z.object({
  company: z._default(text(400, companyFault), ''),
  vatNumber: z._default(text(60, vatNumberFault), ''),
})
