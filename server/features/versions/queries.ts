import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { ReachRecord } from '#contract/staff/reach-of-endpoints'
import type { Queryable } from '#database/connection'
import { recordVersion, staff } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changeReachOf, mayChange, reachOf } from '#domain/access/roles/reach'
import type { VersionedKind } from '#domain/access/versions'
import { requireInReach } from '#server/platform/auth/require-reach'
import type { VersionedRecord, VersionedRecords } from './versioned-record.ts'

/** The records by whose villas the reach of a permission is checked; others need a permission without limit. */
const reachRecordOf: Partial<Readonly<Record<VersionedKind, ReachRecord>>> = {
  villa: 'villa',
  'villa-prices': 'villa',
  'villa-pictures': 'villa',
  'villa-order': 'region',
  'calendar-feed': 'feed',
  picture: 'picture',
}

/**
 * The kind of a record, if the actor has its permission and reaches the record, to change it or only to read. Throws
 * `not-found` and `reads-only`.
 */
export async function recordOf(
  db: Queryable,
  records: VersionedRecords,
  actor: Staff,
  { kind, recordId, changes = false }: { kind: VersionedKind; recordId: number; changes?: boolean },
): Promise<VersionedRecord> {
  const record = records[kind]
  if (!record || !actor.permissions.includes(record.permission)) throw new ProblemError('not-found')
  if (changes && !mayChange(actor, record.permission)) throw new ProblemError('reads-only')
  const reach = changes ? changeReachOf(actor, record.permission) : reachOf(actor, record.permission)
  const of = reachRecordOf[kind]
  if (!of && reach !== 'everywhere') throw new ProblemError('not-found')
  if (of) await requireInReach(db, reach, [{ record: of, id: recordId }], { whole: changes })
  return record
}

const selectVersions = (db: Queryable) =>
  db
    .select({
      id: recordVersion.id,
      kind: recordVersion.kind,
      recordId: recordVersion.recordId,
      number: recordVersion.number,
      at: recordVersion.at,
      state: recordVersion.state,
      who: staff.name,
    })
    .from(recordVersion)
    .leftJoin(staff, eq(staff.id, recordVersion.staffId))

export type FoundVersion = Awaited<ReturnType<typeof selectVersions>>[number]

const ofRecord = (kind: VersionedKind, recordId: number) =>
  and(eq(recordVersion.kind, kind), eq(recordVersion.recordId, recordId))

/** A version by its id. */
export async function findVersion(db: Queryable, id: number): Promise<FoundVersion | undefined> {
  const [found] = await selectVersions(db).where(eq(recordVersion.id, id))
  return found
}

/** A version of a record by its number. */
export async function findNumber(
  db: Queryable,
  { kind, recordId }: Pick<FoundVersion, 'kind' | 'recordId'>,
  number: number,
): Promise<FoundVersion | undefined> {
  const [found] = await selectVersions(db).where(and(ofRecord(kind, recordId), eq(recordVersion.number, number)))
  return found
}

/** The newest version of a record. */
export async function findLatest(
  db: Queryable,
  kind: VersionedKind,
  recordId: number,
): Promise<{ id: number; number: number } | null> {
  const [found] = await db
    .select({ id: recordVersion.id, number: recordVersion.number })
    .from(recordVersion)
    .where(ofRecord(kind, recordId))
    .orderBy(desc(recordVersion.number))
    .limit(1)
  return found ?? null
}

/** Versions of a record, the newest first: those below or above a number. */
export const findVersions = (
  db: Queryable,
  { kind, recordId }: Pick<FoundVersion, 'kind' | 'recordId'>,
  { below, above, limit }: { below?: number | undefined; above?: number; limit: number },
): Promise<FoundVersion[]> =>
  selectVersions(db)
    .where(
      and(
        ofRecord(kind, recordId),
        below === undefined ? undefined : lt(recordVersion.number, below),
        above === undefined ? undefined : gt(recordVersion.number, above),
      ),
    )
    .orderBy(desc(recordVersion.number))
    .limit(limit)
