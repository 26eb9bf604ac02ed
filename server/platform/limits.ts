import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Limit } from '#contract/endpoint'
import { Refusal } from '#contract/refusals'
import type { Db } from '#database/connection'

/**
 * Counts a call against a limit that holds across processes, by the database's clock. A caller begins with `most` calls
 * and gets one back every `seconds / most`; one statement, so that calls at the same moment are each counted. `name`
 * says what is limited for whom; only its hash is kept. Throws `too-many-requests`, with the seconds to wait. What was
 * counted by a clock that has been put back since is forgotten: nobody waits for longer than `seconds`.
 */
export async function countCall(
  db: Pick<Db, 'execute'>,
  name: string,
  { most, seconds }: Pick<Limit, 'most' | 'seconds'>,
): Promise<void> {
  const key = createHash('sha256').update(name).digest()
  const one = sql`make_interval(secs => ${seconds / most})`
  const full = sql`app_now() + make_interval(secs => ${seconds})`
  const { rowCount } = await db.execute(sql`
    insert into call_limit (key, rested_at) values (${key}, app_now() + ${one})
    on conflict (key) do update set rested_at = ${one} +
      case when call_limit.rested_at between app_now() and ${full} then call_limit.rested_at else app_now() end
    where call_limit.rested_at + ${one} <= ${full} or call_limit.rested_at > ${full}`)
  if (rowCount === 0) throw new Refusal('too-many-requests', { retryAfter: Math.ceil(seconds / most) })
}
