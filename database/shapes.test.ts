import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import * as shapes from '#database/tables/shapes'
import { todayAt } from '#domain/calendar/today'
import { testDatabase } from '#testing/site/database'

const { db } = await testDatabase()

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => postgresError(error)?.constraint,
  )

const any = (
  await db.execute<{ id: number; tiers: unknown; rooms: unknown; nearby: unknown; included: unknown }>(
    sql`select id, tiers, rooms, nearby, included from villa limit 1`,
  )
).rows[0]
const season = (await db.execute<{ value: unknown }>(sql`select weekly_cents as value from season limit 1`)).rows[0]
const region = (await db.execute<{ value: unknown }>(sql`select climate as value from region limit 1`)).rows[0]
const filters = (await db.execute<{ value: unknown }>(sql`select filter as value from list`)).rows

const vehicleTariff = {
  ...{ baseCents: 2800, perKilometreCents: 170, crossingCents: 0, dayCents: 42_000, halfDayCents: 25_200 },
  ...{ nightPercent: 20, seasonPercent: 0 },
}

const columns: [string, z.ZodType, unknown][] = [
  ['is_text', shapes.textShape, { en: 'Pool', fr: 'Piscine', de: 'Pool' }],
  ['is_tiers', shapes.tiersShape, any?.tiers],
  ['is_rooms', shapes.roomsShape, any?.rooms],
  ['is_nearby', shapes.nearbyShape, any?.nearby],
  ['is_texts', shapes.textsShape, any?.included],
  [
    'is_review_translations',
    shapes.reviewTranslationsShape,
    { en: { title: 'Quiet', comments: 'A week', reply: 'Thank you' }, fr: { title: 'Calme', comments: 'Une semaine' } },
  ],
  ['is_weekly_cents', shapes.weeklyCentsShape, season?.value],
  ['is_flexible_rate', shapes.flexibleRateShape, { surcharge: { percent: 8 }, depositPercent: 20, freeDays: 45 }],
  ['is_flexible_rate', shapes.flexibleRateShape, { surcharge: { weeklyCents: 0 }, depositPercent: 100, freeDays: 365 }],
  [
    'is_tourist_tax',
    shapes.settingShapes['tourist-tax'],
    {
      ...{ per: 'person', exemptUnder: 12, mostNights: 7 },
      rates: [
        { months: [4, 10], rate: { cents: 250 } },
        { months: [11, 12], rate: { percent: 5.5, capCents: 242 } },
      ],
      source: { law: 'Law 5162/2024', page: 'https://law.example/5162', amount: 'as-published' },
    },
  ],
  ['is_exchange_rate', shapes.settingShapes['exchange-rate'], { rate: 1.085 }],
  [
    'is_booking_terms',
    shapes.settingShapes['booking-terms'],
    { depositPercent: 30, balanceDays: 70, freeCancellationHours: 24, planParts: 4, planDays: 14 },
  ],
  [
    'is_damage_terms',
    shapes.settingShapes['damage-terms'],
    { waiverPercent: 6.5, leastCents: 4500, leftDays: 7, claimedDays: 10 },
  ],
  [
    'is_wine_terms',
    shapes.settingShapes['wine-terms'],
    {
      ...{ opensDays: 60, closesDays: 7, freeFromCents: 30_000, deliveryCents: 2_500 },
      ...{ unpaidHours: 24, transferDays: 5, mostBottles: 120 },
    },
  ],
  [
    'is_transfer_tariff',
    shapes.settingShapes['transfer-tariff'],
    { sedan: vehicleTariff, van: vehicleTariff, minibus: vehicleTariff },
  ],
  [
    'is_office_hours',
    shapes.settingShapes['office-hours'],
    { week: '1-5 09:00-13:00 14:00-18:00', closedOn: ['12-25', '2027-03-26'] },
  ],
  ['is_climate', shapes.climateShape, region?.value],
  ['is_whole_numbers', shapes.pageIdsShape, [1, 2]],
  [
    'is_trip_flights',
    shapes.tripFlightsShape,
    [{ id: 'a', direction: 'to', number: 'BA602', airport: 'Corfu', day: '2027-06-05', time: '14:20' }],
  ],
  ['is_trip_guests', shapes.tripGuestsShape, [{ slot: 1, name: 'Ada', age: '', room: '2' }]],
  ['is_trip_rooms', shapes.tripRoomsShape, [{ room: 1, beds: 'twin' }]],
  ['is_trip_occasions', shapes.tripOccasionsShape, [{ id: 'a', kind: 'birthday', day: '2027-06-06', note: '' }]],
  ...filters.map(({ value }): [string, z.ZodType, unknown] => ['is_list_filter', shapes.listFilterShape, value]),
]

/** A value in which one place is replaced, left out or put into a list. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  const other = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom(null, -1, 1.5, '', '2027-13', [], {}, [[]], [null], '"x"'),
  )
  if (typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  if (keys.length === 0) return other
  const copy = (key: string, held: unknown) =>
    Array.isArray(value) ? value.map((one, i) => (String(i) === key ? held : one)) : { ...value, [key]: held }
  return fc.oneof(
    other,
    fc.constantFrom(...keys).chain(key => spoilt((value as Record<string, unknown>)[key]).map(held => copy(key, held))),
    fc.constantFrom(...keys).map(key => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
    fc.constant([value]),
  )
}

describe('the database lets in only what has its shape', () => {
  test.each(columns)('%s', async (name, shape, whole) => {
    const check = sql.raw(name)
    const letIn = async (values: unknown[]) => {
      const { rows } = await db.execute<{ ok: boolean }>(
        sql`select ${check}(value) as ok from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality as v (value, i) order by i`,
      )
      return rows.map(({ ok }) => ok)
    }
    expect(shape.safeParse(whole).success).toBe(true)
    expect(await letIn([whole])).toEqual([true])
    await fc.assert(
      fc.asyncProperty(fc.array(spoilt(whole), { minLength: 50, maxLength: 50 }), async values => {
        const answers = await letIn(values)
        for (const [i, ok] of answers.entries())
          if (ok)
            expect({ value: values[i], fits: shape.safeParse(values[i]).success }).toEqual({
              value: values[i],
              fits: true,
            })
      }),
      { numRuns: 20 },
    )
  })
})

test('a misspelt member is rejected on write', async () => {
  const where = eq(tables.country.id, 84)
  expect(await refusedBy(db.update(tables.country).set({ timezone: 'Europe/Atens' }).where(where))).toBe(
    'country_timezone',
  )
  expect(await refusedBy(db.execute(sql`update season set weekly_cents = '"x"'`))).toBe('season_weekly_cents')
  expect(await refusedBy(db.execute(sql`update season set flexible = '{}'`))).toBe('season_flexible')
  expect(await refusedBy(db.execute(sql`update villa set rooms = '{}'`))).toBe('villa_rooms')
  expect(await refusedBy(db.execute(sql`update list set filter = '{"people": "four"}'`))).toBe('list_filter')
  expect(await refusedBy(db.execute(sql`update page set title = '{"fr": "Sans anglais"}'`))).toBe('page_title_text')
})

test('every zone that the database lets in is one that the calendar knows', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pg_timezone_names where is_timezone(name)`)
  expect(rows.length).toBeGreaterThan(300)
  for (const { name } of rows) expect(todayAt(0, name)).toMatch(/^19(69|70)-/)
})

describe('an edit', () => {
  const page = () => db.select().from(tables.page).where(eq(tables.page.path, '/contact'))
  const save = (values: Partial<typeof tables.page.$inferInsert>) =>
    refusedBy(db.update(tables.page).set(values).where(eq(tables.page.path, '/contact')))

  test('of the revision that was read is saved, and that of an older one rejected', async () => {
    const [read] = await page()
    const revision = read?.revision ?? 0
    expect(await save({ revision, templateId: read?.templateId ?? 0 })).toBeUndefined()
    expect(await save({ revision, templateId: read?.templateId ?? 0 })).toBe('edited_meanwhile')
    expect((await page())[0]?.revision).toBe(revision + 1)
  })

  test('without a revision raises the revision', async () => {
    const [read] = await page()
    expect(await save({ templateId: read?.templateId ?? 0 })).toBeUndefined()
    expect((await page())[0]?.revision).toBe((read?.revision ?? 0) + 1)
  })
})

test('ids of rows added by staff start at ten thousand, beyond those of the specification', async () => {
  const name = { en: 'Sailing', fr: 'La voile', de: 'Segeln' }
  const [tag] = await db
    .insert(tables.blogTag)
    .values({ path: '/blog/topics/sailing', name, pageTitle: name, introduction: name })
    .returning()
  expect(tag?.id).toBeGreaterThanOrEqual(10_000)
})
