/** A field that both sides changed to different values. */
export interface EditConflict<Field extends string> {
  field: Field
  mine: string
  theirs: string
}

type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>

/**
 * Merges two edits of the same base, field by field. A field that one side changed takes that value; fields that both
 * changed differently are conflicts, and keep `mine` in the result until the editor has chosen. A field that a side
 * lacks is empty there: rows of a list can be added and removed.
 */
export function mergeEdits<Field extends string>(
  base: Values<Field>,
  mine: Values<Field>,
  theirs: Values<Field>,
): { merged: Record<Field, string>; conflicts: EditConflict<Field>[] } {
  const merged = { ...theirs } as Record<Field, string>
  const conflicts: EditConflict<Field>[] = []
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine)]) as Set<Field>) {
    const [before, here, there] = [base[field] ?? '', mine[field] ?? '', theirs[field] ?? '']
    if (here === before || here === there) continue
    if (field in mine) merged[field] = here
    else delete merged[field]
    if (there !== before) conflicts.push({ field, mine: here, theirs: there })
  }
  return { merged, conflicts }
}
