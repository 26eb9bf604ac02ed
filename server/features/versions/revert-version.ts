import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { fieldDifferences, restoredState } from '#domain/access/versions'
import { findLatest, findNumber, findVersion, recordOf } from './queries.ts'
import type { VersionedRecords } from './versioned-record.ts'

interface Reversion {
  id: number
  /** Undo the change of the version, or restore its state. */
  to: 'undo' | 'restore'
  /** The newest version that the actor saw. */
  latest: number
  /** The fields; all of them without it. */
  paths?: readonly string[] | undefined
  /** The actor has proven their second factor again: sensitive kinds need it. */
  hasRecentSecondFactor: boolean
}

/**
 * Gives fields of a record the values that they had before a version, or in it, as a new version. Throws `not-found`,
 * `edited-meanwhile` where there is a newer version than the actor saw, `not-in-this-state` where there is nothing to
 * return to, `second-factor-needed`, and the problems of the record.
 */
export async function revertVersion(
  tx: Transaction,
  records: VersionedRecords,
  actor: Staff,
  { id, to, latest, paths, hasRecentSecondFactor }: Reversion,
): Promise<{ number: number }> {
  const version = await findVersion(tx, id)
  if (!version) throw new ProblemError('not-found')
  const { kind, recordId, number, state } = version
  const record = await recordOf(tx, records, actor, { kind, recordId, changes: true })
  if (record.isSensitive && !hasRecentSecondFactor) throw new ProblemError('second-factor-needed')
  const current = await record.find(tx, recordId, { lock: true })
  const newest = await findLatest(tx, kind, recordId)
  if (!current || !newest) throw new ProblemError('not-found')
  if (newest.number !== latest) throw new ProblemError('edited-meanwhile')
  const before = to === 'undo' ? await findNumber(tx, version, number - 1) : undefined
  if (!state || (to === 'undo' && !before?.state)) throw new ProblemError('not-in-this-state')
  const differences =
    to === 'undo' ? fieldDifferences(before?.state ?? null, state) : fieldDifferences(current.state, state)
  const wanted = paths ? differences.filter(({ path }) => paths.includes(path)) : differences
  const restored = restoredState(current.state, wanted, to === 'undo' ? 'before' : 'after')
  if (fieldDifferences(current.state, restored).length === 0) return { number: latest }
  const restoredNumber = await record.restore(tx, actor, { recordId, state: restored })
  // The former state can lie in another region.
  await recordOf(tx, records, actor, { kind, recordId, changes: true })
  return { number: restoredNumber }
}
