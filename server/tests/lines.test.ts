import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { databaseProxy } from '#testing/network/proxy'
import { testDatabase } from '#testing/site/database'
import { type SiteProcess, startSite } from '#testing/site/site-process'
import { testFolder } from '#testing/test-folder'

/** The site with its own timeouts, on a connection that the tests disturb as networks do. */
const { db, url } = await testDatabase()
const proxy = await databaseProxy(url)
afterAll(proxy.close)
const folder = await testFolder('maestrale-lines-')
const site = await startSite({ DATABASE_URL: proxy.url, DATA_DIR: folder })
afterAll(() => end(site, 'SIGKILL'))

const reviews = '/api/core/properties/1/reviews'
const kept = '/greece'

/** Nothing takes longer than this, whatever the line does: half a minute is what a busy machine may add. */
const atMost = 45_000

const ask = (path: string) => fetch(new URL(path, site.address), { signal: AbortSignal.timeout(atMost) })
const statusOf = async (path: string) => (await ask(path)).status
const end = async (process: SiteProcess, signal: NodeJS.Signals) => {
  if (process.process.exitCode === null && process.process.signalCode === null) await process.stop(signal)
}

const until = { timeout: atMost, interval: 200 }
const becomes = (path: string, status: number) => expect.poll(() => statusOf(path), until).toBe(status)
const told = (words: string) => site.said().split(words).length - 1

/** A change that was made while the line was dead is seen when it is back. */
async function catchesUp(name: string) {
  await expect.poll(async () => (await ask('/api/core/properties/1/lang/en')).text(), until).toContain(name)
}

const rename = (name: string) => db.update(tables.villa).set({ name }).where(eq(tables.villa.id, 1))

test('it serves', async () => {
  for (const path of [kept, reviews, '/readyz']) expect(await statusOf(path)).toBe(200)
})

test('a dead connection is detected, logged once, and replaced', async () => {
  proxy.freeze()
  // A request before the detection does not hang.
  const refused = await ask(reviews)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  await becomes('/readyz', 503)
  await rename('Villa of the Silent Line')

  await expect.poll(() => told('the database does not answer'), until).toBe(1)
  // Now requests fail immediately, and cached pages are served.
  const began = performance.now()
  const statuses = await Promise.all(Array.from({ length: 200 }, () => statusOf(reviews)))
  expect(new Set(statuses)).toEqual(new Set([503]))
  expect(performance.now() - began, 'two hundred wait for nothing').toBeLessThan(atMost)
  expect(await statusOf(kept)).toBe(200)
  expect(await (await ask('/readyz')).text()).not.toContain('postgres')

  proxy.thaw()
  await becomes('/readyz', 200)
  await becomes(reviews, 200)
  await catchesUp('Villa of the Silent Line')
  expect(told('the database does not answer')).toBe(1)
  expect(told('the database answers again')).toBe(1)
}, 180_000)

test('a database that accepts no connections is logged, and used again when it does', async () => {
  await proxy.drop()
  await becomes('/readyz', 503)
  await becomes(reviews, 503)
  expect(await statusOf(kept)).toBe(200)
  await rename('Villa of the Shut Door')
  await proxy.raise()
  await becomes('/readyz', 200)
  await catchesUp('Villa of the Shut Door')
}, 180_000)

test('connections that break are replaced, again and again', async () => {
  for (let i = 0; i < 5; i++) {
    proxy.reset()
    await ask('/readyz')
  }
  await becomes(reviews, 200)
  await rename('Villa of the Broken Line')
  await catchesUp('Villa of the Broken Line')
}, 180_000)

test('a slow line is used as it is', async () => {
  proxy.delay(150)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await statusOf(reviews)).toBe(200)
  await rename('Villa of the Long Line')
  await catchesUp('Villa of the Long Line')
  proxy.delay(0)
}, 180_000)

test('a site whose database is silent stops all the same', async () => {
  proxy.freeze()
  const asked = [reviews, '/readyz'].map(path => ask(path).catch(() => undefined))
  await wait(200)
  const stopped = site.stop()
  const ended = await Promise.race([stopped.then(() => true), wait(atMost, false, { ref: false })])
  expect(ended).toBe(true)
  expect(site.process.exitCode).toBe(0)
  await Promise.all(asked)
}, 180_000)
