import type { Endpoint, FileResponse, RequestInput, RequiresIdempotencyKey, ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { FieldError } from '#contract/problems'

/** A request that failed: rejected by the server, or without a response (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  /** The problem document, with the further members that the endpoint adds to it. */
  readonly problem: Record<string, unknown>

  constructor(status: number, problem: Record<string, unknown>) {
    super(String(problem.detail ?? problem.title ?? 'The call failed'))
    this.status = status
    this.code = String(problem.code ?? 'unreachable')
    this.errors = (problem.errors as FieldError[] | undefined) ?? []
    this.problem = problem
  }
}

/** The subset of `Response` that the client reads. */
export interface TransportResponse {
  status: number
  headers: { get: (name: string) => string | null }
  text: () => Promise<string>
}

/** How a request travels: `fetch` in the browser, an injection into the same routes on the server. */
export type Transport = (
  path: string,
  init: { method: string; body?: string; headers: Record<string, string>; signal?: AbortSignal },
) => Promise<TransportResponse>

/** Endpoints with a readable response; the browser opens files by their URL. */
type JsonEndpoint = {
  [Name in keyof Endpoints]: Endpoints[Name]['reply'] extends FileResponse ? never : Name
}[keyof Endpoints]

/** The typed client of the contract. */
export type Api = ReturnType<typeof createApi>

interface Options {
  signal?: AbortSignal
}

/** Idempotency key: the server runs the call once, however often it is repeated. A new UUID for each intention. */
interface IdempotencyOption {
  idempotencyKey: string
}

/** Input of a call: an idempotency key where the endpoint honours one, and none elsewhere. */
type CallArgs<E extends Endpoint> =
  RequiresIdempotencyKey<E> extends true
    ? [input: RequestInput<E>, options: Options & IdempotencyOption]
    : unknown extends RequestInput<E>
      ? [input?: undefined, options?: Options & { idempotencyKey?: never }]
      : [input: RequestInput<E>, options?: Options & { idempotencyKey?: never }]

const unparseableProblem = { code: 'unreachable', detail: 'The server could not be understood.' }

/** The response body; undefined if empty. Rejects HTML from a proxy or captive portal. */
async function readBody(answer: TransportResponse): Promise<unknown> {
  const text = answer.status === 204 ? '' : await answer.text()
  if (text === '' && answer.status < 400) return undefined
  try {
    if (!/\bjson\b/.test(answer.headers.get('content-type') ?? '')) throw new SyntaxError('not JSON')
    return JSON.parse(text)
  } catch {
    throw new ApiError(answer.status < 400 ? 0 : answer.status, unparseableProblem)
  }
}

/**
 * Makes the client. Each call is named as in the contract: `api('GET /core/slideshows/{id}/images/lang/{lang}', {
 * params: { id: 7, lang: 'en' } })`.
 */
export function createApi(transport: Transport) {
  return async function call<Name extends JsonEndpoint>(
    name: Name,
    ...[input, options]: CallArgs<Endpoints[Name]>
  ): Promise<ResponseBody<Endpoints[Name]>> {
    const given = (input ?? {}) as {
      params?: Record<string, string | number>
      query?: Record<string, unknown>
      headers?: Record<string, string>
      body?: unknown
    }
    const { idempotencyKey: once, signal } = (options ?? {}) as Options & Partial<IdempotencyOption>
    const [method = 'GET', template = ''] = name.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(given.params?.[key])))
    const query = new URLSearchParams(
      Object.entries(given.query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ).toString()
    const answer = await transport(`/api${path}${query && `?${query}`}`, {
      method,
      headers: {
        accept: 'application/json',
        ...given.headers,
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
        ...(once && { 'idempotency-key': once }),
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      ...(signal && { signal }),
    })
    const content = await readBody(answer)
    if (answer.status >= 400) throw new ApiError(answer.status, content as Record<string, unknown>)
    return content as ResponseBody<Endpoints[Name]>
  }
}

// Captured at start, so that third-party scripts that replace `fetch` do not see our requests.
const nativeFetch = globalThis.fetch

export const httpTransport: Transport = async (path, init) => {
  try {
    return await nativeFetch(path, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new ApiError(0, { code: 'unreachable', detail: 'The server could not be reached.' })
  }
}

/** The browser's client, without credentials; the session's `sessionApi` sends them. */
export const api: Api = createApi(httpTransport)
