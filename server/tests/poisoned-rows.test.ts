import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints'
import { openCatalogue } from '#server/catalogue/catalogue'
import { eventually } from '#testing/eventually'
import { allPoisons, inTurns, keepRows, type Poison, unprotect } from '#testing/generated/poison'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'
import { isSoak } from '#testing/soak'

const site = await testApp({ renderer: await builtSite() })
const { app, clock, db, get, line, url } = site

/** The paths of the first rows of each table, which stay valid. */
async function sparedPaths(): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    (select path from page order by ctid limit 1) union all (select path from villa order by ctid limit 1)
    union all (select path from list order by ctid limit 1)
    union all (select path from blog_tag order by ctid limit 1) union all (select path from experience_group order by ctid limit 1)`)
  return rows.map(({ path }) => path)
}

/** A page of each template that the public may open, as long as it stands in the tables of pages. */
async function pathOfEachTemplate(): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select distinct on (template_id) path from page where path !~ '^/(secure|office)' order by template_id, id`)
  return rows.map(({ path }) => path)
}

const first: Record<string, string> = { lang: 'en', year: '2027', key: 'italian-covid', type: 'Villa_Service' }

/** Every public endpoint that reads data, for the first rows or those without a name. */
const publicReads = endpoints
  .filter(
    ({ method, access, reply, limit }) =>
      method === 'GET' && access === 'anyone' && reply instanceof z.ZodType && !limit,
  )
  .map(({ path }) => `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => first[name] ?? '1')}`)

// The demonstration has no settings of its own.
await db.execute(sql`
  insert into setting (kind, valid_from, value)
  select kind, app_now()::date + 10 * n, value::jsonb from generate_series(1, 2) n, (values
    ('damage-terms', '{"waiverPercent": 8, "leastCents": 5000, "leftDays": 7, "claimedDays": 14}'),
    ('booking-terms', '{"depositPercent": 30, "balanceDays": 60, "freeCancellationHours": 24, "planParts": 3, "planDays": 30}')
  ) given (kind, value)`)

const spared = await sparedPaths()
const asked = [
  ...spared,
  ...(await pathOfEachTemplate()),
  ...publicReads,
  '/api/core/bookings/ob/quote?propertyId=1&from=05+Jun+2027&to=12+Jun+2027&adults=2',
  '/api/core/properties/comparison?ids=1,2,3',
  '/api/core/properties/search/prices?from=05+Jun+2027&to=12+Jun+2027',
  '/api/core/properties/search?flex=3&from=05+Jun+2027&to=12+Jun+2027',
  '/fr',
  '/results',
  '/results?from=05+Jun+2027&to=12+Jun+2027&showbooked=1&limit=100',
  '/greece/corfu',
  '/no-such-page',
  '/search?q=corfu',
  '/de/search?q=villa',
  '/blog',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/api/core/spastartupdata?$expand=pages/languageSpecific,blogPages/languageSpecificBlogs',
  '/api/core/properties/search?limit=200',
  '/api/core/properties/1/availability',
  '/api/core/properties/1/reviews',
  '/readyz',
]

/** Requested pages per table with corrupt rows. */
const mostOfTable = 4

/** The pages of corrupt rows, by their previous paths. */
async function poisonedPaths(places: { table: string; place: number }[]): Promise<string[]> {
  const withPath = places.filter(({ table }) =>
    ['page', 'villa', 'list', 'experience', 'blog_page', 'press_page'].includes(table),
  )
  const found: string[] = []
  for (const [table, ofTable] of Map.groupBy(withPath, place => place.table)) {
    const { rows } = await db.execute<{ path: string }>(
      sql.raw(`select path from "kept_${table}" where kept_place in (${ofTable.map(({ place }) => place).join()})`),
    )
    found.push(...rows.slice(0, mostOfTable).map(({ path }) => path))
  }
  return found
}

const statusesOf = async (paths: string[]) => {
  const statuses: Record<string, number> = {}
  for (const path of paths) statuses[path] = (await app.inject({ url: path })).statusCode
  return statuses
}

const failed = (statuses: Record<string, number>) => Object.entries(statuses).filter(([, status]) => status >= 500)

/** A change that is well is seen, of a villa and of content. */
async function seesChanges(turn: number) {
  const name = `Villa of turn ${turn}`
  await db.execute(sql`update villa set name = ${name} where id = 1`)
  await db.execute(
    sql`update page set heading1 = ${JSON.stringify({ en: name })}::jsonb where path = ${spared[0] ?? ''}`,
  )
  await vi.waitFor(
    async () => {
      expect((await get('/api/core/properties/1/lang/en')).body.name).toBe(name)
      expect((await get(`/api/cms/pages/bypath?path=${spared[0]}`)).body.heading1).toBe(name)
    },
    // A turn brings hundreds of changes.
    { timeout: 120_000, interval: 20 },
  )
}

/** Of a turn that went wrong one wants to know what was in it. */
const told = ({ table, column, value }: Poison) => `${table}.${column} = ${value.slice(0, 40)}`

test('whatever a row of any table holds, all else is shown, changes are seen, and the next start works', async () => {
  const healthy = await statusesOf(asked)
  expect(failed(healthy)).toEqual([])
  expect(spared.map(path => healthy[path])).toEqual(spared.map(() => 200))
  const everyPoison = await allPoisons(db)
  const firsts = new Set(
    Map.groupBy(everyPoison, ({ table }) => table)
      .values()
      .map(([first]) => first),
  )
  const poisons = everyPoison.filter((one, i) => isSoak || i % 12 === 0 || firsts.has(one))
  expect(new Set(poisons.map(({ table }) => table)).size).toBeGreaterThan(25)
  await unprotect(db)
  const rows = await keepRows(
    db,
    poisons.map(({ table }) => table),
  )
  const wrong: unknown[] = []
  let turn = 0
  for (const given of inTurns(poisons, rows.room)) {
    const places = given.map(({ poison, nth }) => ({ poison, ...rows.fromTheEnd(poison.table, nth) }))
    await db.transaction(async tx => {
      for (const place of places) await rows.poison(tx, place.poison, place)
    })
    await seesChanges(++turn)
    const statuses = await statusesOf([...asked, ...(await poisonedPaths(places))])
    const lost = spared.filter(path => statuses[path] !== 200)
    const next = await openCatalogue(db, { url, line }, clock)
    if (failed(statuses).length > 0 || lost.length > 0 || !next.villas.has(1))
      wrong.push({ failed: failed(statuses), lost, poisons: places.map(({ poison }) => told(poison)) })
    await next.stop()
    await db.transaction(async tx => {
      for (const place of places) await rows.restore(tx, place)
    })
  }
  expect(wrong).toEqual([])
  // When all is well again nothing is missing.
  await eventually(async () => expect((await get('/readyz')).body).toEqual({ status: 'ready' }))
  expect(await statusesOf(asked)).toEqual(healthy)
}, 600_000)
