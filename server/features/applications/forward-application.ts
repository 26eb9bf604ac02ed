import { and, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { locales } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import type { Documents } from '#server/adapters/documents/documents'
import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'

const { application } = tables

/** Confirmations per address and day, so that strangers cannot flood a mailbox by entering its address. */
const mostADay = 5

/** Passes an application to the office and confirms its receipt to the applicant. */
export async function run(
  context: JobContext,
  { applicationId }: { applicationId: number },
  { step }: Task,
): Promise<void> {
  const { db, documents, configuration } = context
  const [kept] = await db.select().from(application).where(eq(application.id, applicationId))
  if (!kept) return
  const { email: office } = configuration.office
  await step(
    'to the office',
    () => documents.applicationOfficeEmail(letterData(context, kept, 'en')),
    async (tx, letter) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: office,
        requestedBy: 'office',
        language: 'en',
        ...letter,
        replyTo: kept.email,
      })
    },
  )
  if (kept.suspected || (await sentToday(db, kept.email, applicationId)) >= mostADay) return
  const { language } = kept
  await step(
    'to its sender',
    () => documents.applicationEmail(letterData(context, kept, language)),
    async (tx, letter) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: kept.email,
        requestedBy: 'nobody',
        language,
        ...letter,
        replyTo: office,
      })
    },
  )
}

function letterData(
  { configuration }: JobContext,
  kept: typeof application.$inferSelect,
  language: Language,
): Parameters<Documents['applicationEmail']>[0] {
  const { publicUrl: site, company, office } = configuration
  const country = kept.country && new Intl.DisplayNames(locales[language], { type: 'region' }).of(kept.country)
  return {
    sender: { site, company, office },
    language,
    reference: kept.reference.slice(0, 8).toUpperCase(),
    application: {
      kind: kept.kind,
      language: kept.language,
      name: kept.name,
      email: kept.email,
      phone: kept.phone,
      facts: {
        organisation: kept.organisation,
        licence: kept.licence,
        subject: kept.subject,
        place: kept.place,
        country: country ?? '',
        bedrooms: kept.bedrooms ? String(kept.bedrooms) : '',
        sleeps: kept.sleeps ? String(kept.sleeps) : '',
        website: kept.website,
      },
      message: kept.message,
      suspected: kept.suspected,
    },
  }
}

/** Counts the applications that an address sent within the 24 hours before this one. */
async function sentToday(db: Queryable, email: string, before: number): Promise<number> {
  const [found] = await db
    .select({ sent: count() })
    .from(application)
    .where(
      and(
        eq(application.email, email),
        sql`${application.id} < ${before}`,
        sql`${application.createdAt} > app_now() - interval '1 day'`,
      ),
    )
  return found?.sent ?? 0
}
