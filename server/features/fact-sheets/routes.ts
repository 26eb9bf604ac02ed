import type { FastifyInstance } from 'fastify'
import { askForFactSheet } from '#contract/fact-sheets'
import type { Context } from '#server/context'
import { contactIdForNobody } from '#server/features/subscriptions/public'
import { serve } from '#server/platform/serve'
import { takeRequest } from './take-request.ts'

export function factSheetRoutes(app: FastifyInstance, context: Context): void {
  serve(app, askForFactSheet, async ({ body, audience, tx }) => {
    await takeRequest(tx, context, { ...body, language: body.lang ?? 'en', audience })
    return { contactId: contactIdForNobody() }
  })
}
