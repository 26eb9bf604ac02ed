import { asc, Column, desc, is, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { instantText } from '#database/current-time'
import { parseDay } from '#domain/calendar/day'
import { type OfficeList, type OrderOf, ordersOf, usualOrderOf } from '#domain/office-lists/lists'
import { throwFieldErrors } from '#server/platform/http/errors'

/** Whether a text is an instant as `instantText` writes it. */
export const isInstantText = (text: string) =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/.test(text) && parseDay(text.slice(0, 10)) !== undefined

/** The values that a cursor can have, by the type of the key. */
const isValue = {
  text: () => true,
  bigint: (text: string) => /^-?\d{1,15}$/.test(text),
  date: (text: string) => text === 'infinity' || (/^\d{4}-/.test(text) && parseDay(text) !== undefined),
  timestamptz: isInstantText,
} as const

/** A key by which a list is ordered, and its value as text. */
interface SortKey {
  key: SQL
  value: SQL<string>
  type: keyof typeof isValue
  /** The column's table; an expression is one of the table of the ids. */
  table?: unknown
  /** The ids beside the key, where its index has those of another table than the list. */
  id?: AnyPgColumn | undefined
}

const sortKey = (key: AnyPgColumn | SQL, value: SQL<string>, type: SortKey['type'], id?: AnyPgColumn): SortKey => ({
  ...{ key: sql`${key}`, value, type, id },
  ...(is(key, Column) && { table: key.table }),
})
export const textKey = (key: AnyPgColumn | SQL): SortKey => sortKey(key, sql<string>`${key}`, 'text')
export const numberKey = (key: AnyPgColumn | SQL): SortKey => sortKey(key, sql<string>`${key}::text`, 'bigint')
export const dayKey = (key: AnyPgColumn | SQL, id?: AnyPgColumn): SortKey =>
  sortKey(key, sql<string>`${key}::text`, 'date', id)
export const instantKey = (key: AnyPgColumn | SQL): SortKey => sortKey(key, instantText(key), 'timestamptz')

const isFalling = (order: string) => order.startsWith('-')

/**
 * A list whose pages follow one another by the last row's key and id, in orders that can be reversed: `-name`. A row that
 * changes or goes meanwhile moves no other one to a page that was read already.
 */
export function keyset<Sort extends string>(sorts: Readonly<Record<Sort, SortKey>>, idOfList: AnyPgColumn) {
  const sortOf = (order: Sort | `-${Sort}`) => {
    const sort = sorts[order.replace('-', '') as Sort]
    return { ...sort, id: sort.id ?? idOfList }
  }
  return {
    /** The key of an order, without the id. */
    key: (order: Sort | `-${Sort}`): SQL => sortOf(order).key,

    /** The keys of an order. */
    orderBy(order: Sort | `-${Sort}`): SQL[] {
      const { key, id } = sortOf(order)
      return [key, id].map(part => (isFalling(order) ? desc(part) : asc(part)))
    },

    /** The part of a row's cursor, to be selected. */
    value: (order: Sort | `-${Sort}`): SQL<string> => sortOf(order).value,

    /** The rows after a cursor. Throws `invalid-input`. */
    beyond(order: Sort | `-${Sort}`, cursor: string | undefined): SQL | undefined {
      if (cursor === undefined) return undefined
      const sort = sortOf(order)
      const { key, type, id, table = id.table } = sort
      const [, value = '', row] = /^(.*)\.(\d{1,15})$/s.exec(cursor) ?? []
      if (row === undefined || !isValue[type](value)) throwFieldErrors({ cursor: 'invalid' })
      const than = sql.raw(isFalling(order) ? '<' : '>')
      const at = sql`${value}::${sql.raw(type)}`
      const isBeyond = sql`(${key}, ${id}) ${than} (${at}, ${row}::bigint)`
      // No index has columns of two tables, so one is searched by the key alone. In an index that has both, that
      // condition would start the scan at the first row of an equal key.
      return table === id.table ? isBeyond : sql`${key} ${than}= ${at} and ${isBeyond}`
    },
  }
}

/** A page of rows that were read with one too many, and the cursor of the following ones. */
export function pageOf<Row extends { id: number; value: string }>(
  rows: readonly Row[],
  atOnce: number,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, atOnce)
  const last = page.at(-1)
  return { page, next: rows.length > atOnce && last ? `${last.value}.${last.id}` : null }
}

/** The order of a tab of a list: the requested one, or the usual one. Throws `invalid-input` if the tab lacks it. */
export function orderOfTab<L extends OfficeList>(list: L, tab: string, order: OrderOf<L> | undefined): OrderOf<L> {
  if (order === undefined) return usualOrderOf(list, tab)
  if (!ordersOf(list, tab).includes(order)) throwFieldErrors({ order: 'invalid' })
  return order
}
