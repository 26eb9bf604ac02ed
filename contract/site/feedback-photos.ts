import { z } from 'zod'
import { endpoint, file, noContent } from '#contract/endpoint'
import { id } from '#contract/schemas'
import { maxPhotoBytes, maxPhotos } from '#domain/feedback/photos'

/** Base64 takes four characters for three bytes. */
const longestContent = Math.ceil(maxPhotoBytes / 3) * 4

export const feedbackPhoto = z
  .object({ id: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'FeedbackPhoto', description: 'A photograph; its width and height in pixels' })
export type FeedbackPhotoShown = z.output<typeof feedbackPhoto>

const photoOfLink = z.object({ id, guid: z.uuid(), photo: id.meta({ description: 'Of the photograph' }) })

export const addFeedbackPhoto = endpoint({
  group: 'public',
  method: 'POST',
  path: '/core/feedback/feedbackid/{id}/guid/{guid}/photos',
  access: 'anyone',
  summary: 'Add a photograph to feedback',
  description: `A JPEG, PNG or WebP of at most ${maxPhotoBytes / 1_000_000} MB; the content decides. It is stored without place, time and camera, at most ${maxPhotos} of one feedback. Only the guests with the link and staff see it. Once the feedback is published, its photographs are final: 409 (PD-150).`,
  params: z.object({ id, guid: z.uuid() }),
  body: z.object({ content: z.base64().min(1).max(longestContent).meta({ description: 'The file in base64' }) }),
  reply: feedbackPhoto,
  status: 201,
  problems: ['invalid-input', 'not-found', 'too-large', 'file-type-not-accepted', 'not-in-this-state', 'unavailable'],
  maxBodyBytes: longestContent + 1000,
  limit: { max: 60, windowSeconds: 3600, per: 'address', store: 'database' },
  queue: 'downloads',
})

export const getFeedbackPhoto = endpoint({
  group: 'public',
  method: 'GET',
  path: '/core/feedback/feedbackid/{id}/guid/{guid}/photos/{photo}',
  access: 'anyone',
  summary: 'Get a photograph of feedback',
  params: photoOfLink,
  query: z.object({ size: z.enum(['large', 'small']).default('large') }),
  reply: file('image/jpeg'),
  problems: ['invalid-input', 'not-found'],
})

export const removeFeedbackPhoto = endpoint({
  group: 'public',
  method: 'DELETE',
  path: '/core/feedback/feedbackid/{id}/guid/{guid}/photos/{photo}',
  access: 'anyone',
  summary: 'Remove a photograph from feedback that is not published',
  params: photoOfLink,
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  limit: { max: 120, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'transactional',
})
