import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import { recordVersion } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { writeStaffEntries } from '#server/features/staff/public'
import type { VersionChange } from './write-version.ts'

/** Writes the versions of many records of one kind, as `writeVersion` does, in a fixed number of statements. */
export async function writeVersions(
  tx: Transaction,
  { staffId }: Staff,
  changes: readonly VersionChange[],
): Promise<void> {
  const [first] = changes
  if (!first) return
  const { kind } = first
  if (changes.some(change => change.kind !== kind)) throw new Error('Versions of one call are of one kind.')
  const ids = changes.map(({ recordId }) => recordId).toSorted((a, b) => a - b)
  const records = ids.map(id => `${kind} ${id}`)
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(record, 0)) from unnest(${sql.param(records)}::text[]) record`,
  )
  const latest = await tx
    .select({ recordId: recordVersion.recordId, number: sql<number>`max(${recordVersion.number})`.mapWith(Number) })
    .from(recordVersion)
    .where(and(eq(recordVersion.kind, kind), inArray(recordVersion.recordId, ids)))
    .groupBy(recordVersion.recordId)
  const numbers = new Map(latest.map(({ recordId, number }) => [recordId, number]))
  const found = changes.flatMap(({ recordId, before }) =>
    numbers.has(recordId) || before === null ? [] : [{ kind, recordId, number: 1, state: before }],
  )
  await insertAll(found, rows => tx.insert(recordVersion).values(rows))
  for (const { recordId } of found) numbers.set(recordId, 1)
  const made = new Map<number, number>()
  const versions = changes.map(({ recordId, after }) => ({
    kind,
    recordId,
    number: (numbers.get(recordId) ?? 0) + 1,
    staffId,
    state: after,
  }))
  await insertAll(versions, async rows => {
    const columns = { id: recordVersion.id, recordId: recordVersion.recordId }
    for (const { id, recordId } of await tx.insert(recordVersion).values(rows).returning(columns))
      made.set(recordId, id)
  })
  await writeStaffEntries(
    tx,
    changes.map(({ recordId, action, reason }) => ({ staffId, action, reason, versionId: made.get(recordId) ?? 0 })),
  )
}
