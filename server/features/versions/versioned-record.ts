import type { Queryable, Transaction } from '#database/connection'
import type { Permission, Staff } from '#domain/access/actor'
import type { RecordState, VersionedKind } from '#domain/access/versions'

/** How versions of a kind of record are read and restored. */
export interface VersionedRecord {
  /** Staff with this permission see its versions and restore them. */
  permission: Permission
  /** Restoring it needs a recent second factor. */
  isSensitive?: true
  /** The present state of a record with its name; with `lock` it stays so until the transaction ends. */
  find: (
    db: Queryable,
    recordId: number,
    options?: { lock: true },
  ) => Promise<{ name: string; state: RecordState } | undefined>
  /**
   * Writes a state as a new version with the action `record-reverted`, by the rules of every edit, and returns the
   * number of the version. Throws problems for a state that the record can no longer have.
   */
  restore: (tx: Transaction, actor: Staff, wanted: { recordId: number; state: RecordState }) => Promise<number>
}

/** The kinds of records that can be restored. */
export type VersionedRecords = Partial<Readonly<Record<VersionedKind, VersionedRecord>>>
