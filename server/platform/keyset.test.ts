import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { bookingItem, contact, villa } from '#database/tables'
import { dayKey, instantKey, isInstantText, keyset, numberKey, pageOf, textKey } from './keyset.ts'

const sorts = keyset(
  {
    name: textKey(sql`lower(${contact.lastName})`),
    count: numberKey(contact.id),
    since: instantKey(contact.createdAt),
    villa: textKey(villa.name),
    ends: dayKey(sql`coalesce(${contact.createdAt}::date, 'infinity')`),
    stay: dayKey(sql`lower(${bookingItem.stay})`, bookingItem.bookingId),
  },
  contact.id,
)
const textOf = (order: Parameters<typeof sorts.beyond>[0], cursor: string) => {
  const found = sorts.beyond(order, cursor) ?? sql``
  return new PgDialect({ casing: 'snake_case' }).sqlToQuery(found)
}

test('a cursor continues after its row, in the direction of the order', () => {
  expect(sorts.beyond('name', undefined)).toBeUndefined()
  const rising = textOf('name', 'O’Neill. Jr.7')
  expect(rising.sql).toContain('> ($1::text, ')
  expect(rising.params).toEqual(['O’Neill. Jr', '7'])
  expect(textOf('-count', '-12.3').sql).toContain('< ($1::bigint, ')
})

test('a key of another table has a condition of its own, for the index of that table', () => {
  const { sql: text, params } = textOf('villa', 'Casa.7')
  expect(text).toContain('>= $1::text and (')
  expect(params).toEqual(['Casa', 'Casa', '7'])
  for (const order of ['name', '-since'] as const)
    expect(textOf(order, order === 'name' ? 'Casa.7' : '2027-01-15T10:00:00.123456Z.7').sql).not.toContain(' and ')
})

test('a key can have the ids of its own table, as its index has', () => {
  const { sql: text, params } = textOf('-stay', '2027-06-05.7')
  expect(text).toMatch(/"booking_item"\."booking_id"\) < \(\$1::date, \$2::bigint\)$/)
  expect(params).toEqual(['2027-06-05', '7'])
  expect(textOf('ends', 'infinity.7').params).toEqual(['infinity', '7'])
})

test.each([
  ['count', 'x.1'],
  ['count', '1.5.1'],
  ['count', `${'9'.repeat(16)}.1`],
  ['count', `${'9'.repeat(100)}.1`],
  ['since', '2027-01-15T10:00:00.123Z.1'],
  ['since', '2027-02-30T10:00:00.123456Z.1'],
  ['ends', '15 Jan 2027.1'],
  ['ends', '2027-02-30.1'],
  ['name', 'Rossi'],
  ['name', 'Rossi.x'],
  ['name', ''],
] as const)('a cursor of %s cannot be %j', (order, cursor) => {
  expect(() => sorts.beyond(order, cursor)).toThrow()
})

test('instants of cursors have microseconds', () => {
  expect(isInstantText('2027-01-15T10:00:00.123456Z')).toBe(true)
  expect(isInstantText('2027-01-15T25:00:00.123456Z')).toBe(false)
})

test('a page ends with its cursor, the last one with none', () => {
  const rows = [1, 2, 3].map(id => ({ id, value: `v${id}` }))
  expect(pageOf(rows, 2)).toEqual({ page: rows.slice(0, 2), next: 'v2.2' })
  expect(pageOf(rows, 3)).toEqual({ page: rows, next: null })
})
