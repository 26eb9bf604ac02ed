import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { connect, type Db, type Transaction } from '#database/connection'
import { postgresError } from '#database/failure'
import { bookingItem, option, ownerBlock } from '#database/tables'
import { lockVilla, withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { aBooking, anOption } from '#testing/builders/bookings'
import { eventually } from '#testing/eventually'
import { endsOfConnections } from '#testing/network/ends-of-connections'
import { testClock } from '#testing/site/clock'
import { testDatabase } from '#testing/site/database'
import { rounds } from '#testing/soak'

const { db, pool, url } = await testDatabase()
const clock = testClock(db)
const villaId = 20

// A crowd takes its time where the machine is busy.
vi.setConfig({ testTimeout: 300_000 })

const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** A client on a connection of its own, in an open transaction. */
async function aPerson() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ends.push(() => client.end())
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const waits = async () => {
    const { rows: found } = await pool.query(
      `select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`,
      [rows[0].pid],
    )
    expect(found).toHaveLength(1)
  }
  return {
    does: (statement: string, values: unknown[] = []) => client.query(statement, values),
    /** Waits until it blocks on the lock of another transaction. */
    isWaiting: () => eventually(waits),
  }
}

/** The final result: `yes`, or the name of the constraint that rejected it. */
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'yes',
    (error: unknown) => postgresError(error)?.constraint ?? String(postgresError(error)?.code ?? error),
  )

type Person = Awaited<ReturnType<typeof aPerson>>

const take = (person: Person, stay: { from: string; to: string }) =>
  told(
    person
      .does(
        `with booked as (insert into booking (status) values (2) returning id)
         insert into booking_item (booking_id, villa_id, stay, status) select id, $1, daterange($2, $3), 5 from booked`,
        [villaId, stay.from, stay.to],
      )
      .then(() => person.does('commit')),
  )

const prolong = (person: Person, itemId: number) =>
  told(
    person.does(
      `update option set expires_at = app_now() + interval '15 minutes' where booking_item_id = $1 and expires_at > app_now()`,
      [itemId],
    ),
  )

const statusOf = async (itemId: number) => {
  const { rows } = await pool.query(
    `select item.status as item, booking.status as booking, occupancy.kind
     from booking_item item join booking on booking.id = item.booking_id
     left join occupancy on occupancy.booking_item_id = item.id where item.id = $1`,
    [itemId],
  )
  return rows[0]
}

let weeks = 0
/** A week that no other test has seen. */
function aWeek() {
  const from = addDays('2031-01-04', 7 * weeks++)
  return { from, to: addDays(from, 7) }
}

test('a late payment is not undone by a buyer who was blocked by it', async () => {
  const stay = aWeek()
  const option = await anOption(db, { villaId, stay, expiresAt: clock.now() - 1000 })
  const payer = await aPerson()
  const taker = await aPerson()
  await payer.does('update booking_item set status = 5 where id = $1', [option.id])
  await payer.does('update booking set status = 2 where id = $1', [option.bookingId])
  const taken = take(taker, stay)
  await taker.isWaiting()
  await payer.does('commit')
  expect(await taken).toBe('occupancy_no_overlap')
  expect(await statusOf(option.id)).toEqual({ item: 5, booking: 2, kind: 'booking' })
})

test('a payment that begins with the booking holds the nights as well', async () => {
  const stay = aWeek()
  const option = await anOption(db, { villaId, stay, expiresAt: clock.now() - 1000 })
  const payer = await aPerson()
  await payer.does('update booking set status = 2 where id = $1', [option.bookingId])
  expect(await take(await aPerson(), stay)).toBe('occupancy_no_overlap')
  await payer.does('update booking_item set status = 5 where id = $1', [option.id])
  await payer.does('commit')
  expect(await statusOf(option.id)).toEqual({ item: 5, booking: 2, kind: 'booking' })
})

test('an option extended in its last second is not lost to a buyer who was blocked by it', async () => {
  const stay = aWeek()
  const { at } = clock
  const option = await anOption(db, { villaId, stay, expiresAt: at + 1000 })
  const keeper = await aPerson()
  const taker = await aPerson()
  expect(await prolong(keeper, option.id)).toBe('yes')
  await clock.set(at + 1000)
  const taken = take(taker, stay)
  await taker.isWaiting()
  await keeper.does('commit')
  expect(await taken).toBe('occupancy_no_overlap')
  expect(await statusOf(option.id)).toEqual({ item: 4, booking: 0, kind: 'option' })
})

test('an option is not prolonged while its nights are being taken, and not after its time', async () => {
  const stay = aWeek()
  const { at } = clock
  const option = await anOption(db, { villaId, stay, expiresAt: at + 1000 })
  const taker = await aPerson()
  const keeper = await aPerson()
  await taker.does('select lock_villa($1)', [villaId])
  const prolonged = prolong(keeper, option.id)
  await keeper.isWaiting()
  await clock.set(at + 1000)
  expect(await take(taker, stay)).toBe('yes')
  expect(await prolonged).toBe('option_not_over')
  expect(await statusOf(option.id)).toEqual({ item: 9, booking: 5, kind: null })
})

/** Fifty connections of their own. */
function aCrowd(): Db {
  const crowd = connect(url, { max: 50 })
  ends.push(crowd.close)
  return crowd.db
}

test('of fifty requests for the nights of an option that has just expired, its payer among them, one succeeds', async () => {
  const crowd = aCrowd()
  for (let round = 0; round < rounds({ few: 3, many: 60 }); round++) {
    const stay = aWeek()
    const option = await anOption(db, { villaId, stay, expiresAt: clock.now() })
    const buy = () =>
      crowd.execute(sql`
        with booked as (insert into booking (status) values (2) returning id)
        insert into booking_item (booking_id, villa_id, stay, status)
        select id, ${villaId}, daterange(${stay.from}, ${stay.to}), 5 from booked`)
    const hold = () => crowd.transaction(tx => anOption(tx, { villaId, stay, expiresAt: clock.now() + 60_000 }))
    const payLate = () =>
      crowd.transaction(async tx => {
        await tx.execute(sql`update booking set status = 2 where id = ${option.bookingId}`)
        await tx.execute(sql`update booking_item set status = 5 where id = ${option.id}`)
      })
    const keepAlive = () =>
      crowd.execute(
        sql`update option set expires_at = app_now() + interval '1 hour' where booking_item_id = ${option.id}`,
      )
    const attempts = Array.from({ length: 50 }, (_, i) => ({ 9: hold, 20: payLate, 21: keepAlive, 30: hold })[i] ?? buy)
    const outcomes = await Promise.all(attempts.map(attempt => told(attempt())))
    expect(outcomes.toSorted()).toEqual([...Array(48).fill('occupancy_no_overlap'), 'option_not_over', 'yes'])
  }
})

test('of random writes by fifty connections none waits in a circle', async () => {
  const perWriter = rounds({ few: 6, many: 20 })
  const crowd = aCrowd()
  const among = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)]
  const weeks = Array.from({ length: 4 }, aWeek)
  const where = () => ({ villaId: villaId + Math.round(Math.random()), stay: among(weeks) ?? aWeek() })
  const items: number[] = []
  const blocks: number[] = []
  const item = () => among(items) ?? 0
  const writes: ((tx: Transaction) => Promise<unknown>)[] = [
    async tx => items.push((await aBooking(tx, where())).id),
    async tx => {
      const expiresAt = clock.now() + (among([-1000, 1000]) ?? 0)
      items.push((await anOption(tx, { ...where(), expiresAt })).id)
    },
    async tx => {
      const { villaId, stay: nights } = where()
      const [block] = await tx.insert(ownerBlock).values({ villaId, nights }).returning()
      blocks.push(block?.id ?? 0)
    },
    tx => tx.delete(ownerBlock).where(eq(ownerBlock.id, blocks.shift() ?? 0)),
    tx =>
      tx
        .update(bookingItem)
        .set({ status: among([5, 6] as const) ?? 5 })
        .where(eq(bookingItem.id, item())),
    tx => tx.update(bookingItem).set({ villaId: where().villaId }).where(eq(bookingItem.id, item())),
    tx =>
      tx
        .update(option)
        .set({ expiresAt: new Date(clock.now() + 1000) })
        .where(eq(option.bookingItemId, item())),
  ]
  const outcomes: string[] = []
  const circles: unknown[] = []
  const write = async (tx: Transaction) => {
    try {
      await among(writes)?.(tx)
    } catch (error) {
      if (postgresError(error)?.code === '40P01') circles.push(error)
      throw error
    }
  }
  const writer = async () => {
    for (let i = 0; i < perWriter; i++) outcomes.push(await told(withTransaction(crowd, write)))
  }
  await Promise.all(Array.from({ length: 50 }, writer))
  expect(circles).toEqual([])
  expect(outcomes).toHaveLength(50 * perWriter)
  // A slow machine can time a statement out (57014); `circles` has the deadlocks.
  const answered = new Set(outcomes.filter(outcome => outcome !== '57014'))
  expect(answered).toEqual(new Set(['booking_item_step', 'occupancy_no_overlap', 'option_not_over', 'yes']))
})

test('after a deadlock of two transactions one is retried, and both commit', async () => {
  let starts = 0
  const both = Promise.withResolvers<void>()
  const inOrder = (first: number, second: number) =>
    withTransaction(db, async tx => {
      await lockVilla(tx, first)
      if (++starts === 2) both.resolve()
      await both.promise
      await lockVilla(tx, second)
      return first
    })
  expect(await Promise.all([inOrder(1, 2), inOrder(2, 1)])).toEqual([1, 2])
  expect(starts).toBe(3)
})

test('a connection that is cut off in the middle of a transaction is the end of that alone', async () => {
  const own = connect(url)
  ends.push(own.close)
  const ended = endsOfConnections(own.pool)
  const work = own.db.transaction(async tx => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    // No request is under way that could report it.
    await ended(rows[0]?.pid)
    await aBooking(tx, { villaId, stay: aWeek() })
  })
  await expect(work).rejects.toThrow()
  expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a transaction fails after five attempts, and immediately where a retry would change nothing', async () => {
  let starts = 0
  const failing = (code: string) =>
    withTransaction(db, async tx => {
      starts++
      await tx.execute(`do $$ begin raise exception using errcode = '${code}'; end $$`)
    })
  expect(await told(failing('40001'))).toBe('40001')
  expect(starts).toBe(5)
  expect(await told(failing('23514'))).toBe('23514')
  expect(starts).toBe(6)
})
