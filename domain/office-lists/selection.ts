/** Selected rows of a list: their ids, or all that match its filter. */
export interface Selection {
  ids: ReadonlySet<number>
  /** The row of the last click, where a range begins. */
  anchor: number | undefined
}

export const noSelection: Selection = { ids: new Set(), anchor: undefined }

/**
 * The selection after a click on the checkbox of a row. With `range` all rows between the last clicked one and this one
 * take its new state; `rows` are the ids of the list in its order.
 */
export function selectRow(
  { ids, anchor }: Selection,
  rows: readonly number[],
  { id, range }: { id: number; range: boolean },
): Selection {
  const isSelected = !ids.has(id)
  const from = range && anchor !== undefined ? rows.indexOf(anchor) : -1
  const to = rows.indexOf(id)
  const concerned = from < 0 || to < 0 ? [id] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  const next = new Set(ids)
  for (const row of concerned) {
    if (isSelected) next.add(row)
    else next.delete(row)
  }
  return { ids: next, anchor: id }
}

/** The selection after a click on the checkbox of the header: all rows that are shown, or none if all were selected. */
export function selectShown({ ids }: Selection, rows: readonly number[]): Selection {
  if (rows.length > 0 && rows.every(row => ids.has(row))) return noSelection
  return { ids: new Set([...ids, ...rows]), anchor: undefined }
}
