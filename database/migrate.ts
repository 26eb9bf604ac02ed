import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { batchOptions, keepAliveOptions, type Queryable } from '#database/connection'
import { jobQueue } from '#database/job-queue'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** A migration as drizzle-kit lists it: its name, and its time in milliseconds since 1970, by which they are ordered. */
export interface Migration {
  tag: string
  when: number
}

/** All migrations of this version, in order. */
export async function listMigrations(): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  return (journal as { entries: Migration[] }).entries
}

/** The version of the tables of the job queue library. */
export const queueVersion: number = createRequire(import.meta.url)('pg-boss/package.json').pgboss.schema

/** The names of migrations that a database lacks, in order; `job queue` stands for those of its library. */
export async function findPendingMigrations(db: Queryable): Promise<string[]> {
  const [there] = (
    await db.execute<{ own: boolean; queue: boolean }>(sql`
      select to_regclass('drizzle.__drizzle_migrations') is not null as own, to_regclass('pgboss.version') is not null as queue`)
  ).rows
  const newest = async (query: ReturnType<typeof sql>) =>
    Number((await db.execute<{ newest: number | null }>(query)).rows[0]?.newest ?? 0)
  const applied = there?.own ? await newest(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`) : 0
  const queue = there?.queue ? await newest(sql`select version as newest from pgboss.version`) : 0
  const pending = (await listMigrations()).filter(({ when }) => when > applied).map(({ tag }) => tag)
  return queue < queueVersion ? [...pending, 'job queue'] : pending
}

/** A database lacks migrations of this version. */
export class MissingMigrations extends Error {}

/** Throws an error of one line if a database lacks migrations: a live site does not migrate as it starts (PD-130). */
export async function assertMigrated(db: Queryable): Promise<void> {
  const pending = await findPendingMigrations(db)
  if (pending.length > 0)
    throw new MissingMigrations(
      `The database lacks ${pending.length} migrations of this version: run \`npm run admin -- migrate\` first.`,
    )
}

/** The key of the advisory lock for migrations, the same in every process. */
const lock = 6_273_901

/** An index for the view of jobs: running and failed ones, and the last that was done, among all of the last week. */
const endedJobs = `create index if not exists job_ended on pgboss.job (name, state, completed_on, id) where state >= 'active'`

/** A copy of the migrations without those after a time. */
async function copyMigrations(until: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maestrale-migrations-'))
  const entries = (await listMigrations()).filter(({ when }) => when <= until)
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  await Promise.all(
    entries.map(({ tag }) => copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))),
  )
  return folder
}

/**
 * Applies pending migrations, and those of the job queue library; of our own only those until a time, if one is given.
 * Safe when several processes start concurrently: one applies, the others wait.
 */
export async function migrate(url: string, { until }: { until?: number } = {}): Promise<void> {
  const partial = until === undefined ? undefined : await copyMigrations(until)
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
    await applyMigrations(db, { migrationsFolder: partial ?? migrationsFolder })
    const queue = jobQueue(db)
    await queue.start()
    await queue.stop({ graceful: false })
    await client.query(endedJobs)
  } finally {
    await client.end()
    if (partial) await rm(partial, { recursive: true, force: true })
  }
}
