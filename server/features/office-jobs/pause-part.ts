import type { Transaction } from '#database/connection'
import { changesBetween } from '#domain/access/staff-changes'
import { writeStaffEntry } from '#server/features/staff/public'
import type { JobDefinition } from '#server/platform/jobs/define-job'
import { type Part, switchOff, switchOn } from '#server/platform/jobs/switches'
import type { Actor } from './retry-runs.ts'

/** The part that a name stands for: `jobs` for all jobs, `payments`, or a job; undefined where there is none. */
export function partNamed(name: string, jobs: readonly JobDefinition<unknown>[]): Part | undefined {
  if (name === 'jobs' || name === 'payments') return name
  return jobs.some(job => job.name === name) ? `job ${name}` : undefined
}

/** Pauses a part and logs it; returns false if it is paused already, with the reason of that time. */
export async function pausePart(
  tx: Transaction,
  { staffId }: Actor,
  part: Part,
  { reason }: { reason: string },
): Promise<boolean> {
  if (!(await switchOff(tx, part, reason))) return false
  const changes = changesBetween({ state: 'on' }, { state: 'off' })
  await writeStaffEntry(tx, { staffId, action: 'job-paused', reason: `${part}${reason && `: ${reason}`}`, changes })
  return true
}

/** Resumes a part and logs it; returns false if it was not paused. */
export async function resumePart(tx: Transaction, { staffId }: Actor, part: Part): Promise<boolean> {
  if (!(await switchOn(tx, part))) return false
  const changes = changesBetween({ state: 'off' }, { state: 'on' })
  await writeStaffEntry(tx, { staffId, action: 'job-resumed', reason: part, changes })
  return true
}
