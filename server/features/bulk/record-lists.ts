import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BulkFilter } from '#contract/staff/bulk-runs'
import type { ReachRecord } from '#contract/staff/reach-of-endpoints'
import { booking, conversation, picture, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import type { BulkList } from '#domain/office-lists/bulk-actions'
import { awaitsAnswer } from '#server/features/messages/public'
import { bookingIdsOf } from '#server/features/office/public'
import { villasOf } from '#server/features/office-villas/public'
import { picturesOf } from '#server/features/pictures/public'
import { inReach } from '#server/platform/auth/reach-conditions'

/** The ids of the records of a filter that are in reach, by the conditions of the list itself. */
export function recordIdsOf(reach: Reach, filtered: BulkFilter): SQL {
  switch (filtered.list) {
    case '/office/villas':
      return sql`select ${villa.id} as id from ${villa} where ${villasOf(reach, filtered.filter)}`
    case '/office/pictures':
      return sql`select ${picture.id} as id from ${picture} where ${picturesOf(reach, filtered.filter)}`
    case '/office/bookings':
      return bookingIdsOf(reach, filtered.filter)
    case '/office/messages':
      return sql`select ${conversation.id} as id from ${conversation} where ${and(
        awaitsAnswer(filtered.filter.state),
        inReach(reach, 'conversation', conversation.id),
      )}`
  }
}

/** What the records of a list are, for the reach of their staff (PD-209). */
export const reachRecordOf: Readonly<Record<BulkList, ReachRecord>> = {
  '/office/villas': 'villa',
  '/office/pictures': 'picture',
  '/office/bookings': 'booking',
  '/office/messages': 'conversation',
}

const ofRow = sql`bulk_run_row.record_id`

/** The name of the record of a row, as staff know it; without the name of a person. */
export const recordNames: Readonly<Record<BulkList, SQL>> = {
  '/office/villas': sql`select ${villa.name} from ${villa} where ${eq(villa.id, ofRow)}`,
  '/office/pictures': sql`select coalesce(nullif(${picture.name}, ''), ${picture.alt} ->> 'en', '') from ${picture} where ${eq(picture.id, ofRow)}`,
  '/office/bookings': sql`select ${booking.reference} from ${booking} where ${eq(booking.id, ofRow)}`,
  '/office/messages': sql`select ${booking.reference} from ${conversation}, ${booking}
    where ${and(eq(conversation.id, ofRow), eq(booking.id, conversation.bookingId))}`,
}
