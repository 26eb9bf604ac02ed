import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Line } from './line.ts'

/**
 * A connection that is given up with the first statement that is not answered in time: what is asked next, the end of
 * its transaction above all, would wait behind it.
 */
export class PatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes a statement in many forms, all of which are passed on.
  override query(...asked: any[]): any {
    const answer: unknown = Reflect.apply(super.query, this, asked)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        // The pool itself ends the connections whose statements it sends.
        if (error.message === 'Query read timeout') void this.end()
      })
    }
    return answer
  }
}

type Answer = Parameters<pg.Pool['connect']>[0]

const holders = new AsyncLocalStorage<GuardedPool>()

/**
 * A pool that refuses at once while the database is away, and always those who ask for a second connection while they
 * hold one: where all did, each would wait for another's.
 */
export class GuardedPool extends pg.Pool {
  readonly #line: Line
  readonly #open = new Set<pg.PoolClient>()

  constructor(line: Line, options: pg.PoolConfig) {
    super(options)
    this.#line = line
    // A connection that breaks is replaced by the pool, and whoever was using it is told by his next statement. Without
    // listeners it would end the process: the pool speaks for idle connections, the others for themselves.
    this.on('error', () => undefined)
    this.on('connect', client => {
      client.on('error', () => undefined)
      this.#open.add(client)
    })
    this.on('remove', client => this.#open.delete(client))
  }

  /** Cuts every connection: who waits for an answer is told why none will come. */
  cut(why: Error): void {
    for (const client of this.#open) client.connection.stream.destroy(why)
  }

  /** Does the work of one who holds a connection. */
  heldBy<T>(work: () => Promise<T>): Promise<T> {
    return holders.run(this, work)
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers by a promise, or the callback where there is one.
  override connect(answer?: Answer): any {
    const refused =
      holders.getStore() === this
        ? new Error('A transaction is asked for all that is read and written beside it')
        : this.#line.away
    if (!refused) return answer ? super.connect(answer) : super.connect()
    if (!answer) return Promise.reject(refused)
    process.nextTick(answer, refused, undefined, () => undefined)
  }
}
