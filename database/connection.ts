import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from '#database/tables'

// int8 as a number: no identifier of ours comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Statements = Pick<NodePgDatabase<typeof tables>, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The database: reads at once, and opens transactions. */
export type Db = Statements & Pick<NodePgDatabase<typeof tables>, 'transaction'>

/**
 * A transaction on the database. Whoever writes asks for one, so that nobody writes beside it by mistake: the database
 * itself is none, and a transaction opens no other.
 */
export type Transaction = Statements & { rollback: () => never }

/** What a read takes: the database, or a transaction where it must see what that has written. */
export type Reads = Pick<Statements, 'select' | 'execute'>

/** A pool of connections; `close` waits for what is under way. */
export interface Connection {
  db: Db
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
    // A process that stands still in a transaction must not keep a villa's lock for ever.
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection that breaks is replaced by the pool, and whoever was using it is told by his next statement. Without
  // listeners it would end the process: the pool speaks for idle connections, the others for themselves.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return { db: drizzle({ client: pool, schema: tables, casing: 'snake_case' }), pool, close: () => pool.end() }
}
