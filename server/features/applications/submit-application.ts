import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { looksLikeBot } from '#domain/access/bot-detection'
import type { ApplicationKind } from '#domain/people/applications'
import type { Language } from '#domain/text/language'
import { subscribeByEmail } from '#server/features/newsletter/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { enqueue } from '#server/platform/jobs/enqueue'
import { toE164 } from '#server/platform/phone-format'
import { forwardApplication } from './jobs.ts'

type Row = typeof tables.application.$inferInsert

/** The submitted form: the fields of its kind, and the honeypot signals that give programs away. */
interface Sent extends Omit<Row, 'id' | 'reference' | 'kind' | 'language' | 'suspected' | 'createdAt'> {
  phoneCountry: string
  fax: string
  shownFor?: number | undefined
  newsletter?: boolean
  lang?: Language | undefined
}

/** Stores an application and enqueues passing it on after the commit. Returns its public reference. */
export async function submitApplication(tx: Transaction, kind: ApplicationKind, sent: Sent): Promise<string> {
  const { phoneCountry, fax, shownFor, newsletter, lang: language = 'en', ...facts } = sent
  const phone = toE164(facts.phone, phoneCountry)
  throwFieldErrors({ phone: phone ? undefined : 'phone' })
  const [kept] = await tx
    .insert(tables.application)
    .values({
      ...facts,
      kind,
      language,
      phone: phone ?? facts.phone,
      suspected: looksLikeBot({ unseen: fax, shownFor }),
    })
    .returning()
  if (!kept) throw new Error('the application was not stored')
  await enqueue(tx, forwardApplication, { applicationId: kept.id })
  if (newsletter && !kept.suspected) await subscribeByEmail(tx, { email: kept.email, language, interest: 'wkinterest' })
  return kept.reference
}
