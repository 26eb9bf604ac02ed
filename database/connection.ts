import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from '#database/tables'

// int8 as a number: no identifier of ours comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The database, or a transaction on it. Only use cases open transactions. */
export type Database = Pick<
  NodePgDatabase<typeof tables>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

/** A pool of connections; `close` waits for what is under way. */
export interface Connection {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

/** Connects to the database of an address; connections are made when they are needed. */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'maestrale',
    // Whoever waits longer for a connection had better be told so.
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return { db: drizzle({ client: pool, schema: tables, casing: 'snake_case' }), pool, close: () => pool.end() }
}
