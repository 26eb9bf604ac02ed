import type { FastifyInstance } from 'fastify'
import { applyForPost, askForWhiteKey, offerVilla, registerTravelAgent } from '#contract/applications'
import { serve } from '#server/platform/serve'
import { takeApplication } from './take-application.ts'

export function applicationRoutes(app: FastifyInstance): void {
  serve(app, registerTravelAgent, async ({ body, tx }) => ({
    applicationId: await takeApplication(tx, 'agent', body),
  }))
  serve(app, offerVilla, async ({ body, tx }) => ({
    applicationId: await takeApplication(tx, 'owner', body),
  }))
  serve(app, askForWhiteKey, async ({ body, tx }) => ({
    applicationId: await takeApplication(tx, 'whitekey', body),
  }))
  serve(app, applyForPost, async ({ body, tx }) => ({
    applicationId: await takeApplication(tx, 'career', body),
  }))
}
