import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connect, type Db } from '#database/connection'
import * as tables from '#database/tables'
import { a } from '#testing/builders/a'
import { aBlock, aVilla } from '#testing/builders/villas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const one = await testApp()
const other = await testApp({ beside: one })
const villa = '/api/core/properties/1'

/** The response of the other process, once it is as expected. */
const seenByTheOther = (path: string, read: (body: any) => unknown, expected: unknown) =>
  eventually(async () => expect(read((await other.get(path)).body)).toEqual(expected))

test('a price changed by one process is searched by the other', async () => {
  const before = await other.get(`${villa}/lang/en`)
  await one.db
    .update(tables.season)
    .set({ weeklyCents: [12_345_600] })
    .where(eq(tables.season.villaId, 1))
  await seenByTheOther('/api/core/properties/search?minprice=123456&maxprice=123456', body => body.total, 1)
  await seenByTheOther(`${villa}/lang/en`, body => body.priceFrom, 123_456)
  expect(before.body.priceFrom).not.toBe(123_456)
})

test('a villa let by one process is found by the other, until its owner keeps the nights', async () => {
  const { id, name } = await aVilla(one.db, { name: 'Villa of the Forty', sleeps: 40 })
  const search = '/api/core/properties/search?people=40&from=2027-06-05&to=2027-06-12'
  const names = (body: any) => body.properties.map((villa: { name: string }) => villa.name)
  await seenByTheOther(search, names, [name])
  await aBlock(one.db, id, a.stay('2027-06-05'))
  await seenByTheOther(search, names, [])
  const { body } = await other.get(`/api/core/properties/${id}/availability`)
  expect(body.bookableDates).not.toContainEqual(expect.objectContaining({ date: '2027-06-05' }))
})

test('a text changed by one process is read by the other', async () => {
  const [page] = await one.db.select().from(tables.page).where(eq(tables.page.path, '/contact'))
  if (!page) throw new Error('There is no contact page')
  await one.db
    .update(tables.page)
    .set({ heading1: { ...page.heading1, en: 'Write to us' } })
    .where(eq(tables.page.id, page.id))
  await seenByTheOther('/api/cms/pages/bypath?path=/contact', body => body.heading1, 'Write to us')
})

test('an article withdrawn by one process is gone for the other', async () => {
  const [article] = await one.db.select().from(tables.blogPage).limit(1)
  if (!article) throw new Error('There is no article')
  const path = `/api/cms/pages/bypath?path=${article.path}`
  await seenByTheOther(path, body => body.kind, 'blog')
  await one.db
    .update(tables.blogPage)
    .set({ expiresAt: new Date(one.clock.now()) })
    .where(eq(tables.blogPage.id, article.id))
  await seenByTheOther(path, body => body.code, 'gone')
})

/** Closes every connection to the database but one, and allows no new ones during the work. */
async function cutOff(work: (db: Db) => Promise<unknown>) {
  const database = one.url.split('/').at(-1)
  const admin = connect(one.url.replace(/[^/]+$/, 'postgres'), { max: 1 })
  const last = connect(one.url, { max: 1 })
  await last.db.execute('select 1')
  await admin.db.execute(`alter database ${database} allow_connections false`)
  await last.db.execute(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await eventually(async () => {
    const { rows } = await admin.db.execute(`select pid from pg_stat_activity where datname = '${database}'`)
    expect(rows).toHaveLength(1)
  })
  await work(last.db)
  await last.close()
  await admin.db.execute(`alter database ${database} allow_connections true`)
  await admin.close()
}

test('after a lost connection the other catches up with what it missed', async () => {
  const name = 'Kalami House by the sea'
  await cutOff(db => db.update(tables.villa).set({ name }).where(eq(tables.villa.id, 1)))
  await seenByTheOther(`${villa}/lang/en`, body => body.name, name)
})

test('a change that cannot be taken in at first is taken in later', async () => {
  const stranger = new pg.Client({ connectionString: one.url })
  await stranger.connect()
  await stranger.query('listen change')
  const announced = once(stranger, 'notification')
  await one.db.execute('alter table season rename to season_away')
  await one.db.update(tables.villa).set({ name: 'Kalami House on the cliff' }).where(eq(tables.villa.id, 1))
  // A token that this process knows is known to the other too; now it has ended.
  await announced
  await stranger.end()
  await other.catalogue.settled()
  await one.db.execute('alter table season_away rename to season')
  await seenByTheOther(`${villa}/lang/en`, body => body.name, 'Kalami House on the cliff')
})

test('while the database is unavailable endpoints that need it fail, and recover with it', async () => {
  await cutOff(async () => {
    const refused = await eventually(async () => {
      const reply = await other.get(`${villa}/reviews`)
      expect(reply.status).toBe(503)
      return reply
    })
    expect(refused.body).toMatchObject({ code: 'unavailable', status: 503 })
    expect(refused.headers['retry-after']).toBe('5')
    expect((await other.get('/readyz')).status).toBe(503)
    expect((await other.get('/api/core/properties/search')).status).toBe(200)
  })
  await eventually(async () => expect((await other.get(`${villa}/reviews`)).status).toBe(200))
  await eventually(async () => expect((await other.get('/readyz')).status).toBe(200))
  // A connection that was cut is noticed when it is used.
  await eventually(() => one.db.update(tables.villa).set({ name: 'Kalami House again' }).where(eq(tables.villa.id, 1)))
  await seenByTheOther(`${villa}/lang/en`, body => body.name, 'Kalami House again')
})
