import type { FastifyInstance } from 'fastify'
import { findVillaMatches, sendVillaMatches } from '#contract/villas/matchmaker'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { matchVillas } from './match-villas.ts'
import { sendMatches } from './send-matches.ts'

export function matchmakerRoutes(app: FastifyInstance, context: Context): void {
  serve(app, findVillaMatches, ({ query: { lang, ...answers }, audience, runQueued: inTurn }) =>
    inTurn({ work: async () => matchVillas(context, answers, audience, lang ?? 'en') }),
  )
  serve(app, sendVillaMatches, ({ body: { email, website, lang, ...answers }, audience, tx }) =>
    sendMatches(tx, context, { email, website, answers, language: lang ?? 'en', audience }),
  )
}
