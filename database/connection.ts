import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from '#database/tables'
import { Line } from './line.ts'
import { GuardedPool, PatientClient } from './pool.ts'

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
  url: string
  /** Whether the database can be reached; whoever watches over it tells. */
  line: Line
  close: () => Promise<void>
}

interface ConnectOptions {
  /** Connections at the same time. */
  max?: number
  /** How long a statement may take, in milliseconds. Somebody waits for it, unless told otherwise. */
  patience?: number
  /** How long a connection may take to be made. */
  connecting?: number
  /** That of another pool on the same database. */
  line?: Line
}

/** How long whoever waits for an answer of the site is kept waiting: by one statement, and for a connection. */
const usual = { patience: 5000, connecting: 5000 } as const

/** For what takes as long as it takes, and one after the other: migrations and seeds. */
export const longWork = { max: 1, patience: 30 * 60_000, connecting: 30_000 } as const

/** What keeps a connection from being waited for without end, whatever lies between the two sides. */
export const lineOptions = ({ patience, connecting }: Required<Pick<ConnectOptions, 'patience' | 'connecting'>>) =>
  ({
    // Whoever waits longer for a connection had better be told so.
    connectionTimeoutMillis: connecting,
    // The server ends what takes too long; where it does not even say so, the connection is given up.
    statement_timeout: patience,
    query_timeout: patience + 1000,
    // A connection of which the other side knows nothing any more is found out while it is idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }) as const

/** Connects to the database of an address; connections are made when they are needed. */
export function connect(
  url: string,
  { max = 10, patience = usual.patience, connecting = usual.connecting, line = new Line() }: ConnectOptions = {},
): Connection {
  const pool = new GuardedPool(line, {
    connectionString: url,
    max,
    application_name: 'maestrale',
    ...lineOptions({ patience, connecting }),
    Client: PatientClient,
    // A process that stands still in a transaction must not keep a villa's lock for ever.
    idle_in_transaction_session_timeout: 60_000,
  })
  const db = drizzle({ client: pool, schema: tables, casing: 'snake_case' })
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => begin(tx => pool.heldBy(async () => await work(tx)), config)
  // What was asked before the line was lost is answered by nobody.
  const stopCutting = line.onTurn(away => away && pool.cut(away))
  const close = () => {
    stopCutting()
    return pool.end()
  }
  return { db, pool, url, line, close }
}
