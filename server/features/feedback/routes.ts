import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import {
  getFeedbackByBooking,
  getFeedbackById,
  giveFeedback as give,
  openFeedback as open,
} from '#contract/site/feedback'
import { addFeedbackPhoto, getFeedbackPhoto, removeFeedbackPhoto } from '#contract/site/feedback-photos'
import * as office from '#contract/staff/office-feedback'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { decideFeedback } from './decide-feedback.ts'
import { listOfficeFeedback } from './list-feedback.ts'
import { openFeedback } from './open-feedback.ts'
import { addPhoto } from './photos/add-photo.ts'
import { getOfficePhotos, getPhoto } from './photos/find-photos.ts'
import { removePhoto } from './photos/remove-photo.ts'
import { presentFeedback } from './present-feedback.ts'
import { submitFeedback } from './submit-feedback.ts'

const byId = [getFeedbackById, 'feedbackid'] as const
const byBooking = [getFeedbackByBooking, 'bookingid'] as const

export function feedbackRoutes(app: FastifyInstance, context: Context): void {
  for (const [endpoint, by] of [byId, byBooking]) {
    serve(app, endpoint, async ({ params, query, reply }) => {
      reply.header('cache-control', 'private, no-store')
      const found = await presentFeedback(context.db, context, { ...params, by }, query.lang ?? 'en')
      if (!found) throw new ProblemError('not-found')
      return found
    })
  }
  serve(app, open, ({ actor, params, query, tx }) =>
    openFeedback(tx, context, actor, { id: params.id, language: query.lang ?? 'en' }),
  )
  serve(app, addFeedbackPhoto, ({ params, body, runQueued }) => addPhoto(context.db, params, body.content, runQueued))
  serve(app, getFeedbackPhoto, ({ params, query, reply }) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    return getPhoto(context.db, { ...params, ...query })
  })
  serve(app, removeFeedbackPhoto, ({ params, tx }) => removePhoto(tx, params))
  serve(app, office.getOfficeFeedbackPhotos, ({ params }) => getOfficePhotos(context.db, params.id))
  serve(app, office.listOfficeFeedback, ({ actor, query }) =>
    listOfficeFeedback(context.db, reachOf(actor, 'bookings'), query),
  )
  serve(app, office.decideFeedback, ({ actor, params, body, tx }) => decideFeedback(tx, actor, { ...params, ...body }))
  serve(app, give, async ({ body, tx }) => ({
    feedbackId: await submitFeedback(tx, { ...body, language: body.lang ?? 'en' }),
  }))
}
