import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually'
import { databaseProxy } from '#testing/network/proxy'
import { testDatabase } from '#testing/site/database'
import { connect, onOneConnection, type Transaction } from './connection.ts'
import { isDatabaseUnavailable, isKnownUnavailable } from './failure.ts'
import { withTransaction } from './transact.ts'

const { db, url } = await testDatabase()
const proxy = await databaseProxy(url)
afterAll(proxy.close)

const opened: { close: () => Promise<void> }[] = []
const open = (...given: Parameters<typeof connect>) => {
  const connection = connect(...given)
  opened.push(connection)
  return connection
}
afterAll(() => Promise.all(opened.map(({ close }) => close())))

const answers = (from: ReturnType<typeof connect>) => from.db.execute(sql`select 1 as one`)

/** The error with which a promise rejects. */
const refusalOf = async (asked: Promise<unknown>): Promise<unknown> => {
  try {
    await asked
  } catch (error) {
    return error
  }
  throw new Error('It was answered')
}

describe('a statement', () => {
  test('that repeats is prepared, and survives a migration that changes its result', async () => {
    const connection = open(url, { max: 1 })
    await connection.db.execute(sql`create table prepared_once (id integer)`)
    const read = (id: number) => connection.db.execute(sql`select * from prepared_once where id > ${id}`)
    const prepared = async () =>
      (await connection.db.execute(sql`select from pg_prepared_statements where statement like '%prepared_once%'`))
        .rowCount
    for (let use = 0; use < 3; use++) await read(use)
    expect(await prepared()).toBe(0)
    await read(0)
    expect(await prepared()).toBe(1)
    await db.execute(sql`alter table prepared_once add column name text`)
    expect((await read(0)).fields.map(({ name }) => name)).toEqual(['id', 'name'])
    for (let use = 0; use < 5; use++) await read(use)
    expect(await prepared()).toBe(0)
  })

  test('that a migration has changed is repeated with its transaction', async () => {
    const connection = open(url, { max: 1 })
    await connection.db.execute(sql`create table prepared_twice (id integer)`)
    const insert = () =>
      withTransaction(connection.db, async tx => {
        const { rows } = await tx.execute(sql`insert into prepared_twice values (${1}) returning *`)
        return rows
      })
    for (let use = 0; use < 5; use++) await insert()
    await db.execute(sql`alter table prepared_twice add column name text`)
    expect(await insert()).toEqual([{ id: 1, name: null }])
    expect((await db.execute(sql`select from prepared_twice`)).rowCount).toBe(6)
  })

  test('of several that are issued together gets its own answer, and one that fails leaves the others', async () => {
    const { db: together } = open(url, { max: 1 })
    const [one, failed, three] = await together.transaction(tx =>
      Promise.all([
        tx.execute(sql`select 1 as number`).then(({ rows }) => rows),
        tx.execute(sql`select ${'x'}::integer as number`).then(
          () => 'no failure',
          error => error.cause.code,
        ),
        tx.execute(sql`select 3 as number`).then(
          () => 'no failure',
          error => error.cause.code,
        ),
      ]),
    )
    expect([one, failed, three]).toEqual([[{ number: 1 }], '22P02', '25P02'])
    expect((await together.execute(sql`select 4 as number`)).rows).toEqual([{ number: 4 }])
  })

  test('of several reads that share a connection opens no other, and survives a migration', async () => {
    const { db: wide, pool } = open(url)
    await wide.execute(sql`create table read_together (id integer)`)
    const read = () =>
      onOneConnection(wide, one =>
        Promise.all(
          Array.from({ length: 7 }, (_, id) => one.execute(sql`select * from read_together where id = ${id}`)),
        ),
      )
    for (let use = 0; use < 5; use++) expect(await read()).toHaveLength(7)
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
    await db.execute(sql`alter table read_together add column name text`)
    expect((await read())[0]?.fields.map(({ name }) => name)).toEqual(['id', 'name'])
    const failed = onOneConnection(wide, one =>
      Promise.all([one.execute(sql`select ${'x'}::integer`), one.execute(sql`select pg_sleep(0)`)]),
    )
    expect(await refusalOf(failed)).toMatchObject({ cause: { code: '22P02' } })
    expect((await wide.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    expect(pool.totalCount).toBe(1)
  })

  test.each([
    ['in the database', (tx: Transaction) => tx.execute(sql`select ${'x'}::integer`)],
    [
      'by itself',
      async (tx: Transaction) => {
        await tx.execute(sql`select 1`)
        throw new Error('It is refused')
      },
    ],
  ])('cannot follow the transaction in which another failed %s', async (_where, fail) => {
    const connection = open(url, { max: 1 })
    await connection.db.execute(sql`create table if not exists parallel (id integer)`)
    let left: Promise<void> | undefined
    const insertOn = async (tx: Transaction) => {
      for (let id = 0; ; id++) await tx.execute(sql`insert into parallel values (${id})`)
    }
    const failed = connection.db.transaction(tx => {
      left = insertOn(tx)
      return Promise.all([left, fail(tx)])
    })
    expect(await refusalOf(failed)).toBeInstanceOf(Error)
    expect(await refusalOf(left as Promise<void>)).toBeInstanceOf(Error)
    expect((await connection.db.execute(sql`select from parallel`)).rowCount).toBe(0)
    await connection.db.transaction(tx => tx.execute(sql`insert into parallel values (1)`))
    expect((await db.execute(sql`delete from parallel`)).rowCount).toBe(1)
  })

  test('that takes too long is ended by the database, and its connection is good for the next', async () => {
    const impatient = open(url, { max: 1, patience: 200 })
    const refused = await refusalOf(impatient.db.execute(sql`select pg_sleep(30)`))
    expect(refused).toMatchObject({ cause: { code: '57014' } })
    expect(isDatabaseUnavailable(refused)).toBe(true)
    expect((await answers(impatient)).rows).toEqual([{ one: 1 }])
  })

  test('without an answer times out, alone or in a transaction, and releases its connection', async () => {
    const impatient = open(proxy.url, { max: 2, patience: 300 })
    await Promise.all([answers(impatient), answers(impatient)])
    const begun = Promise.withResolvers<void>()
    const frozen = Promise.withResolvers<void>()
    const transaction = impatient.db.transaction(async tx => {
      await tx.execute(sql`select 1`)
      begun.resolve()
      await frozen.promise
      await tx.execute(sql`select 2`)
    })
    await begun.promise
    proxy.freeze()
    frozen.resolve()
    for (const asked of [transaction, answers(impatient)])
      expect(isDatabaseUnavailable(await refusalOf(asked))).toBe(true)
    proxy.thaw()
    await Promise.all([answers(impatient), answers(impatient)])
    expect(impatient.pool.totalCount).toBe(2)
  })
})

test('a connection to an unreachable server fails', async () => {
  const lost = open(proxy.url, { max: 1, patience: 300 })
  proxy.freeze()
  expect(isDatabaseUnavailable(await refusalOf(answers(lost)))).toBe(true)
  proxy.thaw()
  await answers(lost)
})

describe('while the database is known to be unavailable', () => {
  test('pending and new queries fail immediately', async () => {
    const patient = open(proxy.url, { max: 1, patience: 600_000 })
    await answers(patient)
    proxy.freeze()
    const waiting = [answers(patient), answers(patient)].map(refusalOf)
    patient.line.lost(new Error('found by another'))
    expect((await Promise.all(waiting)).map(isDatabaseUnavailable)).toEqual([true, true])
    expect(isKnownUnavailable(await refusalOf(answers(patient)))).toBe(true)
    expect(isKnownUnavailable(await refusalOf(patient.db.transaction(tx => tx.execute(sql`select 1`))))).toBe(true)
    proxy.thaw()
    patient.line.found()
    expect((await answers(patient)).rows).toEqual([{ one: 1 }])
  })

  test('each change of availability is reported once', () => {
    const { line } = open(url)
    const turns: boolean[] = []
    line.onTurn(away => turns.push(away !== undefined))
    line.found()
    line.lost(new Error('one'))
    line.lost(new Error('two'))
    line.found()
    expect(turns).toEqual([true, false])
  })
})

describe('a caller that holds a connection', () => {
  test('cannot get a second one, which could deadlock the pool', async () => {
    const { db: few } = open(url, { max: 2 })
    const within = few.transaction(() => few.execute(sql`select 1`))
    expect(await refusalOf(within)).toMatchObject({
      cause: { message: expect.stringContaining('A transaction is asked') },
    })
    const another = few.transaction(async tx => {
      await tx.execute(sql`select 1`)
      await few.transaction(inner => inner.execute(sql`select 1`))
    })
    await expect(another).rejects.toThrow('A transaction is asked')
    // Afterwards he is as free as others.
    await few.transaction(tx => tx.execute(sql`select 1`))
    await few.execute(sql`select 1`)
  })

  test('may ask another database', async () => {
    const one = open(url, { max: 1 })
    await one.db.transaction(async tx => {
      await tx.execute(sql`select 1`)
      await db.execute(sql`select 1`)
    })
  })
})

test('a pool that closes waits for what is under way', async () => {
  const closing = connect(url, { max: 1 })
  const asked = closing.pool.query('select pg_sleep(0.2)')
  await eventually(() => expect(closing.pool.totalCount).toBe(1))
  await closing.close()
  await asked
})
