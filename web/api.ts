import type { Calls } from '#contract/calls'
import type { Call, Endpoint, FileReply, Reply, TakesKey } from '#contract/endpoint'
import type { FieldError } from '#contract/refusals'

/** A request that failed: rejected by the server, or without a response (status 0). */
export class CallError extends Error {
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
export interface Answer {
  status: number
  headers: { get: (name: string) => string | null }
  text: () => Promise<string>
}

/** How a request travels: `fetch` in the browser, an injection into the same routes on the server. */
export type Transport = (
  path: string,
  init: { method: string; body?: string; headers: Record<string, string>; signal?: AbortSignal },
) => Promise<Answer>

/** Endpoints with a readable response; the browser opens files by their URL. */
type Readable = { [Name in keyof Calls]: Calls[Name]['reply'] extends FileReply ? never : Name }[keyof Calls]

/** The typed client of the contract. */
export type Api = ReturnType<typeof createApi>

interface Options {
  signal?: AbortSignal
}

/** Idempotency key: the server runs the call once, however often it is repeated. A new UUID for each intention. */
interface Keyed {
  once: string
}

/** Input of a call: an idempotency key where the endpoint honours one, and none elsewhere. */
type Given<E extends Endpoint> =
  TakesKey<E> extends true
    ? [input: Call<E>, options: Options & Keyed]
    : unknown extends Call<E>
      ? [input?: undefined, options?: Options & { once?: never }]
      : [input: Call<E>, options?: Options & { once?: never }]

const unreadable = { code: 'unreachable', detail: 'The server could not be understood.' }

/** The response body; undefined if empty. Rejects HTML from a proxy or captive portal. */
async function read(answer: Answer): Promise<unknown> {
  const text = answer.status === 204 ? '' : await answer.text()
  if (text === '' && answer.status < 400) return undefined
  try {
    if (!/\bjson\b/.test(answer.headers.get('content-type') ?? '')) throw new SyntaxError('not JSON')
    return JSON.parse(text)
  } catch {
    throw new CallError(answer.status < 400 ? 0 : answer.status, unreadable)
  }
}

/**
 * Makes the client. Each call is named as in the contract: `api('GET /core/slideshows/{id}/images/lang/{lang}', {
 * params: { id: 7, lang: 'en' } })`.
 */
export function createApi(transport: Transport) {
  return async function call<Name extends Readable>(
    name: Name,
    ...[input, options]: Given<Calls[Name]>
  ): Promise<Reply<Calls[Name]>> {
    const given = (input ?? {}) as {
      params?: Record<string, string | number>
      query?: Record<string, unknown>
      headers?: Record<string, string>
      body?: unknown
    }
    const { once, signal } = (options ?? {}) as Options & Partial<Keyed>
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
    const content = await read(answer)
    if (answer.status >= 400) throw new CallError(answer.status, content as Record<string, unknown>)
    return content as Reply<Calls[Name]>
  }
}

// Captured at start, so that third-party scripts that replace `fetch` do not see our requests.
const send = globalThis.fetch

export const overHttp: Transport = async (path, init) => {
  try {
    return await send(path, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new CallError(0, { code: 'unreachable', detail: 'The server could not be reached.' })
  }
}

/** The browser's client, without credentials; the session's `ownApi` sends them. */
export const api: Api = createApi(overHttp)
