import { useState } from 'react'
import { noSelection, type Selection, selectRow, selectShown } from '#domain/office-lists/selection'

/** The ids of the rows that are on the page, in its order. */
const shownRows = (within: Element | null): number[] =>
  [...(within?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? [])].map(box => Number(box.dataset.row))

/** The rows that are selected on a list: some by their ids, or all that match its filter with their number. */
export interface ListSelection {
  ids: ReadonlySet<number>
  /** The number of records of the filter, if all of them are selected. */
  all: number | undefined
  has: (id: number) => boolean
  /** A click on the box of a row; with `range` up to the last clicked one. */
  toggle: (box: HTMLInputElement, range: boolean) => void
  /** A click on the box of the header. */
  toggleShown: (box: HTMLInputElement) => void
  selectAll: (count: number) => void
  clear: () => void
}

const listOf = (box: HTMLInputElement) => box.closest('[data-selectable]')

/** The selection of a list; another filter, by its key, begins with none. */
export function useSelection(filterKey: string): ListSelection {
  const [state, setState] = useState({ key: filterKey, selection: noSelection, all: undefined as number | undefined })
  const { selection, all } = state.key === filterKey ? state : { selection: noSelection, all: undefined }
  const set = (next: Selection, count?: number) => setState({ key: filterKey, selection: next, all: count })
  return {
    ids: selection.ids,
    all,
    has: id => all !== undefined || selection.ids.has(id),
    toggle: (box, range) => {
      const rows = shownRows(listOf(box))
      // After "all" a click leaves the rows that are shown without the clicked one.
      const before = all === undefined ? selection : { ids: new Set(rows), anchor: undefined }
      set(selectRow(before, rows, { id: Number(box.dataset.row), range }))
    },
    toggleShown: box => set(all === undefined ? selectShown(selection, shownRows(listOf(box))) : noSelection),
    selectAll: count => set(noSelection, count),
    clear: () => set(noSelection),
  }
}
