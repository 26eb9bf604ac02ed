import { getTableName, isTable } from 'drizzle-orm'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import * as declared from '#database/tables'
import type { AddEntry } from './archive.ts'
import { type DumpedTable, type End, tableKey } from './manifest.ts'

/** Tables of the site. A company can have others beside them, which it backs up itself. */
export const siteTables: string[] = Object.values(declared)
  .filter(table => isTable(table))
  .map(table => getTableName(table))

/** Tables of the job queue that hold work; the others are made anew with its schema. */
const queueTables = ['queue', 'schedule', 'job']

/** Bytes of rows in one entry. */
const entrySize = 8 * 2 ** 20

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const tableName = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`

/** The tables of the site and of its job queue with the columns that hold data. Partitions belong to their table. */
export async function listTables(client: pg.ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(
    `select nspname as schema, relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition
       and (nspname = 'public' and relname = any($2) or nspname = 'pgboss' and relname = any($1))
     order by nspname, relname`,
    [queueTables, siteTables],
  )
  return rows
}

async function listSequences(client: pg.ClientBase): Promise<End['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = 'public' order by 2`,
  )
  const sequences: End['sequences'] = []
  for (const sequence of rows) {
    const value = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${tableName(sequence)}`,
    )
    const [found] = value.rows
    if (found) sequences.push({ ...sequence, ...found })
  }
  return sequences
}

/** A connection for long work, whose time the caller bounds. */
export function batchClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: 'maestrale backup', keepAlive: true })
  // A lost connection fails the statements under way; without a listener it would end the process, too.
  return client.on('error', () => undefined)
}

/**
 * Reads all tables in one snapshot (repeatable read): the site keeps running, and what it writes meanwhile is not in the
 * dump. `begin` gets the tables and the time before their rows.
 */
export async function dumpDatabase(
  url: string,
  add: AddEntry,
  begin: (tables: DumpedTable[], at: Date) => Promise<void>,
): Promise<End> {
  const client = batchClient(url)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await listTables(client)
    const { rows: now } = await client.query<{ at: Date }>('select now() as at')
    await begin(tables, now[0]?.at ?? new Date(0))
    const rows: End['rows'] = {}
    for (const table of tables) rows[tableKey(table)] = await dumpTable(client, table, add)
    const sequences = await listSequences(client)
    await client.query('commit')
    return { rows, sequences }
  } finally {
    await client.end()
  }
}

/** Adds the rows of a table in entries of bounded size, and returns their number. */
async function dumpTable(client: pg.Client, table: DumpedTable, add: AddEntry): Promise<number> {
  const stream = client.query(
    copyTo(`copy (select ${table.columns.map(quoted).join(', ')} from ${tableName(table)}) to stdout`),
  )
  let parts: Buffer[] = []
  let size = 0
  let entry = 0
  const flush = async () => {
    if (size === 0) return
    await add(`tables/${tableKey(table)}/${String(++entry).padStart(6, '0')}`, Buffer.concat(parts))
    parts = []
    size = 0
  }
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= entrySize) await flush()
  }
  await flush()
  return stream.rowCount
}
