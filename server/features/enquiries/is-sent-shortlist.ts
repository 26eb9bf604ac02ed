import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#database/connection'
import { enquiry, enquiryVilla } from '#database/tables'

/** Returns whether a shortlist was sent under a reference; only then the thank-you page exists. */
export async function isSentShortlist(db: Queryable, reference: string): Promise<boolean> {
  if (!z.uuid().safeParse(reference).success) return false
  const sent = await db
    .select({ id: enquiry.id })
    .from(enquiry)
    .innerJoin(enquiryVilla, eq(enquiryVilla.enquiryId, enquiry.id))
    .where(eq(enquiry.reference, reference))
    .limit(1)
  return sent.length > 0
}
