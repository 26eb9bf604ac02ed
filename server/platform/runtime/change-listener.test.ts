import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { ConnectionHealth } from '#database/connection-health'
import { eventually } from '#testing/eventually'
import { databaseProxy } from '#testing/network/proxy'
import { testDatabase } from '#testing/site/database'
import { type Change, fullReload, subscribeToChanges } from './change-listener.ts'

const { db, url } = await testDatabase()
const beats = { every: 50, patience: 2000 }

const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of left.splice(0).reverse()) await undo()
})

async function listen(at = url) {
  const heard: Change[] = []
  const line = new ConnectionHealth()
  const turns: string[] = []
  line.onTurn(away => turns.push(away ? 'lost' : 'found'))
  const { stop } = await subscribeToChanges({ url: at, line }, change => heard.push(change), beats)
  left.push(stop)
  return { heard, line, turns, stop }
}

async function proxied() {
  const proxy = await databaseProxy(url)
  left.push(proxy.close)
  return proxy
}

/** The listening connections whose progress has been queried. */
async function listeners() {
  const { rows } = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database()
    and application_name = 'maestrale changes' and query like '%newest%' and state = 'idle'`)
  return rows.map(({ pid }) => pid)
}

/** Waits until the progress of the connection has been queried so often. */
async function beatsPass(count: number) {
  const lastAsked = async () => {
    const { rows } = await db.execute<{ at: string | null }>(sql`
      select max(query_start)::text as at from pg_stat_activity
      where datname = current_database() and application_name = 'maestrale changes' and query like '%newest%'`)
    return rows[0]?.at
  }
  for (; count > 0; count--) {
    const before = await lastAsked()
    await eventually(async () => expect(await lastAsked()).not.toBe(before))
  }
}

const announce = () => db.execute(sql`update villa set sleeps = sleeps where id = 7`)
const villa = { subject: 'villa', villaId: 7 }

test('notifications are reported as they are, heartbeat after heartbeat, and nothing more', async () => {
  const { heard, turns } = await listen()
  for (let i = 1; i <= 5; i++) {
    await announce()
    await eventually(() => expect(heard).toHaveLength(i))
    await beatsPass(1)
  }
  await beatsPass(3)
  expect(heard).toEqual(Array.from({ length: 5 }, () => villa))
  expect(turns).toEqual([])
})

test('a missed notification is detected, and reported as a change of everything', async () => {
  const { heard } = await listen()
  // The row of a change, without its notification.
  await db.execute(sql`insert into change (subject) values ('page')`)
  await eventually(() => expect(heard).toEqual([fullReload]))
  await announce()
  await eventually(() => expect(heard).toEqual([fullReload, villa]))
})

test('a silent connection is dropped, and changes meanwhile are reported after the reconnect', async () => {
  const proxy = await proxied()
  const { heard, turns, line } = await listen(proxy.url)
  proxy.freeze()
  await announce()
  await eventually(() => expect(line.away).toBeDefined())
  expect(heard).toEqual([])
  proxy.thaw()
  await eventually(() => expect(line.away).toBeUndefined())
  expect(heard).toEqual([fullReload])
  expect(turns).toEqual(['lost', 'found'])
})

test('a line that is broken is made anew, without a word where nothing has changed', async () => {
  const proxy = await proxied()
  const { heard, turns } = await listen(proxy.url)
  for (let i = 0; i < 3; i++) {
    const before = await listeners()
    proxy.reset()
    await eventually(async () => {
      expect((await listeners()).some(pid => !before.includes(pid))).toBe(true)
    })
  }
  await announce()
  await eventually(() => expect(heard.at(-1)).toEqual(villa))
  expect(heard).not.toContain(fullReload)
  expect(turns).toEqual([])
})

test('a slow line is no dead one', async () => {
  const proxy = await proxied()
  const { heard, turns } = await listen(proxy.url)
  proxy.delay(200)
  await announce()
  await eventually(() => expect(heard).toEqual([villa]))
  await beatsPass(3)
  expect(turns).toEqual([])
})

test('listening can be stopped, whatever the line is like', async () => {
  const proxy = await proxied()
  const { stop } = await listen(proxy.url)
  proxy.freeze()
  await stop()
  const lost = await proxied()
  const another = await listen(lost.url)
  await lost.drop()
  await eventually(() => expect(another.line.away).toBeDefined())
  await another.stop()
  await lost.raise()
})
