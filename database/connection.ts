import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { ConnectionHealth } from './connection-health.ts'
import { isOutdatedPlan } from './failure.ts'
import { GuardedPool, TimeoutClient } from './pool.ts'

// int8 as a number: no id of ours comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Statements = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The database: direct reads, and transactions. */
export type Db = Statements & Pick<NodePgDatabase, 'transaction'>

/**
 * A transaction. Functions that write require one, so that no write happens outside by mistake: the database itself is
 * no `Transaction`, and a transaction opens no other.
 */
export type Transaction = Statements & { rollback: () => never }

/** A source for reads: the database, or a transaction whose writes the read must see. */
export type Queryable = Pick<Statements, 'select' | 'execute'>

/** A pool of connections; `close` waits for running statements. */
export interface Connection {
  db: Db
  pool: pg.Pool
  url: string
  /** Whether the database is available, as reported by its monitor. */
  line: ConnectionHealth
  close: () => Promise<void>
}

interface ConnectOptions {
  /** Concurrent connections. */
  max?: number
  /** Timeout of a statement in milliseconds; by default for statements that a user waits for. */
  patience?: number
  /** Timeout of connecting in milliseconds. */
  connecting?: number
  /** The availability of another pool on the same database. */
  line?: ConnectionHealth
}

/** Timeouts in milliseconds of statements that a user waits for, and of connecting. */
const usual = { patience: 5000, connecting: 5000 } as const

/** For long sequential work: migrations and seeds. */
export const batchOptions = { max: 1, patience: 30 * 60_000, connecting: 30_000 } as const

/** Timeouts that keep any network failure from blocking a connection for ever. */
export const keepAliveOptions = ({ patience, connecting }: Required<Pick<ConnectOptions, 'patience' | 'connecting'>>) =>
  ({
    // Beyond that an error is better than waiting.
    connectionTimeoutMillis: connecting,
    // The server cancels slow statements; if it does not even report that, the connection is dropped.
    statement_timeout: patience,
    query_timeout: patience + 1000,
    // Detects half-open connections while they are idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }) as const

/** The pool of each database, for reads that share a connection. A transaction has none: it is one connection already. */
const pools = new WeakMap<object, GuardedPool>()

/** One for all clients: it remembers the names of columns. */
const dialect = new PgDialect({ casing: 'snake_case' })

/** The statements on a pool or on one of its clients; `drizzle()` would make a dialect for each. */
const statementsOn = (client: pg.Pool | pg.PoolClient): NodePgDatabase =>
  new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined)

/**
 * Runs reads that are issued together on one connection, which sends them in one round trip. Without it, each of them
 * takes a connection of the pool. Like them, it reads no common snapshot.
 */
export async function onOneConnection<T>(db: Queryable, read: (one: Queryable) => Promise<T>): Promise<T> {
  const pool = pools.get(db)
  if (!pool) return read(db)
  const client: pg.PoolClient = await pool.connect()
  const readOnce = () => pool.heldBy(() => read(statementsOn(client)))
  try {
    // A statement that a migration has outdated was rejected before it ran, as `GuardedPool` has it.
    return await readOnce().catch(error => (isOutdatedPlan(error) ? readOnce() : Promise.reject(error)))
  } finally {
    client.release()
  }
}

/** Connects to the database at a URL; connections open on demand. */
export function connect(
  url: string,
  {
    max = 10,
    patience = usual.patience,
    connecting = usual.connecting,
    line = new ConnectionHealth(),
  }: ConnectOptions = {},
): Connection {
  const pool = new GuardedPool(line, {
    connectionString: url,
    max,
    application_name: 'maestrale',
    ...keepAliveOptions({ patience, connecting }),
    Client: TimeoutClient,
    // Independent statements of a transaction share a round trip. A lock is awaited before what it protects is read:
    // `Promise.all` promises no order.
    pipeline: true,
    // A process that hangs in a transaction must not hold a villa's lock for ever.
    idle_in_transaction_session_timeout: 60_000,
  })
  const db = statementsOn(pool)
  pools.set(db, pool)
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => begin(tx => pool.heldBy(async () => await work(tx)), config)
  // Statements that were sent before the database was lost get no response.
  const stopCutting = line.onTurn(away => away && pool.cut(away))
  const close = () => {
    stopCutting()
    return pool.end()
  }
  return { db, pool, url, line, close }
}
