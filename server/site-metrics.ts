import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Connection, Queryable } from '#database/connection'
import { findLastTrial } from '#server/admin/backup/last-trial'

/** Read when Prometheus asks, by one process as by all: the sum over processes would be wrong. */
const shared = { aggregator: 'max' } as const

/** A gauge of the database. While the database is unavailable, it has no values. */
function databaseGauge(
  registry: Registry,
  about: { name: string; help: string; labelNames?: string[] },
  read: (gauge: Gauge) => Promise<void>,
): void {
  new Gauge({
    ...shared,
    ...about,
    registers: [registry],
    async collect() {
      this.reset()
      await read(this).catch(() => undefined)
    },
  })
}

/**
 * Adds what an operator alarms on: the database and its connections, jobs, e-mails that wait, payments that do not agree,
 * and backups that nobody has restored.
 */
export function addSiteMetrics(registry: Registry, pools: Readonly<Record<string, Connection>>, db: Queryable): void {
  new Gauge({
    name: 'maestrale_database_up',
    help: '1 while the database answers',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(Object.values(pools).some(({ line }) => line.away) ? 0 : 1)
    },
  })
  new Gauge({
    name: 'maestrale_database_connections',
    help: 'Connections by pool, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { pool }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ pool: name, state: 'idle' }, pool.idleCount)
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount)
      }
    },
  })
  databaseGauge(
    registry,
    { name: 'maestrale_jobs', help: 'Jobs by name and state, as of the last minute', labelNames: ['name', 'state'] },
    async gauge => {
      // The library counts them each minute: a query of all jobs would read those that are long done, too.
      const { rows } = await db.execute<{ name: string; ready: number; active: number; failed: number }>(sql`
        select name, ready_count as ready, active_count as active, failed_count as failed from pgboss.queue`)
      for (const { name, ready, active, failed } of rows) {
        gauge.set({ name, state: 'ready' }, ready)
        gauge.set({ name, state: 'active' }, active)
        gauge.set({ name, state: 'failed' }, failed)
      }
    },
  )
  databaseGauge(
    registry,
    { name: 'maestrale_mail_oldest_seconds', help: 'Age of the oldest e-mail that waits to be sent; 0 without one' },
    async gauge => {
      const { rows } = await db.execute<{ age: number | null }>(sql`
        select extract(epoch from app_now() - min(written_at))::float as age from mail where sent_at is null and refused_at is null`)
      gauge.set(rows[0]?.age ?? 0)
    },
  )
  databaseGauge(
    registry,
    {
      name: 'maestrale_payments_unreconciled',
      help: 'Payments that differ from the report of their provider, refunds that it has not made, and books that differ',
      labelNames: ['kind'],
    },
    async gauge => {
      const { rows } = await db.execute<{ differences: number; refunds: number; books: number }>(sql`
        select (select count(*)::int from payment_difference where ended_at is null) as differences,
          (select count(*)::int from card_refund where given_at is null) as refunds,
          coalesce((select differing from books_check), 0) as books`)
      for (const [kind, count] of Object.entries(rows[0] ?? {})) gauge.set({ kind }, count)
    },
  )
  databaseGauge(
    registry,
    {
      name: 'maestrale_restore_trial_age_seconds',
      help: 'Time since a backup was last restored on trial, or since trials are planned; no value while they are switched off',
    },
    async gauge => {
      const { age } = await findLastTrial(db)
      if (age !== null) gauge.set(age)
    },
  )
}
