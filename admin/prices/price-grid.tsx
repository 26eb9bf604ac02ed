import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useId, useRef } from 'react'
import type { PricedVilla } from '#contract/staff/office-prices'
import type { Stay } from '#domain/calendar/stay'
import { weekTerms } from '#domain/pricing/paint-seasons'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { describeWeek, leadCents, shortAmount, weekdayInitials, weekName } from './price-words'
import styles from './prices.module.css'
import { type Cell, columnsOf, moveSelection, rowsOf, type Selection } from './selection'

/** Height of a row and width of a week in pixels; the style sheet has the same. */
const rowHeight = 48
const weekWidth = 64
const nameWidth = 208

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

/** The cell under a pointer, by its position in the grid. */
function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): Cell | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')
  const [row, column] = element?.dataset.cell?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

// biome-ignore-start lint/a11y/useSemanticElements: rows are placed by their position; a table cannot leave rows out.
/** The year of many villas: a row a villa, a column a week. One grid of the keyboard; rows outside the view are absent. */
export function PriceGrid(props: PriceGridProps) {
  const { villas, weeks, selection, isExtending, openAt, onSelect, onUndo, onEnd } = props
  const t = useT()
  const language = useLanguage()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const dragging = useRef<Cell>(undefined)
  const virtual = useVirtualizer({
    count: villas.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const rows = virtual.getVirtualItems()
  const lastRow = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastRow >= villas.length - 20) onEnd()
  }, [lastRow, villas.length, onEnd])

  const reveal = ({ row, column }: Cell) => {
    virtual.scrollToIndex(row, { align: 'auto' })
    const view = scroller.current
    if (!view) return
    const left = column * weekWidth
    if (left < view.scrollLeft) view.scrollLeft = left
    const right = left + weekWidth + nameWidth - view.clientWidth
    if (right > view.scrollLeft) view.scrollLeft = right
  }

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
    const size = { rows: villas.length, columns: weeks.length }
    const moved = moveSelection(start, { key: event.key, shiftKey: event.shiftKey, isCommand: isCommand(event) }, size)
    if (!moved || villas.length === 0) return
    event.preventDefault()
    // The first key chooses the first cell, unless it chooses all.
    const next = selection || isCommand(event) ? moved : start
    onSelect(next)
    reveal(next.focus)
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    const cell = cellAt(event)
    if (!cell) return
    const anchor = (event.shiftKey || isExtending) && selection ? selection.anchor : cell
    onSelect({ anchor, focus: cell })
    // A finger scrolls; it selects by taps.
    if (event.pointerType !== 'touch') dragging.current = anchor
  }
  const drag = (event: PointerEvent) => {
    const anchor = dragging.current
    if (!anchor || event.buttons === 0) return
    const cell = cellAt(event)
    if (cell && (cell.row !== selection?.focus.row || cell.column !== selection.focus.column))
      onSelect({ anchor, focus: cell })
  }

  const chosenRows = selection && rowsOf(selection)
  const chosenColumns = selection && columnsOf(selection)
  const last = { row: villas.length - 1, column: weeks.length - 1 }
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={styles.grid}
      aria-label={t('admin_prices_grid')}
      aria-describedby={`${id}-keys`}
      aria-multiselectable="true"
      aria-rowcount={villas.length + 1}
      aria-colcount={weeks.length + 1}
      aria-activedescendant={selection ? `${id}-${selection.focus.row}-${selection.focus.column}` : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => {
        dragging.current = undefined
      }}
    >
      <p id={`${id}-keys`} hidden>
        {t('admin_prices_grid_keys')}
      </p>
      <div role="row" aria-rowindex={1} tabIndex={-1} className={styles.heads}>
        <span role="columnheader" tabIndex={-1} aria-colindex={1} className={styles.corner}>
          {t('admin_villa')}
        </span>
        {weeks.map((week, column) => (
          <span
            key={week.from}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={column + 2}
            className={styles.weekHead}
          >
            <button
              type="button"
              tabIndex={-1}
              className={styles.head}
              aria-label={t('admin_prices_select_week', { day: weekName(week, language) })}
              onClick={() => onSelect({ anchor: { row: 0, column }, focus: { row: last.row, column } })}
            >
              {weekName(week, language)}
            </button>
          </span>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const villa = villas[index]
          if (!villa) return null
          const isChosen = chosenRows !== undefined && index >= chosenRows.first && index <= chosenRows.last
          return (
            <VillaRow
              key={villa.id}
              id={id}
              villa={villa}
              weeks={weeks}
              row={index}
              top={start}
              firstChosen={isChosen ? (chosenColumns?.first ?? -1) : -1}
              lastChosen={isChosen ? (chosenColumns?.last ?? -1) : -1}
              focused={selection?.focus.row === index ? selection.focus.column : -1}
              onName={onSelect}
            />
          )
        })}
      </div>
    </div>
  )
}

interface VillaRowProps {
  id: string
  villa: PricedVilla
  weeks: readonly Stay[]
  row: number
  top: number
  firstChosen: number
  lastChosen: number
  focused: number
  onName: (selection: Selection) => void
}

const VillaRow = memo(function VillaRow(props: VillaRowProps) {
  const { id, villa, weeks, row, top, firstChosen, lastChosen, focused, onName } = props
  const t = useT()
  const language = useLanguage()
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="rowheader" tabIndex={-1} aria-colindex={1} className={styles.name}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.head}
          title={villa.name}
          onClick={() => onName({ anchor: { row, column: 0 }, focus: { row, column: weeks.length - 1 } })}
        >
          <span className={styles.villa}>{villa.name}</span>
          <span className={styles.region}>
            {villa.live ? villa.region : t('admin_prices_hidden', { region: villa.region })}
          </span>
        </button>
      </span>
      {weeks.map((week, column) => {
        const found = weekTerms(villa.seasons, week)
        const { terms, isMixed } = found
        const cents = leadCents(found)
        const isSelected = column >= firstChosen && column <= lastChosen
        return (
          <span
            key={week.from}
            id={`${id}-${row}-${column}`}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={column + 2}
            aria-selected={isSelected}
            data-cell={`${row} ${column}`}
            className={cx(
              styles.cell,
              !terms && styles.closed,
              terms?.bookable === 'on-request' && styles.request,
              isSelected && styles.chosen,
              focused === column && styles.focused,
            )}
          >
            <VisuallyHidden>{describeWeek(t, language, week, found)}</VisuallyHidden>
            <span aria-hidden="true" className={styles.price}>
              {cents === undefined ? '–' : shortAmount(cents, language)}
              {isMixed && '*'}
            </span>
            {terms && (
              <span aria-hidden="true" className={styles.rules}>
                {terms.changeover.length === 1
                  ? weekdayInitials(terms.changeover[0] ?? 6, language)
                  : terms.changeover.length}{' '}
                · {terms.minimumNights}
                {terms.bookable === 'on-request' && ' ?'}
                {terms.flexible && ' +'}
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
})
// biome-ignore-end lint/a11y/useSemanticElements: see above.
