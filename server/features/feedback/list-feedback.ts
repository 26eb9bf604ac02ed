import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { FeedbackFilter, OfficeFeedbackShown } from '#contract/staff/office-feedback'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, feedback, staff, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { keyset, numberKey, pageOf } from '#server/platform/keyset'
import { findPhotos } from './photos/find-photos.ts'

const maxAtOnce = 50

/** The villa's item of a booking. */
export const firstItem = sql`${bookingItem.id} = (select min(first.id) from ${bookingItem} first where first.booking_id = ${booking.id} and first.kind = 'villa')`

/**
 * The keys of a list. Feedback is numbered as it is requested. Few rows wait among the rest: their rating is in a form
 * that no index has.
 */
const sortsOf = (state: FeedbackFilter['state']) =>
  keyset(
    {
      given: numberKey(feedback.id),
      overall: numberKey(state === 'waiting' ? sql`(${feedback.overall} + 0)` : feedback.overall),
    },
    feedback.id,
  )

const waiting = sql`select of_guests.id from ${feedback} of_guests
  where of_guests.given_at is not null and of_guests.may_publish and of_guests.decision is null`

/** Feedback in reach, joined with the villa; `waiting` can be published and is not decided. The export has the same. */
export const feedbackOf = (reach: Reach, { state }: Pick<FeedbackFilter, 'state'>): SQL | undefined =>
  and(
    isNotNull(feedback.givenAt),
    regionInReach(reach, villa.regionId),
    // As an array, since the database joins a subquery with all bookings.
    state === 'waiting' ? sql`${feedback.id} = any(array(${waiting}))` : undefined,
  )

/** The order of a filter. */
export const feedbackOrder = ({ state, order }: FeedbackFilter): SQL[] => sortsOf(state).orderBy(order)

/** Lists feedback. Throws `invalid-input`. */
export async function listOfficeFeedback(
  db: Queryable,
  reach: Reach,
  { cursor, ...filter }: FeedbackFilter & { cursor?: string | undefined },
): Promise<{ feedback: OfficeFeedbackShown[]; next: string | null }> {
  const sorts = sortsOf(filter.state)
  const rows = await db
    .select({
      id: feedback.id,
      value: sorts.value(filter.order),
      row: feedback,
      stay: bookingItem.stay,
      named: { reference: booking.reference, villa: villa.name, decidedBy: staff.name },
    })
    .from(feedback)
    .innerJoin(booking, eq(booking.id, feedback.bookingId))
    .innerJoin(bookingItem, firstItem)
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(staff, eq(staff.id, feedback.decidedBy))
    .where(and(feedbackOf(reach, filter), sorts.beyond(filter.order, cursor)))
    .orderBy(...feedbackOrder(filter))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const photos = await findPhotos(
    db,
    page.map(({ id }) => id),
  )
  const shown = page.map(
    ({ id, row, stay, named }): OfficeFeedbackShown => ({
      id,
      ...named,
      ...stay,
      ratings: {
        ...{ overall: row.overall, villa: row.villa, place: row.place, service: row.service, value: row.value },
      },
      comments: row.comments,
      signature: row.signature,
      language: row.language ?? 'en',
      mayPublish: row.mayPublish,
      photos: photos.filter(({ feedbackId }) => feedbackId === id).map(({ feedbackId: _, ...photo }) => photo),
      givenAt: (row.givenAt ?? new Date(0)).toISOString(),
      decision: row.decision,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }),
  )
  return { feedback: shown, next }
}
