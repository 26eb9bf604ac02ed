import { memo } from 'react'
import type { PricedVilla } from '#contract/staff/office-prices'
import type { Stay } from '#domain/calendar/stay'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { weekName } from '../price-words'
import styles from '../prices.module.css'
import { cellWords } from './cell-words'
import { nameWidth, positionsBetween, rowHeight, type ShownCells, weekWidth } from './grid-layout'

type ShownColumns = Pick<ShownCells, 'firstColumn' | 'lastColumn'>

/** The buttons of heads and names have no handlers: the grid selects what their `data-` attributes say. */
interface GridHeadsProps extends ShownColumns {
  weeks: readonly Stay[]
}

// biome-ignore-start lint/a11y/useSemanticElements: rows are placed by their position; a table cannot leave rows out.
/** The row of weeks; a button selects a week of all villas. */
export const GridHeads = memo(function GridHeads({ weeks, firstColumn, lastColumn }: GridHeadsProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <div role="row" aria-rowindex={1} tabIndex={-1} className={styles.heads}>
      <span role="columnheader" tabIndex={-1} aria-colindex={1} className={styles.corner}>
        {t('admin_villa')}
      </span>
      {positionsBetween(firstColumn, lastColumn).map(column => {
        const week = weeks[column]
        return (
          week && (
            <span
              key={column}
              role="columnheader"
              tabIndex={-1}
              aria-colindex={column + 2}
              className={styles.weekHead}
              style={{ insetInlineStart: nameWidth + column * weekWidth }}
            >
              <button
                type="button"
                tabIndex={-1}
                className={styles.head}
                data-column={column}
                aria-label={t('admin_prices_select_week', { day: weekName(week, language) })}
              >
                {weekName(week, language)}
              </button>
            </span>
          )
        )
      })}
    </div>
  )
})

interface GridRowProps extends ShownColumns {
  /** Beginning of the ids of cells. */
  id: string
  villa: PricedVilla
  weeks: readonly Stay[]
  row: number
  /** The first and the last selected column; -1 where none is. */
  firstSelected: number
  lastSelected: number
  /** The column with the focus; -1 where it is in another row. */
  focused: number
}

/** A villa with its weeks in view. Each cell is one element: hundreds come into view at a turn of the wheel. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, villa, weeks, row, firstColumn, lastColumn, firstSelected, lastSelected, focused } = props
  const t = useT()
  const language = useLanguage()
  return (
    <div role="row" tabIndex={-1} aria-rowindex={row + 2} className={styles.row} style={{ top: row * rowHeight }}>
      <span role="rowheader" tabIndex={-1} aria-colindex={1} className={styles.name}>
        <button type="button" tabIndex={-1} className={styles.head} title={villa.name} data-row={row}>
          <span className={styles.villa}>{villa.name}</span>
          <span className={styles.region}>
            {villa.live ? villa.region : t('admin_prices_hidden', { region: villa.region })}
          </span>
        </button>
      </span>
      {positionsBetween(firstColumn, lastColumn).map(column => {
        const week = weeks[column]
        if (!week) return null
        const { price, rules, isOnRequest, label } = cellWords(t, language, villa.seasons, week)
        const isSelected = column >= firstSelected && column <= lastSelected
        return (
          <span
            key={column}
            id={`${id}-${row}-${column}`}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={column + 2}
            aria-selected={isSelected}
            aria-label={label}
            data-rules={rules}
            className={cx(
              styles.cell,
              rules === undefined && styles.closed,
              isOnRequest && styles.request,
              isSelected && styles.chosen,
              focused === column && styles.focused,
            )}
            style={{ insetInlineStart: nameWidth + column * weekWidth }}
          >
            {price}
          </span>
        )
      })}
    </div>
  )
})
// biome-ignore-end lint/a11y/useSemanticElements: see above.
