import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import {
  type EndpointReach,
  type NamedRecord,
  type ReachRecord,
  reachOfEndpoints,
} from '#contract/staff/reach-of-endpoints'
import type { Queryable } from '#database/connection'
import { type Permission, permissions, type Role, type Staff } from '#domain/access/actor'
import { changeReachOf, type Reach, reachOf } from '#domain/access/roles/reach'
import { inReach } from './reach-conditions.ts'

type Input = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** The permissions that open an endpoint; all for one that is open to all staff. */
const permissionsOf = ({ access }: Pick<Endpoint, 'access'>): readonly Permission[] => {
  const parties: readonly Role[] = Array.isArray(access) ? (access as readonly Role[]) : []
  return parties.includes('staff') ? permissions : permissions.filter(one => parties.includes(`staff:${one}`))
}

/** Whether an endpoint changes something: staff whose roles only read cannot call it. */
export const isChange = (
  { method, path, writes }: Pick<Endpoint, 'method' | 'path' | 'writes'>,
  rule: EndpointReach | undefined = reachOfEndpoints[`${method} ${path}`],
): boolean => (method !== 'GET' || writes !== undefined) && !rule?.reads

const valuesAt = (value: unknown, [step, ...rest]: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(each => valuesAt(each, step === undefined ? [] : [step, ...rest]))
  if (value === undefined || value === null) return []
  return step === undefined ? [value] : valuesAt((value as Record<string, unknown>)[step], rest)
}

const idsOf = (input: Input, { at }: NamedRecord) => [
  ...new Set(valuesAt(input, at.split('.')).filter(id => typeof id === 'number' || typeof id === 'string')),
]

/** Throws `not-found` unless each record is in reach; for a change as a whole. */
export async function requireInReach(
  db: Queryable,
  reach: Reach,
  named: readonly { record: ReachRecord; id: number | string }[],
  { whole = false } = {},
): Promise<void> {
  if (reach === 'everywhere' || named.length === 0) return
  const all = sql.join(
    named.map(({ record, id }) => inReach(reach, record, id, { whole })),
    sql` and `,
  )
  const { rows } = await db.execute<{ within: boolean }>(sql`select (${all}) as within`)
  if (!rows[0]?.within) throw new ProblemError('not-found', { withheld: true })
}

const throwUnreached = (): never => {
  throw new ProblemError('not-found', { withheld: true })
}

/**
 * Keeps a staff member to what their roles reach (PD-209). Throws `not-found` for records out of reach, and `reads-only`
 * for a change by staff whose roles only read.
 */
export async function requireReach(
  db: Queryable,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'writes' | 'access'>,
  actor: Staff,
  input: Input,
): Promise<void> {
  if (!actor.limits) return
  const rule = reachOfEndpoints[`${endpoint.method} ${endpoint.path}`]
  const opening = permissionsOf(endpoint)
  const changes = isChange(endpoint, rule)
  const reach = changes ? changeReachOf(actor, ...opening) : reachOf(actor, ...opening)
  if (rule && 'open' in rule && opening.length === permissions.length) return
  if (changes && reach.length === 0) throw new ProblemError('reads-only')
  if (reach === 'everywhere' || (rule && !('records' in rule) && !('unlimited' in rule))) return
  if (!rule || 'unlimited' in rule) return throwUnreached()
  const named = rule.records.map(one => ({ ...one, ids: idsOf(input, one) }))
  if (named.some(({ optional, ids }) => !optional && ids.length === 0)) return throwUnreached()
  await requireInReach(
    db,
    reach,
    named.flatMap(({ record, ids }) => ids.map(id => ({ record, id }))),
    // A client is met with a booking in reach, whatever else they have booked.
    { whole: changes && named.every(({ record }) => record !== 'contact') },
  )
}
