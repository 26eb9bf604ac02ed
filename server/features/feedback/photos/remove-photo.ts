import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { feedback, feedbackPhoto } from '#database/tables'
import { findChangeable, type OwnFeedback } from './add-photo.ts'

/**
 * Removes a photograph from the feedback of a link. Throws `not-found`, and `not-in-this-state` once the feedback is
 * published.
 */
export async function removePhoto(tx: Transaction, { photo, ...link }: OwnFeedback & { photo: number }): Promise<void> {
  // Staff who publish it meanwhile wait.
  await tx.select({ id: feedback.id }).from(feedback).where(eq(feedback.id, link.id)).for('no key update')
  const feedbackId = await findChangeable(tx, link)
  const [removed] = await tx
    .delete(feedbackPhoto)
    .where(and(eq(feedbackPhoto.id, photo), eq(feedbackPhoto.feedbackId, feedbackId)))
    .returning({ id: feedbackPhoto.id })
  if (!removed) throw new ProblemError('not-found')
}
