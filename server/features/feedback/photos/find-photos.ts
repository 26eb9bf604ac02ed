import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FilePayload } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import type { FeedbackPhotoShown } from '#contract/site/feedback-photos'
import type { Queryable } from '#database/connection'
import { feedback, feedbackPhoto } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import type { PhotoSize } from '#domain/feedback/photos'
import { findFeedback } from '../queries.ts'
import type { OwnFeedback } from './add-photo.ts'

const shown = { id: feedbackPhoto.id, width: feedbackPhoto.width, height: feedbackPhoto.height }

/** Finds the photographs of several feedbacks, without their content, the first added first. */
export async function findPhotos(
  db: Queryable,
  feedbackIds: readonly number[],
): Promise<(FeedbackPhotoShown & { feedbackId: number })[]> {
  if (feedbackIds.length === 0) return []
  return db
    .select({ ...shown, feedbackId: feedbackPhoto.feedbackId })
    .from(feedbackPhoto)
    .where(inArray(feedbackPhoto.feedbackId, [...feedbackIds]))
    .orderBy(asc(feedbackPhoto.id))
}

const jpeg = (bytes: Buffer, id: number): FilePayload<'image/jpeg'> => ({
  type: 'image/jpeg',
  bytes,
  name: `${id}.jpg`,
})

/** Gets a photograph by the link of its feedback. Throws `not-found`. */
export async function getPhoto(
  db: Queryable,
  { photo, size, ...link }: OwnFeedback & { photo: number; size: PhotoSize },
): Promise<FilePayload<'image/jpeg'>> {
  const own = await findFeedback(db, { ...link, by: 'feedbackid' })
  const [found] = own
    ? await db
        .select({ bytes: size === 'small' ? feedbackPhoto.small : feedbackPhoto.content })
        .from(feedbackPhoto)
        .where(and(eq(feedbackPhoto.id, photo), eq(feedbackPhoto.feedbackId, own.feedback.id)))
    : []
  if (!found) throw new ProblemError('not-found')
  return jpeg(found.bytes, photo)
}

/** Gets the small photographs of feedback for staff. Throws `not-found`. */
export async function getOfficePhotos(db: Queryable, feedbackId: number) {
  const [found] = await db.select({ givenAt: feedback.givenAt }).from(feedback).where(eq(feedback.id, feedbackId))
  // Until they send it, it is a draft of the guests.
  if (!found?.givenAt) throw new ProblemError('not-found')
  const rows = await db
    .select({ ...shown, small: feedbackPhoto.small })
    .from(feedbackPhoto)
    .where(eq(feedbackPhoto.feedbackId, feedbackId))
    .orderBy(asc(feedbackPhoto.id))
  return { photos: rows.map(row => ({ ...row, small: `data:image/jpeg;base64,${row.small.toString('base64')}` })) }
}

/** Checks that staff may open a photograph. Throws `not-found`. */
export async function authorizePhoto(db: Queryable, actor: Actor, photo: number): Promise<void> {
  const isStaff = actor.kind === 'staff' && actor.permissions.includes('bookings')
  const [found] = isStaff
    ? await db
        .select({ givenAt: feedback.givenAt })
        .from(feedbackPhoto)
        .innerJoin(feedback, eq(feedback.id, feedbackPhoto.feedbackId))
        .where(eq(feedbackPhoto.id, photo))
    : []
  if (!found?.givenAt) throw new ProblemError('not-found')
}

/** Reads a photograph for a link that was created before. Throws `link-over` where it is gone. */
export async function readPhoto(db: Queryable, photo: number): Promise<FilePayload<'image/jpeg'>> {
  const [found] = await db
    .select({ bytes: feedbackPhoto.content })
    .from(feedbackPhoto)
    .where(eq(feedbackPhoto.id, photo))
  if (!found) throw new ProblemError('link-over')
  return jpeg(found.bytes, photo)
}
