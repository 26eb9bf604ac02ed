import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const batch = 500

/** Inserts rows in batches; without rows it runs no statement. */
export async function insertAll<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += batch) await insert(rows.slice(i, i + batch))
}

/** The parts of `on conflict do update` that take the new values of these columns, and leave equal rows untouched. */
export function takeNewValues<Table extends PgTable>(
  table: Table,
  names: readonly (keyof Table['$inferInsert'] & string)[],
): { set: Record<string, SQL>; setWhere: SQL } {
  const columns = getTableColumns(table)
  const named = names.map(name => {
    const column = columns[name]
    if (!column) throw new Error(`The table has no column ${name}`)
    return { name, column, value: sql`excluded.${sql.identifier(toSnakeCase(column.name))}` }
  })
  const row = (parts: (SQL | (typeof named)[number]['column'])[]) =>
    sql`(${sql.join(
      parts.map(part => sql`${part}`),
      sql`, `,
    )})`
  return {
    set: Object.fromEntries(named.map(({ name, value }) => [name, value])),
    setWhere: sql`${row(named.map(({ column }) => column))} is distinct from ${row(named.map(({ value }) => value))}`,
  }
}
