import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { pageIds } from '#domain/content/page-ids'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'

const lines: { level: number; msg: string; table?: string; ids?: string[] }[] = []
const site = await testApp({
  renderer: await builtSite(),
  log: line => lines.push(JSON.parse(line)),
  besides: app =>
    app.early.add(request => {
      if (request.url?.endsWith('?fails-early')) throw new Error('what is kept is broken')
      return undefined
    }),
})
const { app, db, get } = site

const statusOf = async (url: string) => (await app.inject({ url })).statusCode
const degraded = async () => {
  const { status, body } = await get('/readyz')
  expect(status).toBe(200)
  return body.degraded
}
const told = (table: string) => lines.filter(line => line.msg === 'invalid rows are not shown' && line.table === table)

/** Writes rows that the database would reject. */
async function unchecked(constraint: [table: string, name: string], statement: ReturnType<typeof sql>) {
  const [table, name] = constraint
  await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  await db.execute(statement)
}

describe('a row that cannot be read', () => {
  test('is skipped, logged once by table and id, and blocks neither changes nor the next start', async () => {
    const where = sql`where id = (select min(id) from season where villa_id = 5)`
    const before = (await get('/api/core/properties/5/lang/en')).body.seasons.length
    await unchecked(
      ['season', 'season_weekly_cents'],
      sql`update season set weekly_cents = '"seven thousand"'::jsonb ${where}`,
    )
    await eventually(async () => expect(await degraded()).toEqual({ unreadable: { season: 1 } }))
    expect((await get('/api/core/properties/5/lang/en')).body.seasons).toHaveLength(before - 1)
    await db.update(tables.villa).set({ name: 'House by the sea' }).where(eq(tables.villa.id, 5))
    await eventually(async () =>
      expect((await get('/api/core/properties/5/lang/en')).body.name).toBe('House by the sea'),
    )
    const next = await testApp({ beside: site })
    expect((await next.get('/api/core/properties/5/lang/en')).body.seasons).toHaveLength(before - 1)
    const { rows } = await db.execute<{ id: number }>(sql`select id from season ${where}`)
    expect(told('season').map(({ ids }) => ids)).toEqual([[String(rows[0]?.id)]])
    expect(JSON.stringify(lines)).not.toContain('seven thousand')
    await db.execute(sql`update season set weekly_cents = '[700000]' ${where}`)
    await eventually(async () => expect(await degraded()).toBeUndefined())
    expect((await get('/api/core/properties/5/lang/en')).body.seasons).toHaveLength(before)
  })

  test('of a country costs its menu, not its villas', async () => {
    await unchecked(['country', 'country_timezone'], sql`update country set timezone = 'Europe/Atens' where id = 84`)
    await eventually(async () => expect(await degraded()).toEqual({ unreadable: { country: 1 } }))
    expect([await statusOf('/'), await statusOf('/greece/corfu'), await statusOf('/results')]).toEqual([200, 200, 200])
    const greek = await db.execute<{ path: string }>(sql`select path from villa where path like '/greece/%' limit 1`)
    expect(await statusOf(greek.rows[0]?.path ?? '')).toBe(200)
    await db.execute(sql`update country set timezone = 'Europe/Athens' where id = 84`)
    await eventually(async () => expect(await degraded()).toBeUndefined())
  })

  test('of occupancy hides the villa: its nights must not be offered', async () => {
    const nights = sql`where id = (select max(id) from occupancy where villa_id = 6)`
    await db.insert(tables.ownerBlock).values({ villaId: 6, nights: { from: '2031-11-06', to: '2031-11-13' } })
    await eventually(async () => expect((await get('/api/core/properties/6/availability')).status).toBe(200))
    await unchecked(
      ['occupancy', 'occupancy_nights_readable, drop constraint occupancy_has_nights'],
      sql`update occupancy set nights = '[2031-11-06,)' ${nights}`,
    )
    await eventually(async () => expect(await degraded()).toEqual({ unreadable: { occupancy: 1 } }))
    expect(await statusOf('/api/core/properties/6/availability')).toBe(404)
    await db.execute(sql`update occupancy set nights = '[2031-11-06,2031-11-13)' ${nights}`)
    await eventually(async () => expect(await degraded()).toBeUndefined())
    expect(await statusOf('/api/core/properties/6/availability')).toBe(200)
  })

  test('with the texts of a villa costs the villa alone, and no list leads to it any more', async () => {
    const [villa] = await db.select().from(tables.villa).where(eq(tables.villa.id, 7))
    await unchecked(['villa', 'villa_rooms'], sql`update villa set rooms = '{}' where id = 7`)
    await eventually(async () => expect(await degraded()).toEqual({ unreadable: { villa: 1 } }))
    expect(await statusOf(villa?.path ?? '')).toBe(404)
    const { body } = await get('/api/core/properties/search?limit=1000')
    expect(body.properties.map(({ id }: { id: number }) => id)).not.toContain(7)
    await db.execute(sql`update villa set rooms = '[]' where id = 7`)
    await eventually(async () => expect(await statusOf(villa?.path ?? '')).toBe(200))
    expect(await degraded()).toBeUndefined()
  })
})

test('failures to apply changes are logged and shown by /readyz, which stays 200', async () => {
  await db.execute('alter table season rename to season_away')
  await db.update(tables.villa).set({ name: 'House on the cliff' }).where(eq(tables.villa.id, 5))
  await eventually(async () => expect((await degraded())?.intake.attempts).toBeGreaterThan(0))
  expect(await statusOf('/')).toBe(200)
  await db.execute('alter table season_away rename to season')
  await eventually(async () => expect(await degraded()).toBeUndefined())
  expect((await get('/api/core/properties/5/lang/en')).body.name).toBe('House on the cliff')
  expect(lines.filter(({ msg }) => msg === 'changes could not be applied').length).toBeGreaterThan(0)
  expect(lines.filter(({ msg }) => msg === 'changes are applied again')).toHaveLength(1)
})

test('the home page does without its picture, and a lost way without its page', async () => {
  await db.update(tables.page).set({ pictureId: null }).where(eq(tables.page.path, '/'))
  await db.delete(tables.page).where(eq(tables.page.id, pageIds.notFound))
  await eventually(async () => {
    expect((await get('/api/cms/pages/bypath?path=/')).body.home.hero).toBeNull()
    expect((await get('/api/cms/pages/bypath?path=/fr/nowhere')).body.page.heading1).toBe('Page introuvable')
  })
  expect(await statusOf('/')).toBe(200)
  const lost = await app.inject({ url: '/de/nowhere' })
  expect(lost.statusCode).toBe(404)
  expect(lost.body).toContain('Seite nicht gefunden')
})

test('if the cache fails, the route answers', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  const reply = await fetch(`${address}/api/core/properties/search?fails-early`)
  expect(reply.status).toBe(200)
  expect(lines.filter(({ msg }) => msg === 'a cached response could not be sent')).toHaveLength(1)
})
