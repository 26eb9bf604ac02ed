import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '#database/connection'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'

export const dayMs = 86_400_000

/**
 * Moves the clock of a site's database, which is that of its processes, so many days ahead of the machine's. A process
 * compares its clock with the database's as it starts: start it anew.
 */
export async function moveClock(folder: string, days: number): Promise<void> {
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
  const { db, close } = connect(server.url('postgres'))
  await db.execute(
    sql.raw(`create or replace function app_now() returns timestamptz language sql parallel safe
      return clock_timestamp() + interval '${days} days'`),
  )
  await close()
  await server.stop()
}
