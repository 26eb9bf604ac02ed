import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import { contact, factSheetRequest } from '#database/tables'

/** A request with the address that it is for. */
export async function findRequest(db: Reads, requestId: number) {
  const [found] = await db
    .select({ request: factSheetRequest, email: contact.email })
    .from(factSheetRequest)
    .innerJoin(contact, eq(contact.id, factSheetRequest.contactId))
    .where(eq(factSheetRequest.id, requestId))
  return found
}

/** How many fact sheets a contact was sent within a day. */
export async function countSentWithinADay(db: Reads, contactId: number): Promise<number> {
  const [found] = await db
    .select({ sent: count() })
    .from(factSheetRequest)
    .where(
      and(eq(factSheetRequest.contactId, contactId), gt(factSheetRequest.sentAt, sql`app_now() - interval '1 day'`)),
    )
  return found?.sent ?? 0
}
