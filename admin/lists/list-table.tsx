import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { AdminLink } from '#admin/ui/admin-link'
import base from '#admin/ui/table.module.css'
import {
  type ColumnOf,
  nextOrder,
  type OfficeList,
  type OrderOf,
  shownColumns,
  sortsOf,
} from '#domain/office-lists/lists'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { ChevronDownIcon } from '#web/ui/icons'
import { QueryFallback } from '#web/ui/query-boundary'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { columnName } from './choose-columns'
import styles from './list-table.module.css'
import { SelectRow, SelectShown } from './select-box'
import { addressOfList, useListAddress, withPart } from './use-list-address'
import type { ListSelection } from './use-selection'

interface RowsPage<Row> {
  rows: readonly Row[]
  /** The cursor of the following rows. */
  next: string | null
}

interface ListTableProps<L extends OfficeList, Row> {
  list: L
  /** The present tab, where tabs differ in their orders. */
  tab?: string
  /** Accessible name of the table. */
  label: string
  order: OrderOf<L>
  /** The order without a choice in the address. */
  usualOrder: OrderOf<L>
  /** The cells of a row. A tab of the list can lack columns. */
  cells: Readonly<Partial<Record<ColumnOf<L>, (row: Row) => ReactNode>>>
  /** Columns whose name in the address is not that of their order. */
  sortOf?: Partial<Readonly<Record<ColumnOf<L>, string>>>
  keyOf: (row: Row) => string | number
  /** An action at the end of each row. */
  action?: ((row: Row) => ReactNode) | undefined
  selection?: { of: ListSelection; id: (row: Row) => number; name: (row: Row) => string } | undefined
  /** Key of the query. Another key is another list: mount it anew. */
  queryKey: string
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<RowsPage<Row>>
  empty: ReactNode
}

/** Moves the focus to the same control of the next row, or of the one before. */
function moveByRow(event: KeyboardEvent<HTMLTableElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const { target, currentTarget } = event
  if (step === 0 || !(target instanceof HTMLElement) || target.matches('select')) return
  const row = target.closest('tr')
  const rows = [...currentTarget.querySelectorAll('tr')]
  const controlsOf = (of: Element | null | undefined) => [
    ...(of?.querySelectorAll<HTMLElement>('a[href], button, input') ?? []),
  ]
  const place = controlsOf(row).indexOf(target)
  for (let i = rows.indexOf(row as HTMLTableRowElement) + step; rows[i]; i += step) {
    const controls = controlsOf(rows[i])
    if (controls.length === 0) continue
    event.preventDefault()
    controls[Math.min(place, controls.length - 1)]?.focus()
    return
  }
}

/** A list as a table: headers sort it, columns come from the address, rows can be selected, and more follow on request. */
export function ListTable<L extends OfficeList, Row>(props: ListTableProps<L, Row>) {
  const { list, tab, label, order, usualOrder, cells, sortOf, action, selection } = props
  const t = useT()
  const { query } = useListAddress(list)
  const columns = shownColumns(list, query).filter(column => cells[column])
  const sorts = sortsOf(list, tab)
  const [shown, setShown] = useState<readonly number[]>([])
  const selected = selection ? shown.filter(selection.of.has).length : 0
  return (
    <div className={styles.scroll}>
      <table className={cx(base.table, styles.table)} aria-label={label} data-selectable onKeyDown={moveByRow}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.select}>
                <SelectShown
                  label={t('admin_list_select_shown')}
                  choice={selected === 0 ? 'none' : selected === shown.length ? 'all' : 'some'}
                  selection={selection.of}
                />
              </th>
            )}
            {columns.map(column => {
              const sort = sortOf?.[column] ?? column
              const name = columnName(t, list, column)
              if (!sorts.includes(sort))
                return (
                  <th key={column} scope="col">
                    {name}
                  </th>
                )
              const next = nextOrder(order, sort)
              const to = addressOfList(list, withPart(query, 'order', next === usualOrder ? '' : next))
              const sorted = order === sort ? 'ascending' : order === `-${sort}` ? 'descending' : undefined
              return (
                <th key={column} scope="col" aria-sort={sorted}>
                  <AdminLink to={to} className={styles.sort}>
                    {name}
                    <span className={cx(styles.arrow, sorted && styles[sorted])}>
                      <ChevronDownIcon />
                    </span>
                  </AdminLink>
                </th>
              )
            })}
            {action && (
              <th scope="col">
                <VisuallyHidden>{t('admin_list_actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <TablePage
          {...props}
          columns={columns}
          width={columns.length + (selection ? 1 : 0) + (action ? 1 : 0)}
          onRows={rows => selection && setShown(before => [...new Set([...before, ...rows.map(selection.id)])])}
          cursor={undefined}
          hasRowsAbove={false}
        />
      </table>
    </div>
  )
}

interface TablePageProps<L extends OfficeList, Row> extends ListTableProps<L, Row> {
  columns: readonly ColumnOf<L>[]
  width: number
  onRows: (rows: readonly Row[]) => void
  cursor: string | undefined
  hasRowsAbove: boolean
}

/** The rows of one page, and below them the next one: on request, or at once below a page without rows. */
function TablePage<L extends OfficeList, Row>(props: TablePageProps<L, Row>) {
  const { list, cells, keyOf, action, selection, queryKey, load, empty, columns, width, onRows, cursor, hasRowsAbove } =
    props
  const t = useT()
  const [isContinued, setContinued] = useState(false)
  const first = useRef<HTMLTableSectionElement>(null)
  const { data, isError, refetch } = useQuery(`${queryKey} ${cursor ?? ''}`, signal => load(cursor, signal), {
    staleTime: 0,
  })
  const told = useRef<RowsPage<Row>>(undefined)
  useEffect(() => {
    if (!data || data === told.current) return
    told.current = data
    onRows(data.rows)
  }, [data, onRows])
  // The keyboard goes on at the new rows.
  const isLoaded = data !== undefined
  useEffect(() => {
    if (hasRowsAbove && isLoaded)
      first.current?.querySelector<HTMLElement>('a[href], input')?.focus({ preventScroll: true })
  }, [hasRowsAbove, isLoaded])
  if (!data)
    return (
      <tbody>
        <tr>
          <td colSpan={width}>
            <QueryFallback failed={isError} again={refetch} />
          </td>
        </tr>
      </tbody>
    )
  if (data.rows.length === 0 && data.next === null && !hasRowsAbove)
    return (
      <tbody>
        <tr>
          <td colSpan={width}>
            <div role="status">{empty}</div>
          </td>
        </tr>
      </tbody>
    )
  return (
    <>
      <tbody ref={first}>
        {data.rows.map(row => (
          <tr key={keyOf(row)} data-selected={selection?.of.has(selection.id(row)) || undefined}>
            {selection && (
              <td className={styles.select}>
                <SelectRow
                  id={selection.id(row)}
                  label={t('admin_list_select', { name: selection.name(row) })}
                  selection={selection.of}
                />
              </td>
            )}
            {columns.map((column, i) => {
              const content = cells[column]?.(row)
              if (i === 0)
                return (
                  <th key={column} scope="row">
                    {content}
                  </th>
                )
              return (
                <td
                  key={column}
                  data-label={columnName(t, list, column)}
                  data-empty={content === '–' || content === '' || content === null || undefined}
                >
                  <div>{content}</div>
                </td>
              )
            })}
            {action && <td className={styles.action}>{action(row)}</td>}
          </tr>
        ))}
      </tbody>
      {data.next !== null &&
        (isContinued || data.rows.length === 0 ? (
          <TablePage {...props} cursor={data.next} hasRowsAbove={hasRowsAbove || data.rows.length > 0} />
        ) : (
          <tbody>
            <tr>
              <td colSpan={width}>
                <Button variant="secondary" onClick={() => setContinued(true)}>
                  {t('admin_list_more')}
                </Button>
              </td>
            </tr>
          </tbody>
        ))}
    </>
  )
}
