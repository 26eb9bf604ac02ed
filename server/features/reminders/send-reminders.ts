import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import { reminder } from '#database/tables'
import { withTransaction } from '#database/transact'
import { type ReminderState, reminderState } from '#domain/lifecycles/reminder-state'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { decideReminder } from './decide-reminder.ts'
import type { World } from './readiness-checks.ts'

/** Batch size of the query; each reminder has a transaction of its own. */
const atOnce = 100

const isDue = and(eq(reminder.state, reminderState.planned), lte(reminder.dueAt, currentTime))

/** Finds the next reminders that are due, without those that this run has tried. */
async function findDue(db: Db, tried: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: reminder.id })
    .from(reminder)
    .where(and(isDue, tried.length > 0 ? notInArray(reminder.id, [...tried]) : undefined))
    .orderBy(asc(reminder.dueAt), asc(reminder.id))
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/** Sends one reminder, unless another process has it: its e-mail and its state are one transaction. */
async function send(tx: Transaction, world: World, id: number): Promise<void> {
  const [due] = await tx
    .select()
    .from(reminder)
    .where(and(eq(reminder.id, id), isDue))
    .for('update', { skipLocked: true })
  const decision = due && (await decideReminder(tx, world, due))
  if (!decision) return
  const change: { dueAt: Date } | { state: ReminderState } =
    'until' in decision ? { dueAt: new Date(decision.until) } : { state: decision.state }
  await tx
    .update(reminder)
    .set({ ...change, ...('state' in change && { settledAt: sql`app_now()` }) })
    .where(eq(reminder.id, id))
}

/** Sends the reminders that are due. One that fails is logged and tried again by the next run. */
export async function run(
  { db, ...world }: JobContext,
  _payload: object,
  { signal, log }: Pick<Task, 'signal' | 'log'>,
): Promise<void> {
  const tried: number[] = []
  for (let due = await findDue(db, tried); due.length > 0; due = await findDue(db, tried))
    for (const id of due) {
      if (signal.aborted) return
      tried.push(id)
      await withTransaction(db, tx => send(tx, world, id)).catch(error =>
        log.error({ error, reminderId: id }, 'a reminder was not sent'),
      )
    }
}
