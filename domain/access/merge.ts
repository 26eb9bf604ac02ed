import { isRecord, isSameValue, type RecordState, withField } from './versions.ts'

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
  for (const field of new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])) {
    const [isTheirs, isMine] = [theirs, mine].map(edit => !isSameValue(base[field], edit[field]))
    fields[field] = isMine ? mine[field] : theirs[field]
    if (isTheirs && isMine && !isSameValue(theirs[field], mine[field])) conflicts.push(field)
  }
  return { fields, conflicts }
}

/** A state with its parts as fields of their own, by path: `tagline.de`. Empty texts count as absent. */
export const flatFields = (state: RecordState): RecordState =>
  Object.fromEntries(
    Object.entries(state).flatMap(([name, value]): [string, unknown][] => {
      if (isRecord(value)) return Object.entries(flatFields(value)).map(([part, inner]) => [`${name}.${part}`, inner])
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )

/** The state of fields by path; fields without a value are left out. */
export const nestedFields = (fields: RecordState): RecordState =>
  Object.entries(fields).reduce<RecordState>(
    (state, [path, value]) => (value === undefined ? state : withField(state, path.split('.'), value)),
    {},
  )
