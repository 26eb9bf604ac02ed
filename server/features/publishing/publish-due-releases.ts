import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import { postgresError } from '#database/failure'
import { contentRelease, staff } from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { publishItems } from './releases.ts'

const isDue = and(eq(contentRelease.state, 'planned'), lte(contentRelease.publishAt, currentTime))

/**
 * The person in whose name a release is published, if they still work here and may edit content (PD-215). Their right can
 * have ended since they planned it.
 */
async function findPlanner(tx: Transaction, staffId: number | null): Promise<Staff | undefined> {
  if (staffId === null) return undefined
  const [found] = await tx
    .select({ permissions: staff.permissions })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.leftAt)))
    .for('share')
  return found?.permissions.includes('content') ? { kind: 'staff', staffId, permissions: found.permissions } : undefined
}

/** Publishes a release, unless another process has it: its state and what it publishes are one transaction. */
async function publishDue(tx: Transaction, id: number): Promise<void> {
  const [release] = await tx
    .select()
    .from(contentRelease)
    .where(and(eq(contentRelease.id, id), isDue))
    .for('update', { skipLocked: true })
  if (!release) return
  const planner = await findPlanner(tx, release.staffId)
  if (!planner) throw new ProblemError('planner-may-not-publish')
  await publishItems(tx, planner, release)
}

/**
 * The reason why a release failed: a problem code, the first field, and the record. Undefined where the release is not at
 * fault: a later run can publish it.
 */
function failureOf(error: unknown): string | undefined {
  // The database refuses a value: it will do so each time.
  if (/^2[23]/.test(postgresError(error)?.code ?? '')) return 'invalid-input'
  if (!(error instanceof ProblemError)) return undefined
  const { code, errors, more } = error
  return [code, errors?.[0]?.field.replace(/^body\./, ''), more?.record].filter(Boolean).join(' · ')
}

async function noteFailure(db: Db, id: number, failure: string): Promise<void> {
  await db
    .update(contentRelease)
    .set({ state: 'failed', failure })
    .where(and(eq(contentRelease.id, id), isDue))
}

/**
 * Publishes the releases that are due. One that cannot be published waits for staff, with the reason; no failure keeps
 * the others from being published.
 */
export async function run({ db }: JobContext, _: object, { signal, log }: Task): Promise<void> {
  const due = await db
    .select({ id: contentRelease.id })
    .from(contentRelease)
    .where(isDue)
    .orderBy(asc(contentRelease.publishAt), sql`${contentRelease.id}`)
    .limit(100)
  const unexpected: unknown[] = []
  for (const { id } of due) {
    if (signal.aborted) break
    try {
      await withTransaction(db, tx => publishDue(tx, id))
    } catch (error) {
      const failure = failureOf(error)
      if (failure === undefined || !(error instanceof ProblemError)) unexpected.push(error)
      if (failure === undefined) continue
      log.warn({ release: id, failure }, 'a planned release could not be published')
      await noteFailure(db, id, failure)
    }
  }
  // The job fails, is logged and runs again.
  if (unexpected.length > 0) throw unexpected[0]
}
