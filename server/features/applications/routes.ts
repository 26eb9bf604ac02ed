import type { FastifyInstance } from 'fastify'
import { applyForJob, applyForWhiteKey, offerVilla, registerTravelAgent } from '#contract/site/applications'
import { serve } from '#server/platform/http/serve'
import { submitApplication } from './submit-application.ts'

export function applicationRoutes(app: FastifyInstance): void {
  serve(app, registerTravelAgent, async ({ body, tx }) => ({
    applicationId: await submitApplication(tx, 'agent', body),
  }))
  serve(app, offerVilla, async ({ body, tx }) => ({
    applicationId: await submitApplication(tx, 'owner', body),
  }))
  serve(app, applyForWhiteKey, async ({ body, tx }) => ({
    applicationId: await submitApplication(tx, 'whitekey', body),
  }))
  serve(app, applyForJob, async ({ body, tx }) => ({
    applicationId: await submitApplication(tx, 'career', body),
  }))
}
