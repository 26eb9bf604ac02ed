import { sql } from 'drizzle-orm'
import type { FeedbackFilter } from '#contract/staff/office-feedback'
import { booking, bookingItem, feedback, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import type { Day } from '#domain/calendar/day'
import { feedbackOf, feedbackOrder, firstItem } from '#server/features/feedback/public'
import { type ExportSource, exportedTime, exportList, yesNo } from './export-list.ts'

interface FeedbackRow extends Record<string, unknown> {
  reference: string
  villa: string
  from: Day
  to: Day
  overall: number
  house: number | null
  place: number | null
  service: number | null
  value: number | null
  comments: string
  signature: string
  language: string | null
  may_publish: boolean
  given_at: string
  decision: string | null
}

/** Exports feedback as it is filtered, in the guests' own words. */
export const exportFeedback = (source: ExportSource, actor: Staff, filter: FeedbackFilter) =>
  exportList<FeedbackRow>(source, actor, {
    name: 'feedback',
    filter,
    query: sql`
      select ${booking.reference}, ${villa.name} as villa, lower(${bookingItem.stay})::text as "from",
        upper(${bookingItem.stay})::text as "to", ${feedback.overall}, ${feedback.villa} as house, ${feedback.place},
        ${feedback.service}, ${feedback.value}, ${feedback.comments}, ${feedback.signature}, ${feedback.language},
        ${feedback.mayPublish}, ${exportedTime(feedback.givenAt)} as given_at, ${feedback.decision}
      from ${feedback} join ${booking} on ${booking.id} = ${feedback.bookingId}
      join ${bookingItem} on ${firstItem} join ${villa} on ${villa.id} = ${bookingItem.villaId}
      where ${feedbackOf(reachOf(actor, 'bookings'), filter)}
      order by ${sql.join(feedbackOrder(filter), sql`, `)}`,
    columns: [
      ['Date', row => row.given_at],
      ['Villa', row => row.villa],
      ['Reference', row => row.reference],
      ['Arrival', row => row.from],
      ['Departure', row => row.to],
      ['Stay as a whole', row => row.overall],
      ['House', row => row.house],
      ['Place', row => row.place],
      ['Service', row => row.service],
      ['Value for money', row => row.value],
      ['Comments', row => row.comments],
      ['Signature', row => row.signature],
      ['Language', row => row.language],
      ['Guests agree to publication', row => yesNo(row.may_publish)],
      ['Decision', row => row.decision],
    ],
  })
