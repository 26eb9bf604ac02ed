import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { viewOf } from '#admin/ui/follow-drag'
import type { PricedVilla } from '#contract/staff/office-prices'
import type { Stay } from '#domain/calendar/stay'
import { useT } from '#web/messages'
import styles from '../prices.module.css'
import { type Cell, columnsOf, moveSelection, rowsOf, type Selection } from '../selection'
import { nameWidth, positionsBetween, rowHeight, scrollToCell, weekWidth } from './grid-layout'
import { GridHeads, GridRow } from './grid-row'
import { useDragSelect } from './use-drag-select'
import { useShownCells } from './use-shown-cells'

interface PriceGridProps {
  villas: readonly PricedVilla[]
  weeks: readonly Stay[]
  selection: Selection | undefined
  /** Taps extend the selection instead of beginning a new one. */
  isExtending: boolean
  /** The week with which the grid opens. */
  openAt: number
  onSelect: (selection: Selection | undefined) => void
  onUndo: () => void
  /** The last rows are near. */
  onEnd: () => void
}

const isCommand = (event: { ctrlKey: boolean; metaKey: boolean }) => event.ctrlKey || event.metaKey

// biome-ignore-start lint/a11y/useSemanticElements: rows are placed by their position; a table cannot leave rows out.
/**
 * The year of many villas: a row a villa, a column a week. One grid of the keyboard, with one handler an event; rows and
 * columns outside the view are absent.
 */
export function PriceGrid(props: PriceGridProps) {
  const { villas, weeks, selection, isExtending, openAt, onSelect, onUndo, onEnd } = props
  const t = useT()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const size = { rows: villas.length, columns: weeks.length }
  const shown = useShownCells(scroller)
  const lastRow = Math.min(shown?.lastRow ?? -1, size.rows - 1)
  const columns = {
    firstColumn: shown?.firstColumn ?? 0,
    lastColumn: Math.min(shown?.lastColumn ?? -1, size.columns - 1),
  }
  const press = useDragSelect(scroller, { size, selection, isExtending, onSelect })
  useEffect(() => {
    if (lastRow >= villas.length - 20) onEnd()
  }, [lastRow, villas.length, onEnd])

  const reveal = (cell: Cell) => scroller.current?.scrollTo(scrollToCell(cell, viewOf(scroller.current)))

  // A restored selection is in view, or else the week with which the grid opens.
  const opened = useRef({ openAt, reveal })
  opened.current = { openAt, reveal }
  const isRestored = useRef(false)
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = opened.current.openAt * weekWidth
  }, [])
  useEffect(() => {
    if (!selection || isRestored.current) return
    isRestored.current = true
    opened.current.reveal(selection.focus)
  }, [selection])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCommand(event) && event.key.toLowerCase() === 'z' && !event.shiftKey) {
      event.preventDefault()
      onUndo()
      return
    }
    if (event.key === 'Escape' && selection) return onSelect(undefined)
    const start = selection ?? { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }
    const moved = moveSelection(start, { key: event.key, shiftKey: event.shiftKey, isCommand: isCommand(event) }, size)
    if (!moved || villas.length === 0) return
    event.preventDefault()
    // The first key chooses the first cell, unless it chooses all.
    const next = selection || isCommand(event) ? moved : start
    onSelect(next)
    reveal(next.focus)
  }
  const selectRowOrColumn = (event: MouseEvent) => {
    const { row, column } = (event.target as HTMLElement).closest('button')?.dataset ?? {}
    const last = { row: size.rows - 1, column: size.columns - 1 }
    if (row) onSelect({ anchor: { row: Number(row), column: 0 }, focus: { row: Number(row), column: last.column } })
    if (column)
      onSelect({ anchor: { row: 0, column: Number(column) }, focus: { row: last.row, column: Number(column) } })
  }

  const chosenRows = selection && rowsOf(selection)
  const chosenColumns = selection && columnsOf(selection)
  const width = nameWidth + weeks.length * weekWidth
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={styles.grid}
      style={{ '--width': `${width}px` } as CSSProperties}
      aria-label={t('admin_prices_grid')}
      aria-describedby={`${id}-keys`}
      aria-multiselectable="true"
      aria-rowcount={villas.length + 1}
      aria-colcount={weeks.length + 1}
      aria-activedescendant={selection ? `${id}-${selection.focus.row}-${selection.focus.column}` : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onClick={selectRowOrColumn}
    >
      <p id={`${id}-keys`} hidden>
        {t('admin_prices_grid_keys')}
      </p>
      <GridHeads weeks={weeks} {...columns} />
      <div role="rowgroup" className={styles.body} style={{ height: villas.length * rowHeight }}>
        {positionsBetween(shown?.firstRow ?? 0, lastRow).map(row => {
          const villa = villas[row]
          if (!villa) return null
          const isChosen = chosenRows !== undefined && row >= chosenRows.first && row <= chosenRows.last
          return (
            <GridRow
              key={villa.id}
              id={id}
              villa={villa}
              weeks={weeks}
              row={row}
              {...columns}
              firstSelected={isChosen ? (chosenColumns?.first ?? -1) : -1}
              lastSelected={isChosen ? (chosenColumns?.last ?? -1) : -1}
              focused={selection?.focus.row === row ? selection.focus.column : -1}
            />
          )
        })}
      </div>
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: see above.
