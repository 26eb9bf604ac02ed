import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { CommandFailed } from '../site.ts'
import { quoted, tableName } from './dump-database.ts'
import type { DumpedTable, End } from './manifest.ts'

/** Whether a database has no tables yet. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname not like 'pg\\_%' and nspname <> 'information_schema' limit 1`,
  )
  return rows.length === 0
}

interface ForeignKey {
  schema: string
  name: string
  constraint: string
  definition: string
}

/**
 * Opens freshly migrated tables for the rows of a dump, in a transaction: without foreign keys, since tables refer to
 * one another; without triggers, since the rows have their effects; without rows of the migrations.
 */
export async function openTables(client: pg.ClientBase, tables: readonly DumpedTable[]): Promise<ForeignKey[]> {
  await client.query('begin')
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select nspname as schema, relname as name, conname as constraint, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and nspname = 'public' and conparentid = 0`,
  )
  for (const key of foreignKeys)
    await client.query(`alter table ${tableName(key)} drop constraint ${quoted(key.constraint)}`)
  for (const table of tables)
    if (table.schema === 'public') await client.query(`alter table ${tableName(table)} disable trigger user`)
  await client.query(`truncate ${tables.map(tableName).join(', ')} cascade`)
  return foreignKeys
}

/** Rows on their way into a table. */
export interface TableLoad {
  table: DumpedTable
  write: (part: Buffer) => Promise<void>
  /** The number of rows. Throws if the database rejected one. */
  end: () => Promise<number>
}

export function loadTable(client: pg.Client, table: DumpedTable): TableLoad {
  const stream: CopyStreamQuery = client.query(
    copyFrom(`copy ${tableName(table)} (${table.columns.map(quoted).join(', ')}) from stdin`),
  )
  const done = finished(stream)
  done.catch(() => undefined)
  return {
    table,
    write: async part => {
      if (!stream.write(part)) await Promise.race([once(stream, 'drain'), done])
    },
    end: async () => {
      stream.end()
      await done
      return stream.rowCount
    },
  }
}

/** Closes the tables again: sequences, triggers and foreign keys, which are validated. */
export async function closeTables(
  client: pg.ClientBase,
  {
    tables,
    foreignKeys,
    sequences,
  }: { tables: readonly DumpedTable[]; foreignKeys: readonly ForeignKey[] } & Pick<End, 'sequences'>,
): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      tableName(sequence),
      sequence.value,
      sequence.isCalled,
    ])
  for (const table of tables)
    if (table.schema === 'public') await client.query(`alter table ${tableName(table)} enable trigger user`)
  for (const key of foreignKeys)
    await client.query(`alter table ${tableName(key)} add constraint ${quoted(key.constraint)} ${key.definition}`)
  await client.query('commit')
}

/** Throws if tables have other numbers of rows than the dump. */
export function assertComplete(expected: End['rows'], loaded: ReadonlyMap<string, number>): void {
  for (const [key, rows] of Object.entries(expected))
    if ((loaded.get(key) ?? 0) !== rows)
      throw new CommandFailed(`The archive is damaged: ${key} has ${loaded.get(key) ?? 0} rows of ${rows}.`)
}

export const keyOfEntry = (name: string): string => name.split('/')[1] ?? ''
