import { ProblemError } from '#contract/problems'
import { withTransaction } from '#database/transact'
import {
  findQueuedRuns,
  listFailedRuns,
  partNamed,
  pausePart,
  resumePart,
  retryFailedRuns,
  retryRun,
} from '#server/features/office-jobs/public'
import { jobs as allJobs } from '#server/jobs'
import { findSwitchedOff, type Part } from '#server/platform/jobs/switches'
import { findLastTrial, type LastTrial } from './backup/last-trial.ts'
import { findTrialObstacle } from './backup/trial-database.ts'
import { CommandFailed, type Terminal, withSite } from './site.ts'

/** The row of a table, its cells padded to columns. */
const line = (...cells: unknown[]) => cells.map((cell, column) => String(cell).padEnd(column === 0 ? 30 : 10)).join(' ')

const describeTrial = ({ restoredAt }: LastTrial) =>
  restoredAt
    ? `A backup was last restored on trial at ${restoredAt.toISOString()}.`
    : 'No backup was restored on trial within the last week.'

/** Actions at the command line have no member of staff. */
const operator = { staffId: undefined }

/** Lists the jobs that wait, run or have failed, and what is switched off. */
export const listJobs = (terminal: Terminal): Promise<void> =>
  withSite(terminal, async ({ configuration, db, print }) => {
    print(line('job', 'waiting', 'retrying', 'active', 'failed', 'waiting since'))
    for (const { name, waiting, retrying, active, failed, waitingSince } of await findQueuedRuns(db))
      if (waiting + retrying + active + failed > 0)
        print(line(name, waiting, retrying, active, failed, waitingSince?.toISOString() ?? ''))
    for (const { name, id, reason } of (await listFailedRuns(db)).runs) print(line(name, 'failed', id, reason))
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
  if (id !== undefined && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    throw new CommandFailed(`${id} is not the id of a job.`)
  return withSite(terminal, async ({ db, print }) => {
    if (id !== undefined) {
      await withTransaction(db, tx => retryRun(tx, operator, id)).catch((error: unknown) => {
        throw error instanceof ProblemError ? new CommandFailed(`There is no failed job ${id}.`) : error
      })
      return print('1 jobs are retried.')
    }
    let total = 0
    for (const { name, failed } of await findQueuedRuns(db)) {
      // Each call retries as many as one transaction may.
      for (let left = failed; left > 0; ) {
        const count = await withTransaction(db, tx => retryFailedRuns(tx, operator, name))
        total += count
        left = count === 0 ? 0 : left - count
      }
    }
    print(`${total} jobs are retried.`)
  })
}

const partOf = (name: string): Part => {
  const part = partNamed(name, allJobs)
  if (!part) throw new CommandFailed(`There is no job ${name}. \`npm run admin -- jobs list\` names those that wait.`)
  return part
}

/** Pauses one job, all `jobs`, or card `payments`; running processes notice within seconds. */
export const pause = (terminal: Terminal, name: string, { reason = '' }: { reason?: string }): Promise<void> => {
  const part = partOf(name)
  return withSite(terminal, async ({ db, print }) => {
    const isPaused = await withTransaction(db, tx => pausePart(tx, operator, part, { reason }))
    print(isPaused ? `${name} is switched off.` : `${name} was switched off already.`)
  })
}

/** Resumes what was paused. */
export const resume = (terminal: Terminal, name: string): Promise<void> => {
  const part = partOf(name)
  return withSite(terminal, async ({ db, print }) => {
    const isResumed = await withTransaction(db, tx => resumePart(tx, operator, part))
    print(isResumed ? `${name} is switched on.` : `${name} was not switched off.`)
  })
}
