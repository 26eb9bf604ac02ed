import type { z } from 'zod'
import type { requestFactSheet } from '#contract/villas/fact-sheets'
import type { Transaction } from '#database/connection'
import { factSheetRequest } from '#database/tables'
import { looksLikeBot } from '#domain/access/bot-detection'
import type { Audience } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { contactOf, subscribeByEmail } from '#server/features/newsletter/public'
import { enqueue } from '#server/platform/jobs/enqueue'
import { sendFactSheet } from './jobs.ts'

type Wanted = z.output<(typeof requestFactSheet)['body']> & { language: Language; audience: Audience }

/**
 * Stores a request for a villa's fact sheet. The job decides whether to send an e-mail, so that neither the reply nor
 * its timing reveals earlier requests of the address.
 */
export async function saveFactSheetRequest(
  tx: Transaction,
  { catalogue }: Pick<Context, 'catalogue'>,
  { email, name, newsletter, website, shownFor, propertyId, language, audience }: Wanted,
): Promise<void> {
  const villa = getVilla(catalogue, propertyId, audience)
  const contact = await contactOf(tx, email)
  const suspected = looksLikeBot({ unseen: website, shownFor })
  const [kept] = await tx
    .insert(factSheetRequest)
    .values({ contactId: contact.id, villaId: villa.row.id, language, name, suspected })
    .returning({ id: factSheetRequest.id })
  if (!kept) throw new Error('the request was not stored')
  if (suspected) return
  await enqueue(tx, sendFactSheet, { requestId: kept.id })
  if (newsletter) await subscribeByEmail(tx, { email, language })
}
