import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { recordVersion } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { VersionedAction } from '#domain/access/staff'
import type { RecordState, VersionedKind } from '#domain/access/versions'
import { writeStaffEntry } from '#server/features/staff/public'

/** A change of a record by staff. */
export interface VersionChange {
  kind: VersionedKind
  recordId: number
  /** Null for a new record. */
  before: RecordState | null
  /** Null for a removed record. */
  after: RecordState | null
  action: VersionedAction
  /** The name of the record, and what was done; shown in the staff log. */
  reason: string
}

/**
 * Writes the version of a record that staff changed, and its entry of the staff log, in the transaction of the change.
 * The first change of a record also keeps the state that it found. Returns the number of the version.
 */
export async function writeVersion(tx: Transaction, { staffId }: Staff, change: VersionChange): Promise<number> {
  const { kind, recordId, before, after, action, reason } = change
  const record = `${kind} ${recordId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${record}, 0))`)
  const [latest] = await tx
    .select({ number: recordVersion.number })
    .from(recordVersion)
    .where(and(eq(recordVersion.kind, kind), eq(recordVersion.recordId, recordId)))
    .orderBy(desc(recordVersion.number))
    .limit(1)
  const isFirst = latest === undefined && before !== null
  if (isFirst) await tx.insert(recordVersion).values({ kind, recordId, number: 1, state: before })
  const number = isFirst ? 2 : (latest?.number ?? 0) + 1
  const [made] = await tx
    .insert(recordVersion)
    .values({ kind, recordId, number, staffId, state: after })
    .returning({ id: recordVersion.id })
  if (!made) throw new Error(`No version of ${record} was written.`)
  await writeStaffEntry(tx, { staffId, action, reason, versionId: made.id })
  return number
}
