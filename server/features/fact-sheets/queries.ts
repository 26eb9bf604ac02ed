import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { contact, factSheetRequest } from '#database/tables'

/** Finds a request with its recipient's address. */
export async function findRequest(db: Queryable, requestId: number) {
  const [found] = await db
    .select({ request: factSheetRequest, email: contact.email })
    .from(factSheetRequest)
    .innerJoin(contact, eq(contact.id, factSheetRequest.contactId))
    .where(eq(factSheetRequest.id, requestId))
  return found
}

/** Counts the fact sheets sent to a contact within the last 24 hours. */
export async function countSentWithinADay(db: Queryable, contactId: number): Promise<number> {
  const [found] = await db
    .select({ sent: count() })
    .from(factSheetRequest)
    .where(
      and(eq(factSheetRequest.contactId, contactId), gt(factSheetRequest.sentAt, sql`app_now() - interval '1 day'`)),
    )
  return found?.sent ?? 0
}
