import type { FastifyInstance } from 'fastify'
import { askQuestion, enquire } from '#contract/site/enquiries'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { submitEnquiry } from './submit-enquiry.ts'
import { takeQuestion } from './take-question.ts'

export function enquiryRoutes(app: FastifyInstance, context: Context): void {
  serve(app, enquire, async ({ body, audience, tx }) => ({
    enquiryId: await submitEnquiry(tx, context, { ...body, language: body.lang ?? 'en', audience }),
  }))

  serve(app, askQuestion, async ({ body, audience, tx }) => ({
    enquiryId: await takeQuestion(tx, context, { ...body, language: body.lang ?? 'en', audience }),
  }))
}
