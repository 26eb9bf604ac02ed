import type { FastifyInstance } from 'fastify'
import { findVillaMatches, sendVillaMatches } from '#contract/matchmaker'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { matchVillas } from './match-villas.ts'
import { sendMatches } from './send-matches.ts'

export function matchmakerRoutes(app: FastifyInstance, context: Context): void {
  serve(app, findVillaMatches, ({ query: { lang, ...answers }, audience, inTurn }) =>
    inTurn({ work: async () => matchVillas(context, answers, audience, lang ?? 'en') }),
  )
  serve(app, sendVillaMatches, async ({ body: { email, lang, website, ...answers }, audience, tx }) => {
    // What a program has filled in is answered like everything else, and nobody is written to.
    if (website !== '') return
    await sendMatches(tx, context, { email, answers, language: lang ?? 'en', audience })
  })
}
