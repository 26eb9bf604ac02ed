import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Fields = Record<string, unknown>

/** Current behaviour of the provider. */
export type Mood = 'well' | 'slow' | 'failing' | 'malformed' | 'strange' | 'endless' | 'lost' | 'refusing'

const providerKeys = { application: 'TESTAPP', search: 'search-key', write: 'write-key' } as const

/** Longer than any timeout. */
const slowness = 30_000

/** Sends a faulty response; false if the provider behaves well. */
function isSpoilt(mood: Mood, response: ServerResponse): boolean {
  if (mood === 'well') return false
  if (mood === 'slow') setTimeout(() => response.end('{}'), slowness).unref()
  else if (mood === 'lost') response.destroy()
  else if (mood === 'failing') response.writeHead(500).end('{"message":"Internal error","status":500}')
  else if (mood === 'refusing') response.writeHead(422).end('{"message":"invalid events","status":422}')
  else if (mood === 'malformed') response.end('<html>corfu</html>')
  else if (mood === 'strange') response.end('{"results":[{"hits":"corfu"}]}')
  else {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  return true
}

/**
 * A search provider with the public API of Algolia: indices of records with prefix search, settings, batches, and
 * validated events. `asked` records its requests.
 */
export async function searchProvider() {
  const indices = new Map<string, Map<string, Fields>>()
  const state = { mood: 'well' as Mood, asked: [] as { path: string; body: any }[], events: [] as Fields[] }
  let queries = 0

  const indexOf = (name: string) => {
    const index = indices.get(name) ?? new Map<string, Fields>()
    indices.set(name, index)
    return index
  }

  const find = ({ indexName, query, restrictSearchableAttributes, hitsPerPage, clickAnalytics }: any) => {
    const words = (text: unknown) =>
      String(text)
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
    const asked = words(query).filter(Boolean)
    const hits = [...indexOf(indexName).values()].filter(record => {
      const said = (restrictSearchableAttributes as string[]).flatMap(name => words(record[name] ?? ''))
      return asked.every(word => said.some(other => other.startsWith(word)))
    })
    return {
      hits: hits.slice(0, hitsPerPage).map(({ objectID }) => ({ objectID })),
      nbHits: hits.length,
      query,
      index: indexName,
      ...(clickAnalytics && { queryID: (++queries).toString(16).padStart(32, '0') }),
    }
  }

  const write = ({ action, indexName, body }: any) => {
    const { objectID } = body
    if (action === 'deleteObject') indexOf(indexName).delete(objectID)
    else indexOf(indexName).set(objectID, body)
    return objectID
  }

  const isEvent = ({ eventType, eventName, index, userToken, objectIDs, queryID, positions, timestamp }: any) =>
    ['click', 'conversion', 'view'].includes(eventType) &&
    /^[ -~]{1,64}$/.test(eventName) &&
    typeof index === 'string' &&
    /^[\w=/+.-]{1,129}$/.test(userToken) &&
    objectIDs.length > 0 &&
    Number.isInteger(timestamp) &&
    (queryID === undefined ? positions === undefined : /^[0-9a-f]{32}$/.test(queryID)) &&
    (eventType !== 'click' || queryID === undefined || positions?.length === objectIDs.length)

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    const body: any = await json(request)
    state.asked.push({ path, body })
    if (isSpoilt(state.mood, response)) return
    const answer = (status: number, told: unknown) => response.writeHead(status).end(JSON.stringify(told))
    const writes = path.endsWith('/batch') || path.endsWith('/settings')
    const key = writes ? providerKeys.write : providerKeys.search
    const { headers } = request
    if (headers['x-algolia-application-id'] !== providerKeys.application || headers['x-algolia-api-key'] !== key)
      return answer(403, { message: 'Invalid Application-ID or API key', status: 403 })
    if (request.method === 'POST' && path === '/1/indexes/*/queries') {
      const missing = body.requests.find(({ indexName }: any) => !indices.has(indexName))
      if (missing) return answer(404, { message: `Index ${missing.indexName} does not exist`, status: 404 })
      return answer(200, { results: body.requests.map(find) })
    }
    if (request.method === 'POST' && path === '/1/indexes/*/batch')
      return answer(200, { taskID: {}, objectIDs: body.requests.map(write) })
    if (request.method === 'PUT' && path.endsWith('/settings')) {
      indexOf(path.split('/')[3] ?? '')
      return answer(200, { taskID: 1, updatedAt: '' })
    }
    if (request.method === 'POST' && path === '/1/events') {
      if (!body.events.every(isEvent)) return answer(422, { message: 'invalid events', status: 422 })
      state.events.push(...body.events)
      return answer(200, { message: 'OK', status: 200 })
    }
    return answer(404, { message: 'Path not found', status: 404 })
  })
  await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state,
    /** The records of an index, by their ids. */
    recordsOf: (name: string): ReadonlyMap<string, Fields> => indexOf(name),
    environment: {
      SEARCH_URL: url,
      SEARCH_APPLICATION: providerKeys.application,
      SEARCH_KEY: providerKeys.search,
      SEARCH_WRITE_KEY: providerKeys.write,
      SEARCH_PREFIX: 'test_',
      INSIGHTS_URL: url,
    },
  }
}
