import type { z } from 'zod'
import type { RefusalCode } from '#contract/refusals'

/** The kinds of calls, as the specification groups them. */
export type Group = 'public' | 'accounts' | 'bookings' | 'payments' | 'client-area' | 'extras'

/**
 * A call: where it is, what it takes, what it answers, how it may refuse. The server registers it, the browser calls it
 * and OpenAPI documents it from this one description. `{name}` in a path is a parameter; paths are below `/api`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  group: Group
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  refusals: readonly RefusalCode[]
}

/** Declares a call and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Input<T, K extends 'params' | 'query' | 'body'> =
  T extends Record<K, infer Z extends z.ZodType> ? Record<K, z.input<Z>> : unknown

/** What a caller gives. */
export type Call<E extends Endpoint> = Input<E, 'params'> & Input<E, 'query'> & Input<E, 'body'>

/** What a call answers. */
export type Reply<E extends Endpoint> = z.output<E['reply']>
