import { eq } from 'drizzle-orm'
import * as tables from '#database/tables'
import type { Language } from '#domain/text/language'
import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'

/** Notifies the office and the visitor of an arranged call, each in their language and timezone. */
export async function run(context: JobContext, { callBackId }: { callBackId: number }, { step }: Task): Promise<void> {
  const { db, documents, configuration } = context
  const [taken] = await db.select().from(tables.callBack).where(eq(tables.callBack.id, callBackId))
  const office = configuration.offices[(taken?.office ?? 0) - 1]
  if (!taken || !office) return
  const { publicUrl: site, company, office: sender } = configuration
  const letter = (reader: 'visitor' | 'office', language: Language, timezone: string) =>
    documents.callbackEmail({
      sender: { site, company, office: sender },
      language,
      reader,
      timezone,
      officeAddress: office.address,
      call: {
        startsAt: taken.startsAt.getTime(),
        name: taken.name,
        email: taken.email,
        phone: taken.phone,
        language: taken.language,
        about: taken.about,
      },
    })
  await step(
    'to the office',
    () => letter('office', 'en', office.hours.zone),
    async (tx, made) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: sender.email,
        requestedBy: 'office',
        language: 'en',
        ...made,
        replyTo: taken.email,
      })
    },
  )
  await step(
    'to the visitor',
    () => letter('visitor', taken.language, taken.timezone),
    async (tx, made) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: taken.email,
        requestedBy: 'nobody',
        language: taken.language,
        ...made,
        replyTo: sender.email,
      })
    },
  )
}
