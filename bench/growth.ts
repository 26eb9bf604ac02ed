import { sql } from 'drizzle-orm'
import { batchOptions, connect, type Db } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import { todayAt } from '#domain/calendar/today'
import type { JobContext } from '#server/context'
import { findContacts } from '#server/features/staff/public'
import { jobs } from '#server/jobs'
import { readConfiguration } from '#server/platform/config/configuration'
import { systemClock } from '#server/platform/runtime/clock'
import { met, type Row, type Table } from './report.ts'
import type { World } from './world.ts'

/** Rows that a job may read though none of the history is due: a few weeks of departures, and small tables. */
const mostRead = 5000

/** Erasure after the end of a retention compares all bookings and contacts, once a night. */
const readsEverything = 'tidy-tables'

/** Jobs that look for due rows in tables that grow with every booking, e-mail and webhook. */
const measuredJobs = [
  'tidy-options',
  'remind-of-payments',
  'remind-of-deposits',
  'complete-stays',
  'ask-for-feedback',
  'send-reminders',
  'expire-wine-orders',
  'lapse-hours',
  'release-deposits',
  'reconcile-all',
  'tidy-tables',
  'tidy-answers',
]

/** Copies of a table's first row, with columns that differ: SQL over the number `n`, from 1. */
const copies = (table: string, count: number, columns: Record<string, string>) => {
  const fields = Object.entries(columns).map(([column, value]) => `'${column}', ${value}`)
  return sql.raw(`
    insert into ${table} overriding system value
    select (jsonb_populate_record(first, jsonb_build_object(${fields.join(', ')}))).*
    from (select original as first from ${table} as original where ${table === 'booking_item' ? "kind = 'villa'" : 'true'} limit 1) as example,
      generate_series(1, ${count}) as n`)
}

const firstId = 1_000_000

/**
 * Ten years of bookings of which nothing is due: paid stays that ended more than a month ago, all with feedback, and a
 * fifth that is paid and still to come. Constraints hold; triggers are off, since they take minutes.
 */
async function addHistory(db: Db, bookings: number, emails: number): Promise<void> {
  await db.execute(sql`set session_replication_role = replica`)
  const upcoming = `n % 5 = 0`
  const from = `current_date + case when ${upcoming} then 60 + n % 600 else -3650 + n % 3600 end`
  await db.execute(
    copies('contact', bookings / 2, {
      ...{ id: `${firstId} + n`, public_id: 'gen_random_uuid()', email: `'client-' || n || '@example.com'` },
      ...{ first_name: `'Ada' || n % 1000`, last_name: `'Beispiel' || n` },
    }),
  )
  await db.execute(
    copies('booking', bookings, {
      ...{ id: `${firstId} + n`, reference: `'B' || n`, contact_id: `${firstId} + 1 + n % ${bookings / 2}` },
      ...{ status: `case when ${upcoming} then 2 else 3 end`, damage_choice: `'waiver'` },
      ...{ email: `'client-' || n || '@example.com'`, last_name: `'Beispiel' || n` },
      created_at: `now() - interval '2 years'`,
    }),
  )
  await db.execute(
    copies('booking_item', bookings, {
      ...{ id: `${firstId} + n`, booking_id: `${firstId} + n`, villa_id: '1 + n % 40', status: '5' },
      stay: `daterange(${from}, ${from} + 7)`,
    }),
  )
  await db.execute(
    copies('instalment', bookings, {
      ...{ booking_id: `${firstId} + n`, kind: `'deposit'`, position: '0', due: `current_date - 700` },
      ...{ paid_at: `now() - interval '2 years'`, reminded_at: 'null', overdue_at: 'null' },
    }),
  )
  await db.execute(sql`
    insert into feedback (booking_id) select id from booking where id > ${firstId} and status = 3`)
  await db.execute(sql`
    insert into mail (recipient, language, subject, html, text, written_at, sent_at)
    select 'client-' || n || '@example.com', 'en', 'Receipt', repeat('x', 300), 'x', now() - interval '1 day', now()
    from generate_series(1, ${emails}) as n`)
  await db.execute(sql`
    insert into provider_event (provider, event_id, type)
    select 'checkout', 'e' || n, 'payment_captured' from generate_series(1, ${bookings}) as n`)
  await db.execute(sql`set session_replication_role = origin`)
  await db.execute(sql`vacuum analyze`)
}

/** Rows of tables that the database has read so far, by scans and by index. */
async function rowsRead(db: Db): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ read: string }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables where schemaname = 'public'`)
  return Number(rows[0]?.read)
}

async function measure(db: Db, what: string, act: () => Promise<unknown>): Promise<Row> {
  // The first run handles what is due in the demonstration.
  await act()
  const before = await rowsRead(db)
  const began = performance.now()
  await act()
  const milliseconds = performance.now() - began
  const read = (await rowsRead(db)) - before
  const aim = what === readsEverything ? null : mostRead
  return { what, milliseconds, read, aim, met: aim && read < aim }
}

/** How many rows jobs and the search for clients read, and how long they take, as the tables grow. */
export async function benchGrowth(world: World): Promise<Table[]> {
  const isQuick = world.effort.rounds === 1
  const [bookings, emails] = isQuick ? [10_000, 20_000] : [200_000, 1_000_000]
  const url = await world.newDatabase('growth')
  await migrate(url)
  const { db, close } = connect(url, batchOptions)
  await db.transaction(tx => seedDemo(tx, todayAt(systemClock.now())))
  await addHistory(db, bookings, emails)
  // No job has anything to send or to ask: it only looks for due rows.
  const context = { db, clock: systemClock, configuration: readConfiguration({}) } as unknown as JobContext
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const task = { signal: new AbortController().signal, step: undefined as never, log }
  const rows: Row[] = []
  for (const job of jobs.filter(({ name }) => measuredJobs.includes(name))) {
    const { run } = await job.handler()
    rows.push(await measure(db, job.name, () => run(context, {}, task)))
  }
  rows.push(await measure(db, 'search for a client by last name', () => findContacts(db, 'everywhere', 'Beispiel777')))
  rows.push(await measure(db, 'search for a client by e-mail', () => findContacts(db, 'everywhere', 'client-4321')))
  await close()
  return [
    {
      title: `Jobs and searches over ${bookings.toLocaleString('en-GB')} bookings and ${emails.toLocaleString('en-GB')} e-mails of which none is due`,
      columns: [
        { key: 'what', head: '' },
        { key: 'milliseconds', head: 'ms', digits: 1 },
        { key: 'read', head: 'rows read' },
        { key: 'aim', head: 'aim <' },
        met,
      ],
      rows,
    },
  ]
}
