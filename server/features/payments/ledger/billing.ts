import { desc, eq } from 'drizzle-orm'
import type { BillingDocument } from '#contract/payments/billing'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { booking, contact, invoice } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { accountFor } from '#domain/people/bank-account'
import { currencyIds } from '#domain/pricing/currency'
import type { Context } from '#server/context'
import { presentInvoice } from './invoices.ts'

/** Lists the documents of all bookings of a lead booker, the newest first. Throws `not-found` for anybody else. */
export async function listBillingDocuments(
  db: Queryable,
  actor: Actor,
  publicId: string,
): Promise<{ documents: BillingDocument[] }> {
  const [owner] = await db.select({ id: contact.id }).from(contact).where(eq(contact.publicId, publicId))
  if (actor.kind !== 'lead-booker' || actor.contactId !== owner?.id) throw new ProblemError('not-found')
  const rows = await db
    .select({ invoice })
    .from(invoice)
    .innerJoin(booking, eq(booking.id, invoice.bookingId))
    .where(eq(booking.contactId, owner.id))
    .orderBy(desc(invoice.issuedOn), desc(invoice.id))
  return {
    documents: rows.map(({ invoice: row }) => ({
      ...presentInvoice(row),
      bookingId: row.bookingId,
      reference: row.bookingReference,
      villa: row.villa,
      ...row.stay,
    })),
  }
}

/** The company's accounts, one for each currency of payment. */
export const listBankAccounts = ({ catalogue, configuration }: Pick<Context, 'catalogue' | 'configuration'>) => ({
  accounts: currencyIds.map(currencyId => ({
    currencyId,
    ...accountFor(
      configuration.bankAccounts,
      catalogue.content.currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR',
    ),
  })),
})
