import type { FastifyInstance } from 'fastify'
import { enquire } from '#contract/enquiries'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { takeEnquiry } from './take-enquiry.ts'

export function enquiryRoutes(app: FastifyInstance, context: Context): void {
  serve(app, enquire, async ({ body, audience, tx }) => ({
    enquiryId: await takeEnquiry(tx, context, { ...body, language: body.lang ?? 'en', audience }),
  }))
}
