import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { batchOptions, keepAliveOptions } from '#database/connection'
import { jobQueue } from '#database/job-queue'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** The key of the advisory lock for migrations, the same in every process. */
const lock = 6_273_901

/**
 * Applies pending migrations, and those of the job queue library. Safe when several processes start concurrently: one
 * applies, the others wait.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'maestrale',
    ...keepAliveOptions(batchOptions),
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query('set client_min_messages = warning')
    const db = drizzle({ client })
    await applyMigrations(db, { migrationsFolder })
    const queue = jobQueue(db)
    await queue.start()
    await queue.stop({ graceful: false })
  } finally {
    await client.end()
  }
}
