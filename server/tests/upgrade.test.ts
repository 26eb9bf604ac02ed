import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ensureSystemPages } from '#database/seeds/ensure-system-pages'
import { seedCatalogue } from '#database/seeds/seed-catalogue'
import * as tables from '#database/tables'
import { permissions } from '#domain/access/actor'
import { clientPageList } from '#domain/content/client-pages'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { publicPaths } from '#server/features/sitemap/public-paths'
import { inviteAdministrator } from '#server/features/staff/public'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testDay } from '#testing/day'
import { testApp } from '#testing/site/app'
import { built, builtSite } from '#testing/site/built-site'
import { testClock } from '#testing/site/clock'
import { emptyDatabase } from '#testing/site/empty-database'
import { parseHtml, textOf } from '#testing/site/html'
import { root } from '#tools/root'

const dump = await promisify(gunzip)(await readFile(join(root, 'testing/upgrade/before-versions.sql.gz')))

/** Loads the dump of the first installations. */
async function loadDump(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set client_min_messages = warning')
  await client.query(String(dump)).finally(() => client.end())
}

const database = await emptyDatabase({ fill: loadDump })
const { db } = database
await ensureSystemPages(db)
const bank = await testBank()
const site = await testApp({
  environment: bank.environment,
  renderer: await builtSite(),
  clientFolder: join(await built(), 'client'),
  beside: { ...database, clock: testClock(db) },
})
const { app, catalogue, context, get } = site
const { hold, pay, bookingStatusOf, booksOf, agreed } = paying(site, bank)
const headingOf = async (path: string) => {
  const { statusCode, body } = await app.inject({ url: path })
  return [statusCode, textOf(parseHtml(body).querySelector('main h1'))]
}

describe('an installation of the first state, upgraded', () => {
  test('keeps what staff and visitors have written', async () => {
    expect((await headingOf('/faq'))[1]).toBe('Our own words')
    expect(await headingOf('/our-weddings')).toEqual([200, 'Our weddings'])
    expect(await headingOf('/our-garden')).toEqual([200, 'Our weddings'])
    const { rows } = await db.execute(sql`select email from contact order by id`)
    expect(rows).toEqual([{ email: 'one@villas.example' }, { email: 'two@villas.example' }])
    expect(await db.select().from(tables.booking)).toHaveLength(83)
    expect(catalogue.villas.size).toBe(4)
    expect(catalogue.content.unreadable).toEqual([])
  })

  test('has the pages of this version, one of them with another id than in the content', async () => {
    for (const path of ['/account', ...clientPageList.map(page => page.path)])
      expect([path, catalogue.content.pageByPath.has(path)]).toEqual([path, true])
    expect(catalogue.content.pageByPath.get('/account')?.id).toBeGreaterThan(12_000)
    const [next] = await db
      .execute<{ id: number }>(sql`
      insert into page (template_id, path, menu_name, title, meta_description, heading1, heading2)
      select 1, '/our-next', menu_name, title, meta_description, heading1, heading2 from page where path = '/faq' returning id`)
      .then(({ rows }) => rows)
    expect(next?.id).toBeGreaterThan(12_000)
  })

  test('serves home, results, a villa, the log-in and every other page', { timeout: 300_000 }, async () => {
    const [villa] = catalogue.villas.values()
    const paths = [
      '/',
      '/results',
      '/results?from=05+Jun+2027&to=12+Jun+2027',
      villa?.row.path ?? '',
      '/secure/login',
      '/account',
    ]
    for (const path of paths) expect([path, (await app.inject({ url: path })).statusCode]).toEqual([path, 200])
    const failed: string[] = []
    for (const path of publicPaths(context, 'default'))
      if ((await app.inject({ url: path })).statusCode !== 200) failed.push(path)
    expect(failed).toEqual([])
    expect((await get('/healthz')).body).toMatchObject({ status: 'alive', version: expect.any(String) })
  })

  test('takes a booking and its deposit', async () => {
    const [season] = await db
      .select()
      .from(tables.season)
      .where(sql`lower(${tables.season.nights}) > ${testDay} and ${tables.season.bookable} = 'online'`)
      .orderBy(sql`lower(${tables.season.nights})`)
      .limit(1)
    expect(season).toBeDefined()
    const { rows } = await db.execute<{ from: string; to: string }>(sql`
      select day::date::text as "from", (day + interval '14 days')::date::text as "to"
      from generate_series(lower(${`[${season?.nights.from},${season?.nights.to})`}::daterange)::timestamp,
        upper(${`[${season?.nights.from},${season?.nights.to})`}::daterange)::timestamp - interval '14 days', interval '1 day') as day
      where extract(isodow from day)::int = any(${`{${season?.changeover.join()}}`}::int[])
        and not exists (select from occupancy where villa_id = ${season?.villaId}
          and nights && daterange(day::date, (day + interval '14 days')::date))
      limit 1`)
    const stay = rows[0]
    if (!season || !stay) throw new Error('no free stay in the dump')
    const held = await hold({ villaId: season.villaId, stay })
    expect((await pay(held)).body).toMatchObject({ state: 'paid' })
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('gets an administrator, and by the catalogue the pages that later versions have added', async () => {
    const invited = await db.transaction(tx =>
      inviteAdministrator(tx, context, {
        email: 'boss@villas.example',
        name: 'Boss',
        permissions: [...permissions],
        roles: undefined,
      }),
    )
    expect(invited).toBe('invited')
    const before = await db.select().from(tables.page).orderBy(tables.page.id)
    const added = await seedCatalogue(db, testDay)
    expect(added.pages).toBeGreaterThan(150)
    expect(added.regions).toBe(0)
    const after = new Map((await db.select().from(tables.page)).map(page => [page.id, page]))
    expect(before.map(({ id }) => after.get(id))).toEqual(before)
    const [guide] = await db.select().from(tables.page).where(eq(tables.page.path, '/greece/corfu/guide'))
    expect(guide).toBeDefined()
  })
})
