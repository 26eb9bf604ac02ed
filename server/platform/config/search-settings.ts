import { z } from 'zod'
import { lacking } from './configuration-error.ts'

const address = z.url({ protocol: /^https?$/ }).optional()

/** A search provider beside our own index, with Algolia's HTTP API. */
export const searchSettings = {
  SEARCH_URL: address.describe(
    'The API of a search provider that speaks Algolia’s, as `https://APPID.algolia.net`; without, and whenever it fails, our own index answers the search of the site',
  ),
  SEARCH_APPLICATION: z.string().default('').describe('The id of the application at the search provider'),
  SEARCH_KEY: z.string().default('').describe('The key by which it is searched, and told what was opened'),
  SEARCH_WRITE_KEY: z.string().default('').describe('The key by which records and settings are written there'),
  SEARCH_PREFIX: z
    .string()
    .regex(/^[\w-]{0,40}$/, 'Expected letters, digits, - and _')
    .default('')
    .describe('What the names of its indices begin with, before `Villas`, `Collections` and `CMSPages`'),
  INSIGHTS_URL: address.describe(
    'The API that is told what visitors who agree open of what they searched, as `https://insights.algolia.io`; without, it is only counted in the database',
  ),
}

type Settings = z.output<z.ZodObject<typeof searchSettings>>

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** Problems of providers without their keys. */
export const problemsOfSearch = (value: Settings): string[] => [
  ...lacking(value, 'SEARCH_URL', ['SEARCH_APPLICATION', 'SEARCH_KEY', 'SEARCH_WRITE_KEY']),
  ...lacking(value, 'INSIGHTS_URL', ['SEARCH_APPLICATION', 'SEARCH_KEY']),
]

/** The search and click-event providers beside ourselves. */
export function searchOf(value: Settings) {
  const account = { application: value.SEARCH_APPLICATION, key: value.SEARCH_KEY, prefix: value.SEARCH_PREFIX }
  return {
    provider: value.SEARCH_URL
      ? { ...account, url: withoutSlash(value.SEARCH_URL), writeKey: value.SEARCH_WRITE_KEY }
      : undefined,
    insights: value.INSIGHTS_URL ? { ...account, url: withoutSlash(value.INSIGHTS_URL) } : undefined,
  }
}
