import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect, type Db } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import { todayAt } from '#domain/calendar/today'
import { systemClock } from '#server/platform/runtime/clock'
import { allPoisons, keepRows, type Poison, unprotect } from '#testing/generated/poison'
import { met, type Table } from '../report.ts'
import type { World } from '../world.ts'

const asked = [
  '/',
  '/results',
  '/greece/corfu',
  '/no-such-page',
  '/search?q=corfu',
  '/blog',
  '/sitemap.xml',
  '/api/core/spastartupdata',
  '/readyz',
]

/** Timeout in milliseconds for a change to become visible. */
const patience = 60_000

/** Whether the site processes a valid change after a corrupt value. */
async function seesChange(db: Db, address: string, name: string): Promise<boolean> {
  await db.execute(sql`update villa set name = ${name} where id = 1`)
  for (const end = performance.now() + patience; performance.now() < end; await wait(10)) {
    const reply = await fetch(`${address}/api/core/properties/1/lang/en`)
    if (reply.ok && ((await reply.json()) as { name: string }).name === name) return true
  }
  return false
}

const say = ({ table, column, value }: Poison) => `${table}.${column} = ${value.slice(0, 40)}`

/**
 * Every corrupt value on its own: one row holds an invalid value, database constraints are off, and all else is
 * requested. Isolates the cases that `server/tests/poisoned-rows.test.ts` combines.
 */
export async function faultsOfData({ newDatabase, startSite, effort }: World): Promise<Table[]> {
  const url = await newDatabase('poisoned')
  await migrate(url)
  const { db, close } = connect(url, { max: 2 })
  await db.transaction(tx => seedDemo(tx, todayAt(systemClock.now())))
  const site = await startSite({ databaseUrl: url, environment: { LOG_LEVEL: 'silent' } })
  const poisons = (await allPoisons(db)).filter((_, i) => effort.rounds > 1 || i % 20 === 0)
  await unprotect(db)
  const rows = await keepRows(
    db,
    poisons.map(({ table }) => table),
  )
  const found = new Map<string, { poisons: number; failed: string[] }>()
  for (const [i, poison] of poisons.entries()) {
    const place = rows.fromTheEnd(poison.table, 0)
    await rows.poison(db, poison, place)
    const seen = await seesChange(db, site.address, `Villa of poison ${i}`)
    const statuses = await Promise.all(asked.map(async path => (await fetch(site.address + path)).status))
    await rows.restore(db, place)
    const ofTable = found.get(poison.table) ?? { poisons: 0, failed: [] }
    found.set(poison.table, ofTable)
    ofTable.poisons++
    if (!seen || statuses.some(status => status >= 500)) ofTable.failed.push(say(poison))
  }
  await site.stop()
  await close()
  return [
    {
      title: 'Corrupt rows: one at a time, in a database without constraints',
      columns: [
        { key: 'table', head: 'table' },
        { key: 'poisons', head: 'corrupt values' },
        { key: 'failed', head: 'failed' },
        met,
      ],
      rows: [...found].map(([table, { poisons: count, failed }]) => ({
        table,
        poisons: count,
        failed: failed.length,
        met: failed.length === 0,
      })),
      notes: [...found.values()].flatMap(({ failed }) => failed),
    },
  ]
}
