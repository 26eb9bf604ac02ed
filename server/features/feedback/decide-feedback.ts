import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficeFeedbackShown } from '#contract/staff/office-feedback'
import type { Queryable, Transaction } from '#database/connection'
import { booking, bookingItem, feedback, review, staff, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Reach } from '#domain/access/roles/reach'
import { changesBetween } from '#domain/access/staff-changes'
import { writeStaffEntry } from '#server/features/staff/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { findPhotos } from './photos/find-photos.ts'

const maxAtOnce = 50

/** The villa's item of a booking. */
const firstItem = sql`${bookingItem.id} = (select min(first.id) from ${bookingItem} first where first.booking_id = ${booking.id} and first.kind = 'villa')`

/** Lists feedback, the newest first; `waiting` is what can be published and is not decided. */
export async function listOfficeFeedback(
  db: Queryable,
  reach: Reach,
  { state, cursor }: { state: 'waiting' | 'all'; cursor?: number | undefined },
): Promise<{ feedback: OfficeFeedbackShown[]; next: number | null }> {
  const rows = await db
    .select({
      row: feedback,
      reference: booking.reference,
      villa: villa.name,
      stay: bookingItem.stay,
      decidedBy: staff.name,
    })
    .from(feedback)
    .innerJoin(booking, eq(booking.id, feedback.bookingId))
    .innerJoin(bookingItem, firstItem)
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(staff, eq(staff.id, feedback.decidedBy))
    .where(
      and(
        isNotNull(feedback.givenAt),
        regionInReach(reach, villa.regionId),
        state === 'waiting' ? and(eq(feedback.mayPublish, true), isNull(feedback.decision)) : undefined,
        cursor === undefined ? undefined : lt(feedback.id, cursor),
      ),
    )
    .orderBy(desc(feedback.id))
    .limit(maxAtOnce + 1)
  const page = rows.slice(0, maxAtOnce)
  const photos = await findPhotos(
    db,
    page.map(({ row }) => row.id),
  )
  const shown = page.map(
    ({ row, stay, ...told }): OfficeFeedbackShown => ({
      id: row.id,
      ...told,
      ...stay,
      ratings: {
        ...{ overall: row.overall, villa: row.villa, place: row.place, service: row.service, value: row.value },
      },
      comments: row.comments,
      signature: row.signature,
      language: row.language ?? 'en',
      mayPublish: row.mayPublish,
      photos: photos.filter(({ feedbackId }) => feedbackId === row.id).map(({ feedbackId: _, ...photo }) => photo),
      givenAt: (row.givenAt ?? new Date(0)).toISOString(),
      decision: row.decision,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }),
  )
  return { feedback: shown, next: rows.length > maxAtOnce ? (shown.at(-1)?.id ?? null) : null }
}

/** Removes the review that was made of feedback: it was withheld, replaced or erased. */
export async function unpublish(tx: Transaction, reviewId: number | null): Promise<void> {
  if (reviewId !== null) await tx.delete(review).where(eq(review.id, reviewId))
}

/**
 * Publishes feedback as a review of its villa, or withholds it, with an entry in the log of staff. A repetition of the
 * same decision changes nothing. Throws `not-found`, and `not-in-this-state` without consent or words.
 */
export async function decideFeedback(
  tx: Transaction,
  { staffId }: Staff,
  { id, decision, title }: { id: number; decision: 'published' | 'withheld'; title: string },
): Promise<void> {
  const [found] = await tx
    .select({ row: feedback, reference: booking.reference, villaId: bookingItem.villaId, stay: bookingItem.stay })
    .from(feedback)
    .innerJoin(booking, eq(booking.id, feedback.bookingId))
    .innerJoin(bookingItem, firstItem)
    .where(eq(feedback.id, id))
    .for('no key update', { of: feedback })
  if (!found?.row.givenAt) throw new ProblemError('not-found')
  const { row, reference, villaId, stay } = found
  if (row.decision === decision) return
  let reviewId: number | null = null
  if (decision === 'published') {
    if (!row.mayPublish || row.overall === null || row.comments.trim().length < 2)
      throw new ProblemError('not-in-this-state')
    const [made] = await tx
      .insert(review)
      .values({
        villaId,
        stars: row.overall,
        stayed: stay.from.slice(0, 7),
        signature: row.signature,
        language: row.language ?? 'en',
        title,
        comments: row.comments,
      })
      .returning({ id: review.id })
    reviewId = made?.id ?? null
  } else await unpublish(tx, row.reviewId)
  await tx
    .update(feedback)
    .set({ decision, reviewId, decidedBy: staffId, decidedAt: sql`app_now()` })
    .where(eq(feedback.id, id))
  await writeStaffEntry(tx, {
    staffId,
    action: decision === 'published' ? 'feedback-published' : 'feedback-withheld',
    reason: reference,
    changes: changesBetween({ decision: row.decision }, { decision, name: title || undefined }),
  })
}
