import type { z } from 'zod'
import type { ProblemCode } from '#contract/problems'
import type { Actor, ActorOf, Anonymous, Role } from '#domain/access/actor'

/** The groups of endpoints in the specification. */
export type Group = 'public' | 'accounts' | 'bookings' | 'payments' | 'client-area' | 'extras'

/** Providers that send webhooks, authenticated by their signature. */
export type Provider = 'checkout' | 'opayo' | 'mail'

/**
 * Who may call (PD-50): anyone; the listed parties, signed in; a provider, by its signature; or a browser by its
 * session cookie, which only authorizes renewing and ending that session, and only from pages of the site (PD-51). The
 * use case checks access to the row in question.
 */
export type Access =
  | 'anyone'
  | readonly [Role, ...Role[]]
  | { readonly signedBy: Provider }
  | { readonly by: 'session-cookie' }

/**
 * The rate limit per address or account. In `memory` it applies per process; in the `database` it
 * applies across processes: for endpoints of sign-in, recovery, booking and payment (PD-72).
 */
export type RateLimit = {
  max: number
  windowSeconds: number
  per: 'address' | 'account'
  /** The limit for all anonymous callers together: it bounds the rows that they can create. */
  maxOverall?: number
} & ({ store: 'memory'; failuresOnly?: never } | DatabaseRateLimit)

interface DatabaseRateLimit {
  store: 'database'
  /** Successful calls do not count. Log-ins use it: only guesses count. */
  failuresOnly?: true
}

/** A reply that is a file of one of these types; see `FilePayload`. */
export interface FileResponse {
  kind: 'file'
  types: readonly [string, ...string[]]
  /** The schema of a JSON file. */
  content?: z.ZodType
}
export const file = <const Types extends readonly [string, ...string[]]>(
  ...types: Types
): { kind: 'file'; types: Types } => ({ kind: 'file', types })

/** A reply that is a JSON file with the declared content. */
export const jsonFile = (content: z.ZodType): { kind: 'file'; types: ['application/json']; content: z.ZodType } => ({
  kind: 'file',
  types: ['application/json'],
  content,
})

/** A reply without a body: 204. */
export const noContent = { kind: 'nothing' } as const

/** A file in a response: displayed where possible, or saved under its name. */
export interface FilePayload<Type extends string = string> {
  type: Type
  /** Its content; a long one as parts of text, which are sent as they come. */
  bytes: Uint8Array | AsyncIterable<string>
  name: string
  saved?: boolean
}

interface EndpointBase {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  group: Group
  access: Access
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** A schema of our own, or one of `contract/forms` that the browser uses too. */
  body?: z.core.$ZodType
  /** The request headers that it reads, in lower case. */
  headers?: z.ZodObject
  problems: readonly ProblemCode[]
  /** The largest body in bytes, where files need more than 256 kB. */
  maxBodyBytes?: number
  limit?: RateLimit
  /**
   * Staff must have proven their second factor in the same session within `secondFactorLasts` (PD-214); otherwise the
   * problem is `second-factor-needed`. Only for endpoints of staff.
   */
  recentSecondFactor?: true
  /** It is expensive: it runs in a queue, and is rejected as `unavailable` if that is full. */
  queue?: 'calls' | 'downloads' | 'passwords' | 'staff-passwords'
}

/**
 * A file is never written in a transaction: idempotent replies are stored as text, and a file would come back empty.
 */
interface AnswersFile {
  reply: FileResponse
  status?: never
  writes?: never
  secret?: never
}

interface AnswersData {
  reply: z.ZodType | typeof noContent
  /** The status of its reply, where it is not 200, or 204 without a body. */
  status?: 201 | 202
}

/**
 * It writes, in one transaction that is committed before the reply is sent. `idempotent`: a repetition with the same
 * `Idempotency-Key` returns the first reply, and has no effect. A `secret` reply is stored for an hour instead of three
 * days.
 */
type WriteMode = { writes?: 'transactional'; secret?: never } | { writes: 'idempotent'; secret?: true }

/**
 * An endpoint: path, access, input, reply and problems. The server registers it, the browser calls it and OpenAPI
 * documents it from this one definition. `{name}` in a path is a parameter; paths are below `/api`.
 */
export type Endpoint = EndpointBase & (AnswersFile | (AnswersData & WriteMode))

/** Declares an endpoint and preserves its exact types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Input<T, K extends 'params' | 'query' | 'body' | 'headers'> =
  T extends Record<K, infer Z extends z.core.$ZodType> ? Record<K, z.input<Z>> : unknown

/** The input of an endpoint. */
export type RequestInput<E extends Endpoint> = Input<E, 'params'> &
  Input<E, 'query'> &
  Input<E, 'body'> &
  Input<E, 'headers'>

/**
 * Whether a repetition with the same `Idempotency-Key` has no effect: the endpoint declares so, or reads the key
 * itself.
 */
export type RequiresIdempotencyKey<E extends Endpoint> = E extends { writes: 'idempotent' }
  ? true
  : E extends { headers: infer Z extends z.ZodObject }
    ? 'idempotency-key' extends keyof z.input<Z>
      ? true
      : false
    : false

/** The reply of an endpoint. */
export type ResponseBody<E extends Endpoint> = E['reply'] extends infer R
  ? R extends z.ZodType
    ? z.output<R>
    : R extends FileResponse
      ? FilePayload<R['types'][number]>
      : // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing returns nothing.
        void
  : never

/** The actors that can call an endpoint. */
export type Caller<E extends Endpoint> = E['access'] extends 'anyone'
  ? Actor
  : E['access'] extends readonly Role[]
    ? ActorOf<E['access'][number]>
    : Anonymous
