import { sql } from 'drizzle-orm'
import { batchOptions, connect, type Db } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import { seedManyVillas } from '#database/seeds/many-villas'
import { permissions } from '#domain/access/actor'
import { addDays } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import type { Context } from '#server/context'
import { listPrices } from '#server/features/prices/list-prices'
import { listCalendar } from '#server/features/staff-bookings/list-calendar'
import { systemClock } from '#server/platform/runtime/clock'
import { met, type Row, type Table } from './report.ts'
import type { World } from './world.ts'

/** Villas of the company, and the milliseconds of a page of a hundred. */
const villas = 500
const aimMs = 100

/**
 * Rows that a page of a hundred villas may read, with twenty taken ranges of each. Over 500 villas the database joins
 * whole tables of nights, which is faster than an index.
 */
const mostRead = 40_000

/** Twenty owner blocks of each villa over two years, by plain rows: triggers take minutes. */
async function addBlocks(db: Db, from: string): Promise<void> {
  await db.execute(sql`set session_replication_role = replica`)
  await db.execute(sql`
    insert into owner_block (villa_id, nights, note)
    select villa.id, daterange(${from}::date + n * 35 + 800, ${from}::date + n * 35 + 807), 'Family'
    from villa, generate_series(0, 19) n`)
  await db.execute(sql`
    insert into occupancy (villa_id, nights, kind, owner_block_id)
    select villa_id, nights, 'block', id from owner_block
    on conflict do nothing`)
  await db.execute(sql`set session_replication_role = origin`)
  await db.execute(sql`vacuum analyze`)
}

async function rowsRead(db: Db): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ read: string }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables where schemaname = 'public'`)
  return Number(rows[0]?.read)
}

async function measure(db: Db, what: string, act: () => Promise<unknown>): Promise<Row> {
  await act()
  const before = await rowsRead(db)
  const began = performance.now()
  await act()
  const milliseconds = performance.now() - began
  const read = (await rowsRead(db)) - before
  return { what, milliseconds, read, aim: mostRead, met: read < mostRead && milliseconds < aimMs }
}

/** Rows and milliseconds of the pages of the price grid and of the calendar over 500 villas. */
export async function benchOfficeGrids(world: World): Promise<Table[]> {
  const url = await world.newDatabase('office_grids')
  await migrate(url)
  const { db, close } = connect(url, batchOptions)
  const today = todayAt(systemClock.now())
  await db.transaction(tx => seedDemo(tx, today))
  await db.transaction(tx => seedManyVillas(tx, villas))
  await addBlocks(db, today)
  const content = { regionById: new Map() }
  const context = { db, catalogue: { content } } as unknown as Pick<Context, 'db' | 'catalogue'>
  const staff = { kind: 'staff', staffId: 1, permissions } as const
  const year = Number(today.slice(0, 4))
  const range = { from: addDays(today, 365), to: addDays(today, 365 + 730) }
  const first = await listPrices(context, 'everywhere', { year })
  const cursor = first.next ?? undefined
  const rows = [
    await measure(db, 'prices: the first hundred villas', () => listPrices(context, 'everywhere', { year })),
    await measure(db, 'prices: the next hundred', () => listPrices(context, 'everywhere', { year, cursor })),
    await measure(db, 'prices: by words that no villa has', () =>
      listPrices(context, 'everywhere', { year, words: 'qqqqq' }),
    ),
    await measure(db, 'calendar: the first hundred villas, two years', () => listCalendar(context, staff, { range })),
    await measure(db, 'calendar: the next hundred', () => listCalendar(context, staff, { range, cursor })),
  ]
  await close()
  return [
    {
      title: `Grids of the back office over ${villas} villas`,
      columns: [
        { key: 'what', head: '' },
        { key: 'milliseconds', head: 'ms', digits: 1 },
        { key: 'read', head: 'rows read' },
        { key: 'aim', head: 'target' },
        met,
      ],
      rows,
      notes: [`Both grids load a hundred villas at a time as the reader scrolls; the target of time is ${aimMs} ms.`],
    },
  ]
}
