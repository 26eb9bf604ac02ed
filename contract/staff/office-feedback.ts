import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { keysetCursor } from '#contract/schemas'
import { feedbackPhoto } from '#contract/site/feedback-photos'
import { ordersOf } from '#domain/office-lists/lists'

const officeEndpoint = { group: 'extras', access: ['staff:bookings'] } as const
const rating = z.number().nullable().meta({ description: 'One to five; null where it was not rated' })

const given = z
  .object({
    id: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    ratings: z.object({ overall: rating, villa: rating, place: rating, service: rating, value: rating }),
    comments: z.string(),
    signature: z.string(),
    language: z.string(),
    mayPublish: z.boolean(),
    photos: z.array(feedbackPhoto).meta({ description: 'For staff only; none is ever published (PD-150)' }),
    givenAt: z.iso.datetime(),
    decision: z.enum(['published', 'withheld']).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable().meta({ description: 'The name of the member of staff' }),
  })
  .meta({ id: 'OfficeFeedback' })
export type OfficeFeedbackShown = z.output<typeof given>

/** The filter of the list of feedback, which its export has too. */
export const feedbackFilter = z.object({
  state: z.enum(['waiting', 'all']).default('waiting').meta({
    description: 'waiting: the guests agree to its publication, and nobody has decided',
  }),
  order: z
    .enum(ordersOf('/office/feedback'))
    .default('-given')
    .meta({ description: '-given: the newest first; overall: the lowest rating of the whole stay first' }),
})
export type FeedbackFilter = z.output<typeof feedbackFilter>

export const listOfficeFeedback = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/feedback',
  summary: 'List the feedback of guests',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: feedbackFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ feedback: z.array(given), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const getOfficeFeedbackPhotos = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/feedback/{id}/photos',
  summary: 'Get the photographs of feedback, small; a document URL of the kind `feedback-photo` opens a large one',
  params: bookingIdParams,
  reply: z.object({
    photos: z.array(
      feedbackPhoto.extend({
        small: z.string().meta({ description: 'A data URL of a JPEG, at most 400 pixels a side' }),
      }),
    ),
  }),
  problems: ['invalid-input', 'not-found'],
})

export const decideFeedback = endpoint({
  ...officeEndpoint,
  method: 'POST',
  path: '/office/feedback/{id}/decision',
  summary: 'Publish feedback as a review of its villa, or withhold it',
  description:
    'A review has the guests’ own words, unabridged. Withholding removes it again. Without the consent of the guests, or without words, it cannot be published: 409.',
  params: bookingIdParams,
  body: z.object({ decision: z.enum(['published', 'withheld']), title: z.string().trim().max(120).default('') }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'transactional',
})
