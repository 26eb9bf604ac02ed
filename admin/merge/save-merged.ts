import { mergeFields } from '#domain/access/merge'
import type { RecordState } from '#domain/access/versions'
import { ApiError } from '#web/lib/api-client'

/** The fields of a record with the revision that has them; a record of several rows has several revisions. */
export interface RecordBase<Revision = number> {
  revision: Revision
  fields: RecordState
}

/** A record as a colleague saved it. */
export interface NewerRecord<Revision = number> extends RecordBase<Revision> {
  /** The result of the edit for these fields, for an edit that changes values relative to others. */
  mine?: RecordState
}

/** Fields to save over the state of a revision. */
export interface MergedEdit<Revision = number> extends RecordBase<Revision> {
  /** The fields as that revision has them. */
  over: RecordState
}

/** Two edits of the same fields, between which a person decides. */
export interface EditConflict<Revision = number> {
  /** The fields that both changed. */
  conflicts: string[]
  /** The revision that the colleague saved. */
  revision: Revision
  base: RecordState
  theirs: RecordState
  mine: RecordState
  /** All fields, with mine where both differ. */
  merged: RecordState
}

interface MergedSave<Saved, Revision> {
  /** The state on which the edit is based. */
  base: RecordBase<Revision>
  mine: RecordState
  /** Saves fields; `isFirst` is false once they are those of two edits. */
  send: (edit: MergedEdit<Revision>, isFirst: boolean) => Promise<Saved>
  /** The state that a colleague saved: of the refusal, or loaded. Undefined where the record cannot be edited any more. */
  load: (refusal: ApiError) => Promise<NewerRecord<Revision> | undefined>
}

/** Attempts while colleagues save other fields. */
const maxAttempts = 3

/** Whether an edit was refused because its state has changed since. */
export const isEditedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'edited-meanwhile' || error.code === 'changed-since')

/** Reads the state that a refused edit brings along as `current`; undefined where there is none any more. */
export const currentBy =
  <Current, Newer>(newerOf: (current: Current) => Newer) =>
  async (refusal: ApiError): Promise<Newer | undefined> => {
    const current = refusal.problem.current as Current | null | undefined
    return current ? newerOf(current) : undefined
  }

/**
 * Saves an edit. Where a colleague has saved meanwhile, fields that only one of us changed are brought together; fields
 * that both changed come back as a conflict.
 */
export async function saveMerged<Saved, Revision = number>(
  edit: MergedSave<Saved, Revision>,
): Promise<{ saved: Saved } | EditConflict<Revision>> {
  const { base, send, load } = edit
  let { mine } = edit
  let now: MergedEdit<Revision> = { revision: base.revision, fields: mine, over: base.fields }
  for (let attempt = 1; ; attempt++) {
    try {
      return { saved: await send(now, attempt === 1) }
    } catch (error) {
      const current = isEditedMeanwhile(error) && attempt < maxAttempts ? await load(error) : undefined
      if (!current) throw error
      const theirs = current.fields
      mine = current.mine ?? mine
      const { fields: merged, conflicts } = mergeFields(base.fields, theirs, mine)
      if (conflicts.length > 0)
        return { conflicts, revision: current.revision, base: base.fields, theirs, mine, merged }
      now = { revision: current.revision, fields: merged, over: theirs }
    }
  }
}
