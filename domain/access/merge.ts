import { isSameValue, type RecordState } from './versions.ts'

/** Two edits of the same fields, brought together. */
export interface Merged {
  /** Each field with its value: of the edit that changed it, and mine where both did. */
  fields: RecordState
  /** The fields that both changed, to different values. */
  conflicts: string[]
}

/**
 * Brings my edit together with one that was saved meanwhile. A field that only one of them changed has that value; a
 * field that both changed differently is a conflict, and a person decides.
 */
export function mergeFields(base: RecordState, theirs: RecordState, mine: RecordState): Merged {
  const fields: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const field of Object.keys(mine)) {
    const [isTheirs, isMine] = [theirs, mine].map(edit => !isSameValue(base[field], edit[field]))
    fields[field] = isMine ? mine[field] : theirs[field]
    if (isTheirs && isMine && !isSameValue(theirs[field], mine[field])) conflicts.push(field)
  }
  return { fields, conflicts }
}
