import { mergeFields } from '#domain/access/merge'
import type { RecordState } from '#domain/access/versions'
import { ApiError } from '#web/lib/api-client'

/** The fields of a record with the revision that has them. */
export interface RecordBase {
  revision: number
  fields: RecordState
}

/** Two edits of the same fields, between which a person decides. */
export interface EditConflict {
  /** The fields that both changed. */
  conflicts: string[]
  /** The revision that the colleague saved. */
  revision: number
  base: RecordState
  theirs: RecordState
  mine: RecordState
  /** All fields, with mine where both differ. */
  merged: RecordState
}

interface MergedSave<Saved> {
  /** The state on which the edit is based. */
  base: RecordBase
  mine: RecordState
  /** Saves fields over the state of a revision; `isFirst` is false once they are those of two edits. */
  send: (edit: RecordBase, isFirst: boolean) => Promise<Saved>
  /** Loads what a colleague saved; undefined where the record cannot be edited any more. */
  load: () => Promise<RecordBase | undefined>
}

/** Attempts while colleagues save other fields. */
const maxAttempts = 3

export const isEditedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'edited-meanwhile'

/**
 * Saves an edit. Where a colleague has saved meanwhile, fields that only one of us changed are brought together; fields
 * that both changed come back as a conflict.
 */
export async function saveMerged<Saved>(edit: MergedSave<Saved>): Promise<{ saved: Saved } | EditConflict> {
  const { base, mine, send, load } = edit
  let now: RecordBase = { revision: base.revision, fields: mine }
  for (let attempt = 1; ; attempt++) {
    try {
      return { saved: await send(now, attempt === 1) }
    } catch (error) {
      const current = isEditedMeanwhile(error) && attempt < maxAttempts ? await load() : undefined
      if (!current) throw error
      const theirs = current.fields
      const { fields: merged, conflicts } = mergeFields(base.fields, theirs, mine)
      if (conflicts.length > 0)
        return { conflicts, revision: current.revision, base: base.fields, theirs, mine, merged }
      now = { revision: current.revision, fields: merged }
    }
  }
}
