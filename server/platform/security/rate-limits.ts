import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RateLimit } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'

const keyOf = (name: string) => createHash('sha256').update(name).digest()

/**
 * Counts a call against a limit that all processes share, by the database's clock (a token bucket). A caller begins
 * with `max` calls and regains one every `windowSeconds / max`; one statement, so concurrent calls are each counted. `name`
 * says what is limited for whom; only its hash is stored. Returns whether the call is within the limit. Counts from a
 * clock that was set back since are discarded: no caller waits longer than `windowSeconds`.
 */
export async function tryConsume(
  db: Pick<Db, 'execute'>,
  name: string,
  { max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>,
): Promise<boolean> {
  const key = keyOf(name)
  const one = sql`make_interval(secs => ${windowSeconds / max})`
  const full = sql`app_now() + make_interval(secs => ${windowSeconds})`
  const { rowCount } = await db.execute(sql`
    insert into call_limit (key, rested_at) values (${key}, app_now() + ${one})
    on conflict (key) do update set rested_at = ${one} +
      case when call_limit.rested_at between app_now() and ${full} then call_limit.rested_at else app_now() end
    where call_limit.rested_at + ${one} <= ${full} or call_limit.rested_at > ${full}`)
  return rowCount !== 0
}

/** The problem of a call beyond a limit, with the seconds to wait. */
export const tooManyCalls = ({ max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>): ProblemError =>
  new ProblemError('too-many-requests', { retryAfter: Math.ceil(windowSeconds / max) })

/** Counts a call as `tryConsume` does. Throws `too-many-requests` with the seconds to wait. */
export async function consumeOrThrow(
  db: Pick<Db, 'execute'>,
  name: string,
  limit: Pick<RateLimit, 'max' | 'windowSeconds'>,
): Promise<void> {
  if (await tryConsume(db, name, limit)) return
  throw tooManyCalls(limit)
}

/** Resets the counter. */
export async function resetRateLimit(db: Pick<Db, 'execute'>, name: string): Promise<void> {
  await db.execute(sql`delete from call_limit where key = ${keyOf(name)}`)
}

/** Uncounts a call that turned out not to be a limited one. */
export async function giveBackCall(
  db: Pick<Db, 'execute'>,
  name: string,
  { max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>,
): Promise<void> {
  const one = sql`make_interval(secs => ${windowSeconds / max})`
  await db.execute(sql`update call_limit set rested_at = rested_at - ${one} where key = ${keyOf(name)}`)
}
