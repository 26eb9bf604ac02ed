import type { JobContext } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'
import { findPhotos } from './photos/find-photos.ts'
import { findFeedback } from './queries.ts'

/** Passes the feedback of guests to the office. */
export async function run(context: JobContext, payload: { feedbackId: number }, { step }: Task): Promise<void> {
  const { db, catalogue, configuration, documents } = context
  const found = await findFeedback(db, payload)
  if (!found?.feedback.givenAt) return
  const { overall, villa, place, service, value, comments, signature, mayPublish, bookingId } = found.feedback
  const photos = await findPhotos(db, [payload.feedbackId])
  const { publicUrl: site, company, office } = configuration
  await step(
    'to the office',
    () =>
      documents.feedbackEmail({
        sender: { site, company, office },
        language: 'en',
        villa: catalogue.villas.get(found.villaId)?.row.name ?? `Villa ${found.villaId}`,
        booking: String(bookingId),
        stay: found.stay,
        ratings: { overall, villa, place, service, value },
        comments,
        signature,
        mayPublish,
        photos: photos.length,
      }),
    async (tx, letter) => {
      await queueEmail(tx, {
        purpose: 'form',
        recipient: office.email,
        requestedBy: 'office',
        language: 'en',
        ...letter,
      })
    },
  )
}
