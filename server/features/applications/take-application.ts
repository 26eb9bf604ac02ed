import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { ApplicationKind } from '#domain/applications'
import type { Language } from '#domain/language'
import { looksLikeAProgram } from '#domain/signs-of-a-program'
import { subscribeByEmail } from '#server/features/subscriptions/public'
import { dialled } from '#server/platform/dialled'
import { enqueue } from '#server/platform/jobs/enqueue'
import { refuseFields } from '#server/platform/refuse-fields'
import { passOnApplication } from './jobs.ts'

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
export async function takeApplication(tx: Transaction, kind: ApplicationKind, sent: Sent): Promise<string> {
  const { phoneCountry, fax, shownFor, newsletter, lang: language = 'en', ...facts } = sent
  const phone = dialled(facts.phone, phoneCountry)
  refuseFields({ phone: phone ? undefined : 'phone' })
  const [kept] = await tx
    .insert(tables.application)
    .values({
      ...facts,
      kind,
      language,
      phone: phone ?? facts.phone,
      suspected: looksLikeAProgram({ unseen: fax, shownFor }),
    })
    .returning()
  if (!kept) throw new Error('the application was not stored')
  await enqueue(tx, passOnApplication, { applicationId: kept.id })
  if (newsletter && !kept.suspected) await subscribeByEmail(tx, { email: kept.email, language, interest: 'wkinterest' })
  return kept.reference
}
