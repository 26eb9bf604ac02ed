import { useDraftState } from '#web/features/forms/public'

/** A list of a form, stored as text in its draft and in one hidden field, so that it survives a reload. */
export function useListField<Row>(draft: string, name: string, initial: readonly Row[]) {
  const [stored, store] = useDraftState(draft, name)
  const rows = stored === undefined ? initial : (JSON.parse(stored) as readonly Row[])
  const set = (next: readonly Row[]) => store(JSON.stringify(next))
  return {
    rows,
    /** The value of the hidden field, for `useForm` too. */
    text: stored ?? JSON.stringify(initial),
    set,
    change: (at: number, row: Row) => set(rows.map((each, i) => (i === at ? row : each))),
    add: (row: Row) => set([...rows, row]),
    remove: (at: number) => set(rows.filter((_, i) => i !== at)),
    /** Moves a row up (-1) or down (1). */
    move: (at: number, by: -1 | 1) => {
      const [row, other] = [rows[at], rows[at + by]]
      if (row !== undefined && other !== undefined)
        set(rows.map((each, i) => (i === at ? other : i === at + by ? row : each)))
    },
  }
}

export type ListField<Row> = ReturnType<typeof useListField<Row>>
