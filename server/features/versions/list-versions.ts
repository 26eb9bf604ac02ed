import { ProblemError } from '#contract/problems'
import type { RecordVersion, ShownRecordVersion } from '#contract/staff/versions'
import type { Queryable } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { mayChange } from '#domain/access/roles/reach'
import { fieldDifferences, isSameField, type RecordState, type VersionedKind } from '#domain/access/versions'
import { type FoundVersion, findLatest, findNumber, findVersion, findVersions, recordOf } from './queries.ts'
import type { VersionedRecords } from './versioned-record.ts'

const maxAtOnce = 20
const maxLater = 50

const presentVersion = ({ id, number, at, who, state }: FoundVersion, before: RecordState | null): RecordVersion => ({
  id,
  number,
  at: at.toISOString(),
  who,
  changes: fieldDifferences(before, state),
})

/** Lists the versions of a record, the newest first, each compared with the one before. Throws `not-found`. */
export async function listVersions(
  db: Queryable,
  records: VersionedRecords,
  actor: Staff,
  { kind, recordId, cursor }: { kind: VersionedKind; recordId: number; cursor?: number | undefined },
): Promise<{ versions: RecordVersion[]; next: number | null }> {
  await recordOf(db, records, actor, { kind, recordId })
  const found = await findVersions(db, { kind, recordId }, { below: cursor, limit: maxAtOnce + 1 })
  // The state that the first change found is no change of its own.
  const versions = found
    .slice(0, maxAtOnce)
    .map((version, i) => presentVersion(version, found[i + 1]?.state ?? null))
    .filter(({ number, who }) => number > 1 || who !== null)
  return { versions, next: found.length > maxAtOnce ? (found[maxAtOnce - 1]?.number ?? null) : null }
}

/** A version compared with the one before or another, and later versions that changed the same fields. Throws `not-found`. */
export async function getVersion(
  db: Queryable,
  records: VersionedRecords,
  actor: Staff,
  { id, against }: { id: number; against?: number | undefined },
): Promise<ShownRecordVersion> {
  const version = await findVersion(db, id)
  if (!version) throw new ProblemError('not-found')
  const record = await recordOf(db, records, actor, version)
  const { kind, recordId, number } = version
  const [other, current, latest, later] = await Promise.all([
    findNumber(db, version, against ?? number - 1),
    record.find(db, recordId),
    findLatest(db, kind, recordId),
    findVersions(db, version, { above: number, limit: maxLater }),
  ])
  if (against !== undefined && !other) throw new ProblemError('not-found')
  const shown = presentVersion(version, other?.state ?? null)
  const changedPaths = shown.changes.map(({ path }) => path)
  const laterChanges = later.map((each, i) => {
    const before = later[i + 1]?.state ?? version.state
    const paths = fieldDifferences(before, each.state).map(({ path }) => path)
    return {
      id: each.id,
      number: each.number,
      at: each.at.toISOString(),
      who: each.who,
      paths: paths.filter(path => changedPaths.some(changed => isSameField(path, changed))),
    }
  })
  return {
    ...shown,
    kind,
    recordId,
    name: current?.name ?? '',
    against: other?.number ?? null,
    latest: latest?.number ?? number,
    later: laterChanges.filter(({ paths }) => paths.length > 0),
    isRevertible: current !== undefined && version.state !== null && mayChange(actor, record.permission),
  }
}
