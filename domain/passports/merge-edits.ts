/** A field that both sides changed to different values. */
export interface EditConflict<Field extends string> {
  field: Field
  mine: string
  theirs: string
}

/**
 * Merges two edits of the same base, field by field. A field that one side changed takes that value; fields that both
 * changed differently are conflicts, and keep `mine` in the result until the editor has chosen.
 */
export function mergeEdits<Field extends string>(
  base: Readonly<Record<Field, string>>,
  mine: Readonly<Record<Field, string>>,
  theirs: Readonly<Record<Field, string>>,
): { merged: Record<Field, string>; conflicts: EditConflict<Field>[] } {
  const merged = { ...theirs } as Record<Field, string>
  const conflicts: EditConflict<Field>[] = []
  for (const field of Object.keys(mine) as Field[]) {
    if (mine[field] === base[field] || mine[field] === theirs[field]) continue
    merged[field] = mine[field]
    if (theirs[field] !== base[field]) conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
  }
  return { merged, conflicts }
}
