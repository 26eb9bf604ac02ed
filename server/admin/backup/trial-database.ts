import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#database/connection'
import type { Configuration } from '#server/platform/config/configuration'
import { hasEmbeddedPostgres } from '#server/platform/postgres/binaries'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { CommandFailed, withDatabase } from '../site.ts'
import { batchClient, quoted } from './dump-database.ts'
import { isEmpty } from './load-database.ts'

/** The empty database of a trial. */
export interface TrialDatabase {
  url: string
  /** Ends the connections to it: a restore under way fails. */
  interrupt: () => Promise<void>
  /** Empties or removes it. */
  close: () => Promise<void>
}

type TrialConfiguration = Pick<Configuration, 'dataFolder' | 'databaseUrl' | 'restoreTrial'>

/** The folder of a trial. The next trial removes what an interrupted one has left there. */
export const trialFolder = ({ dataFolder }: Pick<Configuration, 'dataFolder'>): string =>
  join(dataFolder, 'restore-trial')

const serverFolder = (configuration: TrialConfiguration) => join(trialFolder(configuration), 'postgres')

/** Why no restore can be tried here, in one line; undefined if one can. */
export async function findTrialObstacle(
  { restoreTrial }: Pick<TrialConfiguration, 'restoreTrial'>,
  isServerInstalled: () => Promise<boolean> = hasEmbeddedPostgres,
): Promise<string | undefined> {
  if (restoreTrial.url || (await isServerInstalled())) return undefined
  return 'No backup is restored on trial: RESTORE_TRIAL_URL names no empty database, and no embedded PostgreSQL is installed.'
}

/**
 * A schema that marks a database as one of trials. Without tables, so the database counts as empty. Its comment names the
 * installation that restores there: a copy of another one is not emptied.
 */
const mark = 'restore_trial'

/** The key of the advisory lock of a trial in its database. */
const trialLock = 6_273_903

/** Drops all schemas but the mark, and with them all that a restore has made. */
async function emptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace
     where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public', $1)`,
    [mark],
  )
  for (const { name } of rows) await client.query(`drop schema ${quoted(name)} cascade`)
  await client.query('drop schema if exists public cascade')
  await client.query('create schema public')
}

/**
 * Whether a connection is to the database of the site, whatever the addresses are: locks belong to one database. A copy
 * that became the site's database can still have the mark.
 */
const isOfSite = (client: pg.Client, site: Db): Promise<boolean> =>
  site.transaction(async tx => {
    const key = randomInt(2 ** 47)
    await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [key])
    return !rows[0]?.free
  })

/**
 * An installation by its database: the server's identifier and the name. A restored archive has another identifier; a
 * copy of the server's files has the same one.
 */
async function identifyInstallation(site: Db): Promise<string> {
  const { rows } = await site.execute<{ id: string }>(
    sql`select system_identifier || ' ' || current_database() as id from pg_control_system()`,
  )
  return `Trials of the installation ${rows[0]?.id}`
}

/** Takes a database for a trial: an empty one, or one that an interrupted trial of this site left. Never any other. */
async function take(url: string, site: Db): Promise<TrialDatabase> {
  const client = batchClient(url)
  await client.connect()
  try {
    if (await isOfSite(client, site))
      throw new CommandFailed('RESTORE_TRIAL_URL names the database of the site: the trial needs an empty one.')
    const { rows: locks } = await client.query('select pg_try_advisory_lock($1) as free', [trialLock])
    if (!locks[0]?.free) throw new CommandFailed('Another trial runs in the database of RESTORE_TRIAL_URL.')
    const installation = await identifyInstallation(site)
    const { rows: marks } = await client.query<{ of: string | null }>(
      `select obj_description(oid, 'pg_namespace') as of from pg_namespace where nspname = $1`,
      [mark],
    )
    if (marks[0] && marks[0].of !== installation)
      throw new CommandFailed(
        'The database of RESTORE_TRIAL_URL is marked by the trial of another installation. If nobody needs it, drop and create it.',
      )
    if (marks[0]) await emptyDatabase(client)
    else if (await isEmpty(client))
      // Both in one implicit transaction: an interrupted trial leaves no mark without its installation.
      await client.query(`create schema ${mark}; comment on schema ${mark} is ${client.escapeLiteral(installation)}`)
    else throw new CommandFailed('The database of RESTORE_TRIAL_URL is not empty: the trial needs one of its own.')
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    url,
    interrupt: async () => {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
      )
    },
    close: async () => {
      try {
        await emptyDatabase(client)
        await client.query(`drop schema ${mark}`)
      } finally {
        await client.end()
      }
    },
  }
}

/** Opens the configured database of trials, or a temporary embedded server. */
export async function openTrialDatabase(configuration: TrialConfiguration): Promise<TrialDatabase> {
  const { url } = configuration.restoreTrial
  if (url) return withDatabase(configuration, ({ db }) => take(url, db))
  const folder = serverFolder(configuration)
  // One that a killed process has left still runs.
  await removeEmbeddedPostgres(folder)
  const server = await startEmbeddedPostgres({ folder, throwAway: true })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= server.stop()
    return stopped
  }
  return {
    url: server.url('postgres'),
    interrupt: stop,
    close: async () => {
      await stop()
      await removeEmbeddedPostgres(folder)
    },
  }
}
