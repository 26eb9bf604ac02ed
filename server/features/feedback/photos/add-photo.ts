import { count, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { FeedbackPhotoShown } from '#contract/site/feedback-photos'
import type { Db, Queryable } from '#database/connection'
import { feedback, feedbackPhoto } from '#database/tables'
import { withTransaction } from '#database/transact'
import { canChangePhotos, maxPhotos } from '#domain/feedback/photos'
import { findFeedback } from '../queries.ts'
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts'

/** The link of a guest: the id and guid of their feedback. */
export interface OwnFeedback {
  id: number
  guid: string
}

/** The feedback of a link whose photographs can change. Throws `not-found` and `not-in-this-state`. */
export async function findChangeable(db: Queryable, { id, guid }: OwnFeedback): Promise<number> {
  const found = await findFeedback(db, { id, guid, by: 'feedbackid' })
  if (!found) throw new ProblemError('not-found')
  if (!canChangePhotos(found.feedback.decision)) throw new ProblemError('not-in-this-state')
  return found.feedback.id
}

async function requireSpace(db: Queryable, feedbackId: number): Promise<void> {
  const [stored] = await db
    .select({ photos: count() })
    .from(feedbackPhoto)
    .where(eq(feedbackPhoto.feedbackId, feedbackId))
  if ((stored?.photos ?? 0) >= maxPhotos) throw new ProblemError('not-in-this-state')
}

/**
 * Adds a photograph to the feedback of a link. It is decoded in the queue of slow work, outside of the transaction.
 * Throws `not-found`, `too-large`, `file-type-not-accepted`, and `not-in-this-state` where the feedback is published or
 * has eight.
 */
export async function addPhoto(
  db: Db,
  link: OwnFeedback,
  base64: string,
  runQueued: (asked: { work: () => Promise<PreparedPhoto> }) => Promise<PreparedPhoto>,
): Promise<FeedbackPhotoShown> {
  await requireSpace(db, await findChangeable(db, link))
  const prepared = await runQueued({ work: () => preparePhoto(Buffer.from(base64, 'base64')) })
  return withTransaction(db, async tx => {
    // Photographs that arrive together are counted one after the other.
    await tx.select({ id: feedback.id }).from(feedback).where(eq(feedback.id, link.id)).for('no key update')
    const feedbackId = await findChangeable(tx, link)
    await requireSpace(tx, feedbackId)
    const [stored] = await tx
      .insert(feedbackPhoto)
      .values({ feedbackId, ...prepared })
      .returning({ id: feedbackPhoto.id })
    if (!stored) throw new Error('the photograph was not stored')
    return { id: stored.id, width: prepared.width, height: prepared.height }
  })
}
