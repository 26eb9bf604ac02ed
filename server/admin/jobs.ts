import { sql } from 'drizzle-orm'
import { jobQueue } from '#database/job-queue'
import { jobs as allJobs } from '#server/jobs'
import { findSwitchedOff, type Part, switchOff, switchOn } from '#server/platform/jobs/switches'
import { findLastTrial, type LastTrial } from './backup/last-trial.ts'
import { findTrialObstacle } from './backup/trial-database.ts'
import { CommandFailed, type Terminal, withSite } from './site.ts'

const mostFailed = 50

/** The row of a table, its cells padded to columns. */
const line = (...cells: unknown[]) => cells.map((cell, column) => String(cell).padEnd(column === 0 ? 30 : 10)).join(' ')

const describeTrial = ({ restoredAt }: LastTrial) =>
  restoredAt
    ? `A backup was last restored on trial at ${restoredAt.toISOString()}.`
    : 'No backup was restored on trial within the last week.'

/** Lists the jobs that wait, run or have failed, and what is switched off. */
export const listJobs = (terminal: Terminal): Promise<void> =>
  withSite(terminal, async ({ configuration, db, print }) => {
    const { rows } = await db.execute<{ name: string; state: string; count: number; oldest: Date }>(sql`
      select name, state, count(*)::int as count, min(created_on) as oldest from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') group by name, state order by name, state`)
    print(line('job', 'state', 'number', 'oldest'))
    for (const { name, state, count, oldest } of rows) print(line(name, state, count, new Date(oldest).toISOString()))
    const failed = await db.execute<{ id: string; name: string }>(
      sql`select id, name from pgboss.job where state = 'failed' order by completed_on desc limit ${mostFailed}`,
    )
    for (const { id, name } of failed.rows) print(line(name, 'failed', id))
    for (const { part, since, reason } of await findSwitchedOff(db))
      print(`${part} is switched off since ${since.toISOString()}${reason && `: ${reason}`}`)
    print((await findTrialObstacle(configuration)) ?? describeTrial(await findLastTrial(db)))
  })

/** Gives a failed job another attempt, or all of them. */
export const retryJobs = (
  terminal: Terminal,
  id: string | undefined,
  { allFailed = false }: { allFailed?: boolean },
): Promise<void> => {
  if (allFailed === (id !== undefined)) throw new CommandFailed('Name the id of a job, or --all-failed.')
  if (id !== undefined && !/^[0-9a-f-]{36}$/.test(id)) throw new CommandFailed(`${id} is not the id of a job.`)
  return withSite(terminal, async ({ db, print }) => {
    const { rows } = await db.execute<{ id: string; name: string }>(sql`
      select id, name from pgboss.job where state = 'failed' and ${id === undefined ? sql`true` : sql`id = ${id}`}`)
    if (id !== undefined && rows.length === 0) throw new CommandFailed(`There is no failed job ${id}.`)
    const queue = jobQueue(db)
    for (const [name, ofName] of Map.groupBy(rows, row => row.name))
      await queue.retry(
        name,
        ofName.map(row => row.id),
      )
    print(`${rows.length} jobs are retried.`)
  })
}

const partOf = (name: string): Part => {
  if (name === 'jobs' || name === 'payments') return name
  if (!allJobs.some(job => job.name === name))
    throw new CommandFailed(`There is no job ${name}. \`npm run admin -- jobs list\` names those that wait.`)
  return `job ${name}`
}

/** Pauses one job, all `jobs`, or card `payments`; running processes notice within seconds. */
export const pause = (terminal: Terminal, name: string, { reason = '' }: { reason?: string }): Promise<void> => {
  const part = partOf(name)
  return withSite(terminal, async ({ db, print }) => {
    await switchOff(db, part, reason)
    print(`${name} is switched off.`)
  })
}

/** Resumes what was paused. */
export const resume = (terminal: Terminal, name: string): Promise<void> => {
  const part = partOf(name)
  return withSite(terminal, async ({ db, print }) =>
    print((await switchOn(db, part)) ? `${name} is switched on.` : `${name} was not switched off.`),
  )
}
