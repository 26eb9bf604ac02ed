import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { connect } from '#database/connection'
import { testDatabase } from '#testing/site/database'
import { defineJob, handledBy, type Job, type Task } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { prepareQueues } from './prepare-queues.ts'
import { switchOff, switchOn, watchSwitches } from './switches.ts'
import { startWorkers, type Workers } from './workers.ts'

const { db, url } = await testDatabase()

/** The work of this test's jobs, set by each test. */
let act: (number: number, task: Task) => Promise<void> = async () => {}

const count = handledBy(
  defineJob({
    name: 'count',
    payload: z.object({ number: z.number() }),
    retries: { times: 5, after: 1, most: 1 },
  }),
  async () => ({ run: (_context: null, { number }: { number: number }, task: Task) => act(number, task) }),
)
const jobs: Job<unknown, null>[] = [count]

const logged: unknown[] = []
const log = { error: (entry: unknown) => logged.push(entry), warn: (entry: unknown) => logged.push(entry) }
const running: Workers[] = []
const work = (over = db) => {
  const workers = startWorkers(jobs, { db: over, context: null, log: log as never, superviseEvery: 1 })
  running.push(workers)
  return workers
}

const send = (number: number) => db.transaction(tx => enqueue(tx, count, { number }))
const waiting = async () => {
  const { rows } = await db.execute<{ state: string; output: unknown }>(
    sql`select state, output from pgboss.job where name = 'count' and state not in ('completed', 'failed')`,
  )
  return rows
}
const patience = { timeout: 20_000, interval: 50 }

beforeAll(() => prepareQueues(db, jobs))
afterEach(async () => {
  await Promise.all(running.splice(0).map(workers => workers.stop(1000)))
  await db.execute(sql`delete from pgboss.job where name = 'count'`)
  logged.length = 0
})

test('several processes can prepare queues concurrently, and again', async () => {
  await Promise.all(Array.from({ length: 5 }, () => prepareQueues(db, jobs)))
  const { rows } = await db.execute(sql`select retry_limit, expire_seconds from pgboss.queue where name = 'count'`)
  expect(rows).toEqual([{ retry_limit: 5, expire_seconds: 300 }])
})

test('jobs have the hours of their definition, and what is no longer one has none', async () => {
  const hours = async () => {
    const { rows } = await db.execute<{ name: string; cron: string }>(
      sql`select name, cron from pgboss.schedule order by name`,
    )
    return rows.map(({ name, cron }) => [name, cron])
  }
  const nightly: Job<unknown, null> = { ...count, name: 'nightly', schedule: '10 3 * * *' }
  const other = { ...nightly, name: 'other', schedule: '5 * * * *' }
  for (let start = 0; start < 2; start++) await prepareQueues(db, [...jobs, nightly, other])
  expect(await hours()).toEqual([
    ['nightly', '10 3 * * *'],
    ['other', '5 * * * *'],
  ])
  await prepareQueues(db, [...jobs, { ...nightly, schedule: '20 4 * * *' }])
  expect(await hours()).toEqual([['nightly', '20 4 * * *']])
  await prepareQueues(db, jobs)
  expect(await hours()).toEqual([])
})

describe('a job', () => {
  test('runs when the transaction of its cause has been committed, and never if that is undone', async () => {
    const run = vi.fn(async () => {})
    act = run
    work()
    const undone = db.transaction(async tx => {
      await enqueue(tx, count, { number: 1 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await send(2)
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), patience)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
    expect(run.mock.calls).toEqual([[2, expect.anything()]])
  })

  test('is rejected if its payload does not match its definition', async () => {
    await expect(db.transaction(tx => enqueue(tx, count, { number: 'one' as never }))).rejects.toThrow(z.ZodError)
    expect(await waiting()).toEqual([])
  })

  test('that failed is tried again, without the steps that are done', async () => {
    const steps: string[] = []
    act = async (_number, { step }) => {
      const first = await step('first', async () => {
        steps.push('first')
        return { amount: 7 }
      })
      await step('second', async () => {
        steps.push(`second of ${first.amount}`)
        if (steps.length < 3) throw new Error('the other side is away')
      })
    }
    work()
    await send(1)
    await vi.waitFor(() => expect(steps).toEqual(['first', 'second of 7', 'second of 7']), patience)
  })

  test('leaves nothing of a step that was not done to its end', async () => {
    await db.execute(sql`create table effect (number int)`)
    let attempts = 0
    act = async (number, { step }) => {
      await step(
        'write',
        async () => number,
        async (tx, result) => {
          await tx.execute(sql`insert into effect values (${result})`)
          if (++attempts === 1) throw new Error('not yet')
        },
      )
    }
    work()
    await send(5)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
    expect((await db.execute(sql`select number from effect`)).rows).toEqual([{ number: 5 }])
  })

  test('is done by one, however many look for work', async () => {
    const done: number[] = []
    act = async number => {
      done.push(number)
    }
    for (let i = 0; i < 3; i++) work()
    await Promise.all(Array.from({ length: 9 }, (_, number) => send(number)))
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(9), patience)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
    expect(done.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('of a crowd does not wait for the next look at the queue', async () => {
    const done: number[] = []
    act = async number => {
      done.push(number)
    }
    await db.transaction(async tx => {
      for (let number = 0; number < 100; number++) await enqueue(tx, count, { number })
    })
    work()
    await vi.waitFor(() => expect(done).toHaveLength(100), patience)
  })

  test('that fails is logged, and neither log nor queue has personal data', async () => {
    act = async () => {
      await db.execute(sql`select ${'traveller@example.com'}::int`)
    }
    work()
    await send(1)
    await vi.waitFor(async () => expect((await waiting())[0]?.output).toBeTruthy(), patience)
    expect(inspect([await waiting(), logged])).not.toContain('traveller')
    expect(logged[0]).toMatchObject({ job: 'count', err: { query: expect.stringContaining('select') } })
  })
})

describe('stopping', () => {
  test('lets a job under way come to its end', async () => {
    const order: string[] = []
    const [begun, more] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    act = async () => {
      begun.resolve()
      await more.promise
      order.push('job')
    }
    const workers = work()
    await send(1)
    await begun.promise
    const stopped = workers.stop(20_000).then(() => order.push('workers'))
    // Other, idle workers start and stop meanwhile.
    await work().stop(20_000)
    more.resolve()
    await stopped
    expect(order).toEqual(['job', 'workers'])
    expect(await waiting()).toEqual([])
  })

  test('returns a job that does not end, and aborts its handler', async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    act = async (_number, { signal }) => {
      begun.resolve(signal)
      await new Promise(() => {})
    }
    const workers = work()
    await send(1)
    const signal = await begun.promise
    await workers.stop(1000)
    expect(signal.aborted).toBe(true)
    expect((await waiting()).map(({ state }) => state)).toEqual(['retry'])
  })

  test('is possible before the database could be reached', async () => {
    const nowhere = connect('postgres://nobody@127.0.0.1:9/nowhere')
    const workers = work(nowhere.db)
    await vi.waitFor(() => expect(logged.length).toBeGreaterThan(0), patience)
    // Two further attempts are not told.
    await wait(1800)
    expect(logged).toHaveLength(1)
    await workers.stop(1000)
    await nowhere.close()
  })
})

test('a job that is switched off waits, and runs when it is switched on; so do all', async () => {
  const done: number[] = []
  act = async number => {
    done.push(number)
  }
  const switches = await watchSwitches(db, 50)
  const workers = startWorkers(jobs, { db, context: null, log: log as never, lookEvery: 1, switches })
  running.push(workers)
  for (const [number, part] of (['job count', 'jobs'] as const).entries()) {
    await switchOff(db, part, 'a test')
    await vi.waitFor(() => expect(switches.isOff(part)).toBe(true), patience)
    await wait(300)
    await send(number)
    await wait(1500)
    expect(done).not.toContain(number)
    expect(await switchOn(db, part)).toBe(true)
    await vi.waitFor(() => expect(done).toContain(number), patience)
  }
  switches.stop()
})

test('work goes on after every connection to the database was lost', async () => {
  const own = connect(url)
  const done: number[] = []
  act = async number => {
    done.push(number)
  }
  const workers = work(own.db)
  await send(1)
  await vi.waitFor(() => expect(done).toEqual([1]), patience)
  for (let round = 0; round < 3; round++) {
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    )
  }
  await send(2)
  await vi.waitFor(() => expect(done).toContain(2), patience)
  await workers.stop(1000)
  await own.close()
})
