import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint, noContent } from '#contract/endpoint'
import { matchesForm, quizAnswers } from '#contract/forms/matches'
import { language } from '#contract/schemas'
import { property } from '#contract/villas/villa-search'
import { quizReasons } from '#domain/content/quiz'

/** The criteria that a suggestion does not meet. */
const givenUp = z.enum(['budget', 'country'])

export const villaMatches = z
  .object({
    matches: z.array(
      z.object({
        property,
        reasons: z.array(z.enum(quizReasons)).meta({ description: 'The reasons for it, the weightiest first' }),
        givenUp: z.array(givenUp).meta({ description: 'The criteria that this villa does not meet' }),
      }),
    ),
    searchPath: z.string().meta({ description: 'The search for all matching villas' }),
  })
  .meta({ id: 'VillaMatches' })
export type VillaMatches = z.output<typeof villaMatches>

export const findVillaMatches = endpoint({
  method: 'GET',
  path: '/core/villamatches',
  group: 'extras',
  access: 'anyone',
  summary: 'Get three villas by the answers to the villa matchmaker, with reasons',
  description:
    'A villa is never suggested to a party that exceeds its capacity. If fewer than three fit, the price and then the country are relaxed, and each villa says so.',
  query: z.object({ ...quizAnswers, lang: language.optional() }),
  reply: villaMatches,
  problems: ['invalid-input', 'unknown-language'],
  queue: 'calls',
})

export const sendVillaMatches = endpoint({
  method: 'POST',
  path: '/core/villamatches/send',
  group: 'extras',
  access: 'anyone',
  summary: 'Send the three villas of the villa matchmaker to an address, once',
  body: extend(matchesForm, { lang: optional(language) }),
  reply: noContent,
  problems: ['invalid-input', 'unknown-language', 'too-many-emails', 'unavailable'],
  limit: { max: 6, windowSeconds: 3600, per: 'address', store: 'database', maxOverall: 500 },
  writes: 'idempotent',
})
