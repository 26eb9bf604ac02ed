import { z } from 'zod'
import { optional, safeExtend } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { feedbackForm } from '#contract/forms/feedback'
import { id, language, picture } from '#contract/schemas'
import { feedbackPhoto } from '#contract/site/feedback-photos'

const rating = z.number().int().min(0).max(5)

export const feedback = z
  .object({
    feedbackId: z.number(),
    bookingId: z.number(),
    villa: z.object({ name: z.string(), region: z.string(), path: z.string(), thumb: picture.nullable() }),
    from: z.string(),
    to: z.string(),
    bookingItems: z
      .array(z.object({ id: z.number(), name: z.string(), from: z.string(), to: z.string() }))
      .meta({ description: 'The services of the stay, without prices' }),
    experienceItems: z.array(z.object({ id: z.number(), title: z.string(), date: z.string() })),
    given: z.boolean().meta({ description: 'It has been submitted; it can be submitted again to replace it' }),
    ratings: z
      .object({ overall: rating, villa: rating, place: rating, service: rating, value: rating })
      .meta({ description: 'One to five; 0 is not rated' }),
    comments: z.string(),
    signature: z.string(),
    mayPublish: z.boolean(),
    photos: z.array(feedbackPhoto).meta({ description: 'In the order in which they were added' }),
    photosAreFinal: z.boolean().meta({ description: 'The feedback is published; none is added or removed' }),
  })
  .meta({ id: 'Feedback' })
export type Feedback = z.output<typeof feedback>

const openedFeedback = feedback
  .extend({
    guid: z.string().meta({ description: 'For `POST /core/feedback`' }),
    contact: z
      .object({ title: z.string(), firstname: z.string(), lastname: z.string() })
      .nullable()
      .meta({ description: 'The lead booker; null for invited people' }),
  })
  .meta({ id: 'OpenedFeedback' })
export type OpenedFeedback = z.output<typeof openedFeedback>

export const openFeedback = endpoint({
  method: 'POST',
  path: '/core/bookings/{id}/feedback',
  group: 'client-area',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Open the feedback of a past stay',
  description: 'For people of the booking, who need no link. With the contact, which a link never shows (PD-94).',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: openedFeedback,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'transactional',
})

/** The feedback form of a booking, found by one of two ids. */
const byGuid = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    group: 'public',
    access: 'anyone',
    summary,
    description:
      'Found by the guid of the e-mail that requested it, after the stay. The response names no person: the link can have been passed on.',
    params: z.object({ id, guid: z.uuid() }),
    query: z.object({ lang: language.optional() }),
    reply: feedback,
    problems: ['not-found', 'unknown-language'],
    limit: { max: 60, windowSeconds: 3600, per: 'address', store: 'database' },
  })

export const getFeedbackById = byGuid(
  '/core/feedback/feedbackid/{id}/guid/{guid}',
  'What is asked of the guests of a booking, by its own id',
)

export const getFeedbackByBooking = byGuid(
  '/core/feedback/bookingid/{id}/guid/{guid}',
  'What is asked of the guests of a booking, by the id of the booking',
)

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/core/feedback',
  group: 'public',
  access: 'anyone',
  summary: 'Submit feedback on a stay',
  description: 'A repetition replaces the previous feedback. It is sent to the office by e-mail.',
  body: safeExtend(feedbackForm, { feedbackId: id, guid: z.uuid(), lang: optional(language) }),
  reply: z.object({ feedbackId: z.number() }),
  problems: ['invalid-input', 'not-found'],
  limit: { max: 20, windowSeconds: 3600, per: 'address', store: 'database' },
  writes: 'transactional',
})
