import type { Calls } from '#contract/calls'
import type { Call, Reply } from '#contract/endpoint'
import type { FieldError } from '#contract/refusals'

/** A call that was refused, or did not arrive (status 0). */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  /** The problem document, with whatever further members the call adds to it. */
  readonly problem: Record<string, unknown>

  constructor(status: number, problem: Record<string, unknown>) {
    super(String(problem.detail ?? problem.title ?? 'The call failed'))
    this.status = status
    this.code = String(problem.code ?? 'unreachable')
    this.errors = (problem.errors as FieldError[] | undefined) ?? []
    this.problem = problem
  }
}

/** How a request travels: `fetch` in the browser, an injection into the same routes on the server. */
export type Transport = (
  path: string,
  init: { method: string; body?: string; headers: Record<string, string>; signal?: AbortSignal },
) => Promise<{ status: number; json: () => Promise<unknown> }>

/** The typed client of the contract. */
export type Api = ReturnType<typeof createApi>

type Given<Name extends keyof Calls> =
  unknown extends Call<Calls[Name]>
    ? [input?: undefined, options?: { signal?: AbortSignal }]
    : [input: Call<Calls[Name]>, options?: { signal?: AbortSignal }]

/**
 * Makes the client; every call of the site goes through it, named as the contract writes it:
 * `api('GET /core/slideshows/{id}/images/lang/{lang}', { params: { id: 7, lang: 'en' } })`.
 */
export function createApi(transport: Transport) {
  return async function call<Name extends keyof Calls>(
    name: Name,
    ...[input, options]: Given<Name>
  ): Promise<Reply<Calls[Name]>> {
    const given = (input ?? {}) as {
      params?: Record<string, string | number>
      query?: Record<string, unknown>
      body?: unknown
    }
    const [method = 'GET', template = ''] = name.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(given.params?.[key])))
    const query = new URLSearchParams(
      Object.entries(given.query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ).toString()
    const reply = await transport(`/api${path}${query && `?${query}`}`, {
      method,
      headers: { accept: 'application/json', ...(given.body !== undefined && { 'content-type': 'application/json' }) },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      ...(options?.signal && { signal: options.signal }),
    })
    const answer = await reply.json()
    if (reply.status >= 400) throw new CallError(reply.status, answer as Record<string, unknown>)
    return answer as Reply<Calls[Name]>
  }
}

const overHttp: Transport = async (path, init) => {
  try {
    return await fetch(path, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new CallError(0, { code: 'unreachable', detail: 'The server could not be reached.' })
  }
}

/** The browser's client. */
export const api: Api = createApi(overHttp)
