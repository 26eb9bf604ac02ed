import { z } from 'zod'
import { indexOfKind, type SiteIndexName, siteIndices } from '#domain/content/site-search'
import { type Language, languages } from '#domain/text/language'
import { readTextWithLimit } from '#server/adapters/bounded-text'
import { headersOf, idOfObject, objectIdOf, type ProviderAccount } from './provider-account.ts'
import { type ProviderAnswer, recordFields, type SearchProvider, type SearchRecord } from './search-provider.ts'

interface HttpSearch extends ProviderAccount {
  /** The key by which records are written. */
  writeKey: string
  /** Timeouts in milliseconds: a visitor is typing; a job has time. */
  patience?: { find: number; write: number }
}

/** Records fetched of each index; the shown ones are chosen from them. */
const mostOfIndex = 40
const mostBytes = 512 * 1024

const answerShape = z.object({
  results: z
    .array(
      z.object({
        queryID: z
          .string()
          .regex(/^[\w-]{1,64}$/)
          .optional(),
        hits: z.array(z.object({ objectID: z.string() })),
      }),
    )
    .length(siteIndices.length),
})

/** Parses the response. The error omits its text, which holds the visitor's query. */
function understood(text: string) {
  try {
    return answerShape.parse(JSON.parse(text))
  } catch {
    throw new Error('What the search provider answered could not be understood')
  }
}

const attribute = (field: string, language: Language) => `${field}_${language}`
const attributesIn = (language: Language) => recordFields.map(field => attribute(field, language))

/** The provider limits the size of a record, so longer texts are truncated. */
const longestText = 2000

const asRecord = ({ id, texts }: SearchRecord) => ({
  objectID: objectIdOf(id),
  ...Object.fromEntries(
    languages.flatMap(language =>
      recordFields.map(field => [attribute(field, language), texts[language][field].slice(0, longestText)]),
    ),
  ),
})

/** Interleaves the lists: the first of each, then the second of each. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list.slice(at, at + 1))).flat()
}

/** Places come before the villas in them, and villas before collections, where each is the best of its index. */
const order: readonly SiteIndexName[] = ['CMSPages', 'Villas', 'Collections']

/** A provider with Algolia's Search API over HTTP: an index of each name, all languages in one record. */
export function httpSearch({ url, prefix, patience, writeKey, ...account }: HttpSearch): SearchProvider {
  const { find: findPatience, write: writePatience } = patience ?? { find: 700, write: 20_000 }
  const nameOf = (index: SiteIndexName) => `${prefix}${index}`

  const ask = async (
    path: string,
    method: 'POST' | 'PUT',
    body: object,
    { key, signal }: { key: string; signal: AbortSignal },
  ): Promise<string> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: headersOf({ application: account.application, key }),
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`The search provider answered ${answer.status}`)
    }
    return readTextWithLimit(answer, { mostBytes, what: 'What the search provider answered' })
  }
  const write = (path: string, method: 'POST' | 'PUT', body: object, signal: AbortSignal) =>
    ask(path, method, body, { key: writeKey, signal: AbortSignal.any([signal, AbortSignal.timeout(writePatience)]) })

  return {
    async find(words, language): Promise<ProviderAnswer> {
      const requests = siteIndices.map(index => ({
        indexName: nameOf(index),
        query: words,
        hitsPerPage: mostOfIndex,
        attributesToRetrieve: ['objectID'],
        attributesToHighlight: [],
        restrictSearchableAttributes: attributesIn(language),
        queryLanguages: [language],
        clickAnalytics: true,
      }))
      const signal = AbortSignal.timeout(findPatience)
      const text = await ask('/1/indexes/*/queries', 'POST', { requests }, { key: account.key, signal })
      const { results } = understood(text)
      const byIndex = new Map(siteIndices.map((index, i) => [index, results[i]]))
      return {
        found: inTurns(order.map(index => byIndex.get(index)?.hits.map(hit => idOfObject(hit.objectID)) ?? [])),
        queryIds: Object.fromEntries(
          [...byIndex].flatMap(([index, result]) => (result?.queryID ? [[index, result.queryID]] : [])),
        ),
      }
    },
    async prepare(signal) {
      // Attributes between commas rank equally: each query uses one language.
      const searchableAttributes = recordFields.map(field => languages.map(each => attribute(field, each)).join(','))
      for (const index of siteIndices) {
        const path = `/1/indexes/${encodeURIComponent(nameOf(index))}/settings`
        await write(path, 'PUT', { searchableAttributes, indexLanguages: languages }, signal)
      }
    },
    async write(records, gone, signal) {
      const requests = [
        ...records.map(record => ({
          action: 'updateObject',
          indexName: nameOf(indexOfKind(record.id)),
          body: asRecord(record),
        })),
        ...gone.map(id => ({
          action: 'deleteObject',
          indexName: nameOf(indexOfKind(id)),
          body: { objectID: objectIdOf(id) },
        })),
      ]
      await write('/1/indexes/*/batch', 'POST', { requests }, signal)
    },
  }
}
