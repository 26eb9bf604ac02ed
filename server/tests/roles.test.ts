import { createServer } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { jobQueue } from '#database/job-queue'
import * as tables from '#database/tables'
import { freePort } from '#testing/network/free-port'
import { testDatabase } from '#testing/site/database'
import { type SiteProcess, startSite } from '#testing/site/site-process'
import { testFolder } from '#testing/test-folder'

/** One process that serves and others that run jobs, on one database, each with a data folder of its own. */
const { db, url } = await testDatabase()
const bankPort = String(await freePort())
const running = new Set<SiteProcess>()
const start = async (environment: Record<string, string>) => {
  const site = await startSite({
    DATABASE_URL: url,
    DATA_DIR: await testFolder('maestrale-roles-'),
    ...environment,
  })
  running.add(site)
  return site
}
const startWorker = (environment: Record<string, string> = {}) =>
  start({ ROLE: 'worker', BANK_SIMULATOR_PORT: '', BANK_SIMULATOR_URL: `http://127.0.0.1:${bankPort}`, ...environment })
const end = async (site: SiteProcess, signal: NodeJS.Signals) => {
  running.delete(site)
  await site.stop(signal)
}
afterAll(() => Promise.all([...running].map(site => end(site, 'SIGKILL'))))

/** A mail server that accepts connections and says nothing. */
const silent = createServer(() => undefined).listen(0, '127.0.0.1')
afterAll(() => silent.close())
const silentPort = () => (silent.address() as { port: number }).port

const web = await start({ ROLE: 'web', BANK_SIMULATOR_PORT: bankPort })

const ask = (site: SiteProcess, path: string) => fetch(new URL(path, site.address))
const enquire = async (email: string) => {
  const answer = await fetch(new URL('/api/core/enquiries/enquire', web.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Mrs',
      firstName: 'Ada',
      lastName: 'Holm',
      email,
      phoneCountry: 'GB',
      phone: '020 7946 0999',
      addressLine1: '1 Quay Street',
      country: 'GB',
    }),
  })
  expect(answer.status).toBe(200)
}
const mailTo = async (email: string) => {
  const [mail] = await db.select().from(tables.mail).where(eq(tables.mail.recipient, email)).orderBy(tables.mail.id)
  return mail
}
const databaseTime = async () => (await db.execute<{ now: Date }>(sql`select clock_timestamp() as now`)).rows[0]?.now
/** Jobs of the queue that began before a time. */
const begunBefore = async (time: unknown) => {
  const { rows } = await db.execute(sql`select name from pgboss.job where started_on < ${time}`)
  return rows
}

describe('a process that only serves', () => {
  test('enqueues, and a process that only runs jobs sends the e-mail', async () => {
    await enquire('ada@example.com')
    const { rows } = await db.execute(sql`select state from pgboss.job where name = 'pass-on-enquiry'`)
    expect(rows).toEqual([{ state: 'created' }])
    const before = await databaseTime()
    const worker = await startWorker()
    await expect.poll(async () => (await mailTo('ada@example.com'))?.sentAt).toBeInstanceOf(Date)
    expect(await begunBefore(before)).toEqual([])
    await end(worker, 'SIGTERM')
  })

  test('is ready without one', async () => {
    expect((await ask(web, '/readyz')).status).toBe(200)
    expect((await ask(web, '/')).status).toBe(200)
  })
})

test('a process that runs jobs serves its health alone, and its jobs go to another when it is killed', async () => {
  const killed = await startWorker({ SMTP_URL: `smtp://127.0.0.1:${silentPort()}` })
  await expect.poll(async () => (await ask(killed, '/readyz')).status).toBe(200)
  expect((await ask(killed, '/healthz')).status).toBe(200)
  for (const path of ['/', '/greece', '/api/core/officehours', '/media/1-0a1b2c3d4e5f/68.webp', '/dev/mail'])
    expect((await ask(killed, path)).status).toBe(404)

  await enquire('ben@example.com')
  const active = sql`name = 'send-mail' and state = 'active'`
  await expect
    .poll(async () => (await db.execute(sql`select 1 from pgboss.job where ${active}`)).rows.length)
    .toBeGreaterThan(0)
  await end(killed, 'SIGKILL')
  expect((await mailTo('ben@example.com'))?.sentAt).toBeNull()

  // A minute passes: the heartbeat is missed, which each worker looks for, and the pause before the retry is over.
  await db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where ${active}`)
  await startWorker()
  await jobQueue(db).supervise()
  await db.execute(sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`)
  await expect.poll(async () => (await mailTo('ben@example.com'))?.sentAt).toBeInstanceOf(Date)
})
