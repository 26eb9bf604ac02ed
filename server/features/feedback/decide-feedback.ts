import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking, bookingItem, feedback, review } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import { writeStaffEntry } from '#server/features/staff/public'
import { firstItem } from './list-feedback.ts'

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
