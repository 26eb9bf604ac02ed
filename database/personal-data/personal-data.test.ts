import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/site/database'
import { notPersonal } from './not-personal.ts'
import { personalData } from './register.ts'
import { erasureStatements, exportOf, retentionStatements } from './statements.ts'

const { db } = await testDatabase()

/** Every column of the site's own tables of text, JSON, bytes or network addresses. */
async function findColumns() {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select columns.table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and (
      data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'bytea', 'inet', 'cidr', 'macaddr', 'xml')
      or udt_name in ('_text', '_varchar', '_jsonb', '_inet', '_bytea', 'citext'))
    order by 1, 2`)
  return rows.map(({ table, column }) => `${table}.${column}`)
}

const registered = personalData.flatMap(({ table, columns }) => Object.keys(columns).map(name => `${table}.${name}`))
const without = Object.values(notPersonal).flat()
const covers = (entry: string, column: string) => column === entry || column.startsWith(`${entry}.`)

test('every column that can hold personal data is registered, or listed as one that holds none', async () => {
  const known = (column: string) => registered.includes(column) || without.some(entry => covers(entry, column))
  const missing = (await findColumns()).filter(column => !known(column))
  expect(
    missing,
    `Nothing says what becomes of ${missing.join(', ')}. For each: does it hold somebody's words, contact details, or what tells them apart?
If so, add it to its table in database/personal-data/ (accounts, bookings, payments, visitors or company): whose the row is (\`of\`), the part of the export (\`section\`, \`exported\` or \`hidden\` with a reason), how long it is kept (\`retention\`) and what the deletion of an account does (\`erasure\`).
If not, add it to database/personal-data/not-personal.ts under its reason.
Then run \`npm run privacy\`, which writes docs/privacy.md.`,
  ).toEqual([])
})

test('nothing is registered twice, or that is not there', async () => {
  const columns = await findColumns()
  const stale = [
    ...registered.filter(column => !columns.includes(column)),
    ...without.filter(entry => !columns.some(column => covers(entry, column))),
  ]
  expect(stale, 'Remove from database/personal-data/ what no table has any more.').toEqual([])
  const twice = registered.filter(column => without.some(entry => covers(entry, column)))
  expect(twice, 'A column is personal or not: leave it in one list.').toEqual([])
  const tables = personalData.map(({ table }) => table)
  expect(tables).toEqual([...new Set(tables)])
})

test('a column is exported where its row is in an export', () => {
  for (const { table, columns, section } of personalData) {
    const named = Object.entries(columns).flatMap(([name, column]) => ('as' in column ? [name] : []))
    if (!section) expect({ table, named }).toEqual({ table, named: [] })
  }
})

test('every row of the register ends, and says what the deletion of an account does with it', () => {
  for (const { table, retention, ends, erasure } of personalData)
    expect({ table, ends: retention || ends ? true : undefined, erased: erasure.length > 0 }).toEqual({
      table,
      ends: true,
      erased: true,
    })
})

test('children are removed before the rows by which they are found', () => {
  const order = personalData.map(({ table }) => table)
  for (const { table, of } of personalData)
    for (const path of [of.contact, of.coSignIn])
      for (const [, parent] of path?.via ?? [])
        if (order.includes(parent))
          expect(`${order.indexOf(table) < order.indexOf(parent)} ${table}`).toBe(`true ${table}`)
})

test('the SQL that is built from the register is valid', async () => {
  for (const kind of ['contact', 'coSignIn'] as const) {
    const person = { kind, id: 0, address: 'nobody@example.com' }
    for (const statement of [
      ...personalData.flatMap(entry => exportOf(entry, person) ?? []),
      ...retentionStatements(24),
      ...erasureStatements(person),
    ])
      await expect(db.execute(statement)).resolves.toBeDefined()
  }
})
