import type { z } from 'zod'
import type { RefusalCode } from '#contract/refusals'
import type { Actor, ActorOf, Nobody, Party } from '#domain/actor'

/** The kinds of calls, as the specification groups them. */
export type Group = 'public' | 'accounts' | 'bookings' | 'payments' | 'client-area' | 'extras'

/** Providers that call us, known by the signature over what they send. */
export type Provider = 'checkout' | 'opayo'

/**
 * Who may call (PD-50): anyone; those parties alone, signed in; a provider, by its signature; or a browser by the
 * cookie of its session, which opens nothing but the calls that renew and end that, and only from pages of the site
 * (PD-51). Whether the row in question is one of theirs is asked in the use case.
 */
export type Access =
  | 'anyone'
  | readonly [Party, ...Party[]]
  | { readonly signedBy: Provider }
  | { readonly by: 'session-cookie' }

/**
 * How often one address or one account may call. Counted `here` it holds for a process, in memory; counted `everywhere`
 * it holds across processes, in the database: for what protects sign-in, recovery, booking and payment (PD-72).
 */
export type Limit = {
  most: number
  seconds: number
  per: 'address' | 'account'
  /** So many calls of all callers together who are not signed in: it bounds the rows that they can create. */
  inAll?: number
} & ({ counted: 'here'; failuresOnly?: never } | CountedEverywhere)

interface CountedEverywhere {
  counted: 'everywhere'
  /** A successful call is given back. Log-ins use it: only guesses count. */
  failuresOnly?: true
}

/** A reply that is a file of one of these types; see `FileAnswer`. */
export interface FileReply {
  kind: 'file'
  types: readonly [string, ...string[]]
  /** What a file of JSON holds. */
  content?: z.ZodType
}
export const file = <const Types extends readonly [string, ...string[]]>(
  ...types: Types
): { kind: 'file'; types: Types } => ({ kind: 'file', types })

/** A reply that is a file of JSON, as its content is declared. */
export const jsonFile = (content: z.ZodType): { kind: 'file'; types: ['application/json']; content: z.ZodType } => ({
  kind: 'file',
  types: ['application/json'],
  content,
})

/** A reply without a body: 204. */
export const nothing = { kind: 'nothing' } as const

/** A file that is answered: shown where it can be, or saved under its name. */
export interface FileAnswer<Type extends string = string> {
  type: Type
  bytes: Uint8Array
  name: string
  saved?: boolean
}

interface Described {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  group: Group
  access: Access
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** A shape of our own, or one of `contract/forms` that the browser knows too. */
  body?: z.core.$ZodType
  /** Headers that it reads, in small letters. */
  headers?: z.ZodObject
  refusals: readonly RefusalCode[]
  limit?: Limit
  /** It takes the server so long that it is done in turn, and refused as `unavailable` where too many wait for theirs. */
  turn?: 'calls' | 'downloads' | 'passwords' | 'staff-passwords'
}

/** A file is read alone: what a transaction answers is kept as text, and a repetition would be answered an empty file. */
interface AnswersFile {
  reply: FileReply
  status?: never
  writes?: never
  secret?: never
}

interface AnswersData {
  reply: z.ZodType | typeof nothing
  /** The status of its reply where that is not 200, or 204 for nothing. */
  status?: 201 | 202
}

/**
 * It writes, in one transaction that is committed before the reply leaves. `once`: a repetition under the same
 * `Idempotency-Key` answers what the first answered, and does nothing. Where that is a `secret`, it is kept for
 * repetitions for an hour, in place of three days.
 */
type Writes = { writes?: 'in-transaction'; secret?: never } | { writes: 'once'; secret?: true }

/**
 * A call: where it is, who may call it, what it takes, what it answers, how it may refuse. The server registers it, the
 * browser calls it and OpenAPI documents it from this one description. `{name}` in a path is a parameter; paths are
 * below `/api`.
 */
export type Endpoint = Described & (AnswersFile | (AnswersData & Writes))

/** Declares a call and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Input<T, K extends 'params' | 'query' | 'body' | 'headers'> =
  T extends Record<K, infer Z extends z.core.$ZodType> ? Record<K, z.input<Z>> : unknown

/** What a caller gives. */
export type Call<E extends Endpoint> = Input<E, 'params'> & Input<E, 'query'> & Input<E, 'body'> & Input<E, 'headers'>

/** Whether a repetition under the same `Idempotency-Key` does nothing: the call says so, or reads the key itself. */
export type TakesKey<E extends Endpoint> = E extends { writes: 'once' }
  ? true
  : E extends { headers: infer Z extends z.ZodObject }
    ? 'idempotency-key' extends keyof z.input<Z>
      ? true
      : false
    : false

/** What a call answers. */
export type Reply<E extends Endpoint> = E['reply'] extends infer R
  ? R extends z.ZodType
    ? z.output<R>
    : R extends FileReply
      ? FileAnswer<R['types'][number]>
      : // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing returns nothing.
        void
  : never

/** Who calls, where the call is open to them. */
export type Caller<E extends Endpoint> = E['access'] extends 'anyone'
  ? Actor
  : E['access'] extends readonly Party[]
    ? ActorOf<E['access'][number]>
    : Nobody
