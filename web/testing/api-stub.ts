import { afterEach, beforeEach, expect } from 'vitest'
import type { RequestInput, ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'

type Name = keyof Endpoints
type Part<T, K extends string> = T extends Record<K, infer V> ? V : undefined

/** A request to an endpoint, as the network would carry it. */
export interface ReceivedRequest<N extends Name> {
  params: Record<string, string>
  query: Record<string, string>
  body: Part<RequestInput<Endpoints[N]>, 'body'>
  headers: Headers
  signal: AbortSignal | undefined
}

/** A response other than the endpoint's reply: a problem, or a page of a proxy. */
export class StubbedResponse {
  readonly response: () => Response
  constructor(response: () => Response) {
    this.response = response
  }
}

/** A problem document, as the server sends it. */
export const problem = (status: number, code: string, more: Record<string, unknown> = {}): StubbedResponse =>
  new StubbedResponse(
    () =>
      new Response(JSON.stringify({ status, code, ...more }), {
        status,
        headers: { 'content-type': 'application/problem+json' },
      }),
  )

/** A page of a proxy or of a hotel's network in place of the reply. */
export const htmlPage = (status: number): StubbedResponse =>
  new StubbedResponse(() => new Response('<h1>Welcome</h1>', { status, headers: { 'content-type': 'text/html' } }))

/** The network is unavailable. */
export const offline = (): never => {
  throw new TypeError('Failed to fetch')
}

type Body<N extends Name> = ResponseBody<Endpoints[N]>
/** `undefined` answers an endpoint without a body. */
type Reply<N extends Name> = (undefined extends Body<N> ? undefined : Body<N>) | StubbedResponse
export type Handler<N extends Name> = (request: ReceivedRequest<N>) => Reply<N> | Promise<Reply<N>>

interface Stub {
  method: string
  pattern: RegExp
  names: string[]
  handle: (request: ReceivedRequest<Name>) => unknown
}

const stubs: Stub[] = []
const unexpected: string[] = []

/**
 * Answers an endpoint for the rest of the test; a later stub replaces an earlier one. Returns the requests that have
 * arrived so far.
 */
export function stubApi<N extends Name>(name: N, handler: Handler<N>): ReceivedRequest<N>[] {
  const [method = 'GET', path = ''] = name.split(' ')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '([^/]+)')}$`)
  const received: ReceivedRequest<N>[] = []
  stubs.unshift({
    method,
    pattern,
    names,
    handle: request => {
      received.push(request as unknown as ReceivedRequest<N>)
      return handler(request as unknown as ReceivedRequest<N>)
    },
  })
  return received
}

const network = globalThis.fetch

async function answer(path: string, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const method = init.method ?? 'GET'
  const stub = stubs.find(one => one.method === method && one.pattern.test(pathname))
  if (!stub) {
    unexpected.push(`${method} ${pathname}`)
    throw new TypeError(`No stub answers ${method} ${pathname}`)
  }
  const values = stub.pattern.exec(pathname)?.slice(1) ?? []
  const request = {
    params: Object.fromEntries(stub.names.map((key, i) => [key, decodeURIComponent(values[i] ?? '')])),
    query: Object.fromEntries(searchParams),
    body: (typeof init.body === 'string' ? JSON.parse(init.body) : undefined) as never,
    headers: new Headers(init.headers),
    signal: init.signal ?? undefined,
  }
  const aborted = new Promise<never>((_, fails) =>
    init.signal?.addEventListener('abort', () => fails(init.signal?.reason)),
  )
  // A request can end long after its response.
  aborted.catch(() => {})
  const reply = await Promise.race([stub.handle(request), aborted])
  if (reply instanceof StubbedResponse) return reply.response()
  return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply)
}

// The client captures `fetch` when it is loaded, so this stands before it.
globalThis.fetch = (input, init = {}) =>
  typeof input === 'string' && input.startsWith('/api/') ? answer(input, init) : network(input, init)

beforeEach(() => {
  stubs.length = 0
  unexpected.length = 0
  // Links prefetch their page, and the footer asks for the offices' hours; failure is harmless in both.
  stubApi('GET /cms/pages/bypath', offline)
  stubApi('GET /core/officehours', offline)
})

afterEach(() => {
  expect(unexpected, 'requests that no stub answers').toEqual([])
})
