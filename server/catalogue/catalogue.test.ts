import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connect, type Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { testNoon } from '#testing/day'
import { eventually } from '#testing/eventually'
import { testDatabase } from '#testing/site/database'
import { openCatalogue } from './catalogue.ts'

const { db, url, line } = await testDatabase()
const clock = { now: () => testNoon }
const open = async (reads: Queryable = db) => {
  const catalogue = await openCatalogue(reads, { url, line }, clock)
  afterAll(catalogue.stop)
  return catalogue
}

/** A database whose first answer about seasons is on its way until it is let through. */
function slowDatabase() {
  const asked = Promise.withResolvers<void>()
  const letThrough = Promise.withResolvers<void>()
  let first = true
  const execute = (async query => {
    const found = await db.execute(query)
    if (first && found.fields.some(({ name }) => name === 'seasons')) {
      first = false
      asked.resolve()
      await letThrough.promise
    }
    return found
  }) as Queryable['execute']
  return { reads: { select: db.select.bind(db), execute }, asked: asked.promise, letThrough: letThrough.resolve }
}

test('a change during the first load is not lost', async () => {
  const { reads, asked, letThrough } = slowDatabase()
  const other = await open()
  const opened = open(reads)
  await asked
  await db
    .update(tables.season)
    .set({ weeklyCents: [4_242_400] })
    .where(eq(tables.season.villaId, 1))
  await db.update(tables.country).set({ timezone: 'Atlantic/Azores' }).where(eq(tables.country.slug, 'greece'))
  const isIn = ({ villas }: typeof other) => {
    const villa = villas.get(1)
    expect([villa?.timezone, villa?.search.seasons[0]?.weeklyCents]).toEqual(['Atlantic/Azores', [4_242_400]])
  }
  // Another process has applied the notification: so would this one have, if it were not blocked.
  await eventually(() => isIn(other))
  letThrough()
  const catalogue = await opened
  await eventually(() => isIn(catalogue))
  // Nothing older comes after it.
  await catalogue.settled()
  isIn(catalogue)
})

test('a catalogue that cannot be loaded is not opened, and leaves no connection behind', async () => {
  const listening = async () => {
    const { rows } = await db.execute(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'maestrale changes'`,
    )
    return rows.length
  }
  const before = await listening()
  const select = () => {
    throw new Error('no such table')
  }
  await expect(openCatalogue({ ...db, select }, { url, line }, clock)).rejects.toThrow('no such table')
  await eventually(async () => expect(await listening()).toBe(before))
})

test('whatever is said of villas and content raises the version; nights that are taken do not', async () => {
  const catalogue = await open()
  const { version } = catalogue
  await db.insert(tables.ownerBlock).values({ villaId: 3, nights: { from: '2027-11-06', to: '2027-11-13' } })
  await eventually(() => expect(catalogue.occupanciesOf(3).some(({ from }) => from === '2027-11-06')).toBe(true))
  expect(catalogue.version).toBe(version)
  await db.update(tables.page).set({ templateId: 1 }).where(eq(tables.page.path, '/contact'))
  await eventually(() => expect(catalogue.version).toBeGreaterThan(version))
})

test('reads hold until the nights that were read move, and no others', async () => {
  const catalogue = await open()
  const ofFour = catalogue.watch()
  ofFour.track(() => catalogue.occupanciesOf(4))
  const ofNone = catalogue.watch()
  ofNone.track(() => catalogue.villas.get(4))
  const later = catalogue.watch()
  // Reads after an await are tracked as well, and concurrent reads of others are not.
  const meanwhile = Promise.withResolvers<void>()
  const waited = later.track(async () => {
    await meanwhile.promise
    catalogue.occupanciesOf(4)
  })
  catalogue.occupanciesOf(5)
  meanwhile.resolve()
  await waited
  const other = connect(url, { max: 1 })
  afterAll(other.close)
  await other.db.insert(tables.ownerBlock).values({ villaId: 5, nights: { from: '2027-11-06', to: '2027-11-13' } })
  await eventually(() => expect(catalogue.occupanciesOf(5).some(({ from }) => from === '2027-11-06')).toBe(true))
  expect([ofFour.isCurrent(), ofNone.isCurrent(), later.isCurrent()]).toEqual([true, true, true])
  await other.db.insert(tables.ownerBlock).values({ villaId: 4, nights: { from: '2027-11-06', to: '2027-11-13' } })
  await eventually(() => expect(catalogue.occupanciesOf(4).some(({ from }) => from === '2027-11-06')).toBe(true))
  expect([ofFour.isCurrent(), ofNone.isCurrent(), later.isCurrent()]).toEqual([false, true, false])
})
