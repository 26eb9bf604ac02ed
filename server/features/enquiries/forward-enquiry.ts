import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'
import { enquiryData } from './email-data.ts'

const { enquiry, enquiryVilla } = tables

/** Confirmations per address and day, so that strangers cannot flood a mailbox by entering its address. */
const mostADay = 5

/** Passes an enquiry to the office and confirms its receipt to the sender. */
export async function run(context: JobContext, { enquiryId }: { enquiryId: number }, { step }: Task): Promise<void> {
  const { db, documents, configuration } = context
  const [kept] = await db.select().from(enquiry).where(eq(enquiry.id, enquiryId))
  if (!kept) return
  const villas = await db
    .select({ id: enquiryVilla.villaId })
    .from(enquiryVilla)
    .where(eq(enquiryVilla.enquiryId, enquiryId))
    .orderBy(asc(enquiryVilla.position))
  const villaIds = villas.map(({ id }) => id)

  await step(
    'to the office',
    () => documents.enquiryOfficeEmail(enquiryData(context, kept, villaIds, 'en')),
    async (tx, letter) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: configuration.office.email,
        requestedBy: 'office',
        language: 'en',
        ...letter,
        replyTo: kept.email,
      })
    },
  )
  if (kept.suspected || (await sentToday(db, kept.email, enquiryId)) >= mostADay) return
  await step(
    'to its sender',
    () => documents.enquiryEmail(enquiryData(context, kept, villaIds, kept.language)),
    async (tx, letter) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: kept.email,
        requestedBy: 'nobody',
        language: kept.language,
        ...letter,
        replyTo: configuration.office.email,
      })
    },
  )
}

/** Counts the enquiries that an address sent within the 24 hours before this one. */
async function sentToday(db: Queryable, email: string, before: number): Promise<number> {
  const [found] = await db
    .select({ sent: count() })
    .from(enquiry)
    .where(
      and(
        eq(enquiry.email, email),
        sql`${enquiry.id} < ${before}`,
        sql`${enquiry.createdAt} > app_now() - interval '1 day'`,
      ),
    )
  return found?.sent ?? 0
}
