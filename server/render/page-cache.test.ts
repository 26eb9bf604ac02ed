import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import type { Stay } from '#domain/calendar/stay'
import { anOption } from '#testing/builders/bookings'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'
import { rounds } from '#testing/soak'
import type { PageRenderer } from './page-renderer.ts'

const built = await builtSite()
let rendered: string[] = []
/** Where a page waits, its calls answered, before it is rendered. */
let held: Promise<void> | undefined
const render: PageRenderer['render'] = async (url, transport, currency) => {
  const rendering = await built.render(url, transport, currency)
  rendered.push(new URL(url).pathname)
  await held
  return rendering
}

const one = await testApp({ renderer: { ...built, render } })
const { app, catalogue, clock, db } = one
/** The same site, which keeps nothing. */
const other = await testApp({ renderer: { ...built, fresh: true }, beside: one })

const show = async (path: string, from = one, headers: Record<string, string> = {}) =>
  (await from.app.inject({ url: path, headers })).body

const asked = vi.spyOn(app, 'inject')
/** The calls that pages have made since the last time one looked. */
const callsMade = () => {
  const calls = (asked.mock.calls as unknown as [{ url: string }][]).map(([{ url }]) => url)
  asked.mockClear()
  return calls.filter(url => url.startsWith('/api/'))
}
beforeEach(() => {
  rendered = []
  callsMade()
})

const pathOf = (id: number) => catalogue.villas.get(id)?.row.path ?? ''
const minutes = (count: number) => new Date(clock.at + count * 60_000)
const option = tables.option

/** Takes nights of a villa until a moment; answers its item. */
const hold = async (villaId: number, stay: Stay, until: Date) =>
  (await anOption(db, { villaId, stay, expiresAt: until.getTime() })).id

/** Waits until it is known of a villa until when its option lives. */
const known = (villaId: number, until: Date) =>
  eventually(() =>
    expect(catalogue.occupanciesOf(villaId)).toMatchObject([{ kind: 'option', expiresAt: until.getTime() }]),
  )

async function freeAllNights() {
  await db.delete(tables.occupancy)
  await eventually(() => {
    for (const id of catalogue.villas.keys()) expect(catalogue.occupanciesOf(id)).toEqual([])
  })
}

test('a page outlives what is booked elsewhere; that of the villa itself does not', async () => {
  await freeAllNights()
  const others = ['/', '/about-us', '/fr/blog', '/results', '/results?des=16', pathOf(1), '/italy/puglia']
  for (const path of [...others, pathOf(2)]) await show(path)
  const before = await show(pathOf(2))
  callsMade()
  const until = minutes(60)
  const item = await hold(2, { from: '2027-06-05', to: '2027-06-12' }, until)
  await known(2, until)
  for (const path of others) await show(path)
  expect(callsMade()).toEqual([])
  expect(await show(pathOf(2))).not.toBe(before)

  // An extension of an option is known immediately, and needs no check before the old expiry.
  callsMade()
  const later = minutes(75)
  await db.update(option).set({ expiresAt: later }).where(eq(option.bookingItemId, item))
  await known(2, later)
  const taken = await show(pathOf(2))
  expect(callsMade()).toEqual([])
  const { at } = clock
  await clock.set(until.getTime())
  expect(await show(pathOf(2))).toBe(taken)
  expect(callsMade()).not.toEqual([])
  await clock.set(later.getTime())
  expect(await show(pathOf(2))).toBe(before)
  await clock.set(at)
  await freeAllNights()
})

test('a page whose calls answer as before is not rendered again', async () => {
  const before = await show('/contact')
  const { version } = catalogue
  await db
    .update(tables.season)
    .set({ weeklyCents: [7_777_700] })
    .where(eq(tables.season.villaId, 5))
  await eventually(() => expect(catalogue.version).toBeGreaterThan(version))
  rendered = []
  callsMade()
  expect(await show('/contact')).toBe(before)
  expect(callsMade().toSorted()).toEqual(['/api/cms/pages/bypath?path=%2Fcontact', '/api/core/site/lang/en'])
  expect(await show('/contact')).toBe(before)
  expect(callsMade()).toEqual([])
  expect(rendered).toEqual([])
})

describe('a page that was begun before a change', () => {
  const rename = async (name: string) => {
    await db.update(tables.villa).set({ name }).where(eq(tables.villa.id, 1))
    await eventually(() => expect(catalogue.villas.get(1)?.row.name).toBe(name))
  }

  test('is not cached, nor sent to later requests', async () => {
    for (const [before, after] of [
      ['House of the first name', 'House of the second name'],
      ['House of the third name', 'House of the fourth name'],
    ] as const) {
      await rename(before)
      rendered = []
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      const begun = show(pathOf(1))
      await eventually(() => expect(rendered).toHaveLength(1))
      await rename(after)
      const late = show(pathOf(1))
      held = undefined
      resolve()
      expect(await begun).toContain(before)
      expect(await late).toContain(after)
      expect(await show(pathOf(1))).toContain(after)
    }
  })

  test('is not cached though no other request came meanwhile', async () => {
    await rename('House of the fifth name')
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    rendered = []
    const begun = show(pathOf(1))
    await eventually(() => expect(rendered).toHaveLength(1))
    await rename('House of the sixth name')
    held = undefined
    resolve()
    await begun
    expect(await show(pathOf(1))).toContain('House of the sixth name')
  })
})

/** For each table that the site shows, what changes something of some of its rows. */
const text = (column: string, mark: string) => `${column} = ${column} || '{"en": "${mark}", "fr": "${mark} (fr)"}'`
const changes: Record<string, (mark: string) => string> = {
  country: mark => `set ${text('name', mark)}`,
  region: mark => `set ${text('name', mark)}, position = position + 1`,
  sub_region: mark => `set ${text('name', mark)}`,
  place: mark => `set ${text('name', mark)}`,
  picture: mark => `set ${text('alt', mark)}, hash = substr(md5('${mark}'), 1, 12)`,
  slideshow_picture: () => 'delete',
  amenity: mark => `set ${text('name', mark)}`,
  amenity_group: mark => `set ${text('name', mark)}`,
  amenity_in_group: () => 'delete',
  currency: mark => `set name = '${mark}', rate = rate + 1`,
  page: mark => `set ${text('heading1', mark)}, ${text('menu_name', mark)}`,
  page_module: mark => `set ${text('html', mark)}`,
  page_part: mark => `set ${text('html', mark)}`,
  team_member: mark => `set full_name = '${mark}'`,
  team_member_region: () => 'delete',
  list: mark => `set ${text('name', mark)}, filter = filter || '{"arrival": "2027-06-05", "duration": 7}'`,
  list_villa: () => 'delete',
  experience: mark => `set ${text('name', mark)}, live = not live`,
  experience_group: mark => `set ${text('name', mark)}`,
  experience_region: () => 'delete',
  experience_meeting_point: () => 'delete',
  experience_price: () => 'set cents = cents + 500',
  blog_tag: mark => `set ${text('name', mark)}`,
  blog_page: mark => `set ${text('title', mark)}, expires_at = now() + interval '100 days'`,
  blog_page_tag: () => 'delete',
  press_page: mark => `set ${text('title', mark)}`,
  press_villa: () => 'delete',
  heard_about_us_source: mark => `set ${text('name', mark)}`,
  setting: () => 'set created_at = now()',
  travel_notice: mark => `set ${text('heading', mark)}, period = '[2020-01-01,2030-01-01)'`,
  villa: mark => `set name = '${mark}', bedrooms = bedrooms + 1, hide_for_italy = not hide_for_italy`,
  season: () => `set weekly_cents = '[1234500]', minimum_nights = minimum_nights + 1`,
  review: mark => `set comments = '${mark}, and much else that was told of it, at some length and at leisure.'`,
  villa_amenity: () => 'delete',
  occupancy: () => 'delete',
}

test('every table that announces itself is among those that are changed below', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct event_object_table as name from information_schema.triggers where trigger_name like 'announce%'`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(changes).toSorted())
})

/** A page of every template and of every kind of thing, and some special requests. */
function samplePages(): [path: string, headers: Record<string, string>][] {
  const { content } = catalogue
  const byTemplate = new Map(content.pages.map(page => [page.templateId, page.path]))
  const rows = [content.lists, content.experiences, content.experienceGroups, content.blogPages, content.blogTags]
  const things = [...rows.flatMap(([first]) => first?.path ?? []), content.pressPages[0]?.path ?? '']
  const paths = [...byTemplate.values(), ...things, pathOf(1), pathOf(2), '/fr', '/fr/results?des=16&sort=pricelow']
  return [
    ...paths.map((path): [string, Record<string, string>] => [path, {}]),
    ['/', { 'x-visitor-country': 'IT' }],
    ['/results', { 'x-visitor-country': 'IT' }],
  ]
}

const change = fc.record({
  table: fc.constantFrom(...Object.keys(changes), 'option', 'time'),
  rows: fc.constantFrom(1, 1, 1000),
  seed: fc.nat(1_000_000),
})

test('after any change, a cached page equals one rendered now', { timeout: 300_000 }, async () => {
  const pages = samplePages()
  let next = 0
  /** Compares some of the pages, each time others. */
  const compare = async (told: string, most: number) => {
    for (let i = 0; i < most; i++) {
      const [path, headers] = pages[next++ % pages.length] ?? ['/', {}]
      await eventually(async () => {
        const [kept, fresh] = [await show(path, one, headers), await show(path, other, headers)]
        if (kept !== fresh) throw new Error(`${path} is not what it should be after ${told}`)
      })
    }
  }
  const apply = async ({ table, rows, seed }: { table: string; rows: number; seed: number }) => {
    if (table === 'time') {
      await clock.set(clock.at + (seed % 40) * 60_000)
      await other.clock.set(clock.at)
      return
    }
    if (table === 'option') {
      const day = 1 + (seed % 20)
      const stay = {
        from: `2027-09-${String(day).padStart(2, '0')}`,
        to: `2027-09-${String(day + 7).padStart(2, '0')}`,
      }
      // Where the nights are taken, nothing changes.
      await hold(1 + (seed % 2), stay, minutes(1 + (seed % 50))).catch(() => undefined)
      return
    }
    const how = changes[table]?.(`Changed ${seed}`) ?? ''
    const some = `where ctid = any(array(select ctid from ${table} order by md5(ctid::text || '${seed}') limit ${rows}))`
    await db.execute(how === 'delete' ? `delete from ${table} ${some}` : `update ${table} ${how} ${some}`)
  }
  await compare('nothing', pages.length)
  for (const table of Object.keys(changes)) {
    await apply({ table, rows: 1000, seed: 0 })
    await compare(table, 4)
  }
  await fc.assert(
    fc.asyncProperty(change, async changed => {
      await apply(changed)
      await compare(JSON.stringify(changed), 4)
    }),
    { numRuns: rounds({ few: 6, many: 20 }), endOnFailure: true },
  )
  await compare('all that', pages.length)
})
