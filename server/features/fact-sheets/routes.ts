import type { FastifyInstance } from 'fastify'
import { requestFactSheet } from '#contract/villas/fact-sheets'
import type { Context } from '#server/context'
import { contactIdForNobody } from '#server/features/newsletter/public'
import { serve } from '#server/platform/http/serve'
import { saveFactSheetRequest } from './save-fact-sheet-request.ts'

export function factSheetRoutes(app: FastifyInstance, context: Context): void {
  serve(app, requestFactSheet, async ({ body, audience, tx }) => {
    await saveFactSheetRequest(tx, context, { ...body, language: body.lang ?? 'en', audience })
    return { contactId: contactIdForNobody() }
  })
}
