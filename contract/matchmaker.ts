import { z } from 'zod'
import { extend, optional } from 'zod/mini'
import { endpoint, nothing } from '#contract/endpoint'
import { matchesForm, quizAnswers } from '#contract/forms/matches'
import { language } from '#contract/shapes'
import { property } from '#contract/villa-search'
import { quizReasons } from '#domain/quiz'

/** What was asked for and could not be kept. */
const givenUp = z.enum(['budget', 'country'])

export const villaMatches = z
  .object({
    matches: z.array(
      z.object({
        property,
        reasons: z.array(z.enum(quizReasons)).meta({ description: 'What speaks for it, the weightiest first' }),
        givenUp: z.array(givenUp).meta({ description: 'What was asked for and this villa does not keep' }),
      }),
    ),
    searchPath: z.string().meta({ description: 'The search for all villas that could be meant' }),
  })
  .meta({ id: 'VillaMatches' })
export type VillaMatches = z.output<typeof villaMatches>

export const findVillaMatches = endpoint({
  method: 'GET',
  path: '/core/villamatches',
  group: 'extras',
  access: 'anyone',
  summary: 'Three villas by the answers to the villa matchmaker, with reasons',
  description:
    'Who is too many for a villa never gets it. Where fewer than three fit, the price and then the country give way, and each villa says so.',
  query: z.object({ ...quizAnswers, lang: language.optional() }),
  reply: villaMatches,
  refusals: ['invalid-input', 'unknown-language'],
  turn: 'calls',
})

export const sendVillaMatches = endpoint({
  method: 'POST',
  path: '/core/villamatches/send',
  group: 'extras',
  access: 'anyone',
  summary: 'Sends the three villas of the villa matchmaker to an address, once',
  body: extend(matchesForm, { lang: optional(language) }),
  reply: nothing,
  refusals: ['invalid-input', 'unknown-language', 'unavailable'],
  limit: { most: 6, seconds: 3600, per: 'address', counted: 'everywhere', inAll: 500 },
  writes: 'once',
})
