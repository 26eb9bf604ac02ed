import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { ConnectionHealth } from './connection-health.ts'
import { isOutdatedPlan } from './failure.ts'
import { StatementNames } from './statements/statement-names.ts'
import { traceStatement } from './statements/statement-spans.ts'

/** A statement with parameters, as the query builder or its text alone passes it, under its name if it repeats. */
function named(names: StatementNames, [statement, values, ...rest]: unknown[]): unknown[] {
  if (!Array.isArray(values) || values.length === 0) return [statement, values, ...rest]
  const asked = typeof statement === 'string' ? { text: statement } : (statement as { text?: string; name?: string })
  const name = asked.name ?? (asked.text && names.nameOf(asked.text))
  return name ? [{ ...asked, name }, values, ...rest] : [statement, values, ...rest]
}

/** A statement whose plan a migration has made outdated is prepared no more: this version will not run for long. */
function leaveUnnamedIfOutdated(names: StatementNames, statement: unknown, error: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
  const isOutdated = text !== undefined && isOutdatedPlan(error)
  if (isOutdated) names.leaveUnnamed(text)
  return isOutdated
}

/** The transaction in which a statement is issued. */
interface Holder {
  pool: GuardedPool
  isOver: boolean
}

const holders = new AsyncLocalStorage<Holder>()

/**
 * A client that prepares repeated statements. It closes its connection after the first statement timeout: later
 * statements, above all the end of its transaction, would queue behind it.
 */
export class TimeoutClient extends pg.Client {
  readonly #names: StatementNames

  constructor({ names = new StatementNames(), ...options }: pg.ClientConfig & { names?: StatementNames } = {}) {
    super(options)
    this.#names = names
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver takes a statement in many forms, all of which are passed on.
  override query(...asked: any[]): any {
    // Where one of several parallel functions has failed, the others would write outside of their transaction.
    const holder = holders.getStore()
    if (holder?.isOver && holder.pool.isOwn(this)) return Promise.reject(new Error('The transaction is over'))
    const { stream } = this.connection
    // Statements that are issued together are written together: to write costs more than to build them.
    stream.cork()
    process.nextTick(() => stream.uncork())
    const answer: unknown = Reflect.apply(super.query, this, named(this.#names, asked))
    if (answer instanceof Promise) {
      traceStatement(asked[0], answer)
      answer.catch((error: Error) => {
        leaveUnnamedIfOutdated(this.#names, asked[0], error)
        // The pool itself closes the connections of its own statements.
        if (error.message === 'Query read timeout') void this.end()
      })
    }
    return answer
  }
}

type Answer = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that rejects immediately while the database is unavailable. It always rejects callers that request a second
 * connection while they hold one, since that could deadlock the pool.
 */
export class GuardedPool extends pg.Pool {
  readonly #line: ConnectionHealth
  readonly #open = new Set<pg.PoolClient>()
  readonly #names: StatementNames

  constructor(line: ConnectionHealth, options: pg.PoolConfig) {
    const names = new StatementNames()
    // The pool passes its options to each client.
    super({ ...options, names } as pg.PoolConfig)
    this.#names = names
    this.#line = line
    // The pool replaces a broken connection, and its user gets an error from the next statement. Without listeners it
    // would end the process: the pool emits errors for idle connections, the others for themselves.
    this.on('error', () => undefined)
    this.on('connect', client => {
      client.on('error', () => undefined)
      this.#open.add(client)
    })
    this.on('remove', client => this.#open.delete(client))
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  override query(...asked: any[]): any {
    const answer: unknown = Reflect.apply(super.query, this, asked)
    if (!(answer instanceof Promise)) return answer
    traceStatement(asked[0], answer)
    return answer.catch(error => {
      // It was rejected before it ran.
      if (leaveUnnamedIfOutdated(this.#names, asked[0], error)) return Reflect.apply(super.query, this, asked)
      throw error
    })
  }

  /** Closes every connection: pending statements fail with the reason. */
  cut(why: Error): void {
    for (const client of this.#open) client.connection.stream.destroy(why)
  }

  /** Whether a client is one of this pool. */
  isOwn(client: pg.ClientBase): boolean {
    return this.#open.has(client as pg.PoolClient)
  }

  /** Runs the work of a caller that holds a connection. Once it has ended, its remaining functions can issue no statement. */
  async heldBy<T>(work: () => Promise<T>): Promise<T> {
    const holder = { pool: this, isOver: false }
    try {
      return await holders.run(holder, work)
    } finally {
      holder.isOver = true
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers by a promise, or the callback where there is one.
  override connect(answer?: Answer): any {
    const refused =
      holders.getStore()?.pool === this
        ? new Error('A transaction is asked for all that is read and written beside it')
        : this.#line.away
    if (!refused) return answer ? super.connect(answer) : super.connect()
    if (!answer) return Promise.reject(refused)
    process.nextTick(answer, refused, undefined, () => undefined)
  }
}
