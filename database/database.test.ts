import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#database/connection'
import { postgresError } from '#database/failure'
import { migrate } from '#database/migrate'
import * as tables from '#database/tables'
import { aBooking, anOption } from '#testing/builders/bookings'
import { testClock } from '#testing/site/clock'
import { testDatabase } from '#testing/site/database'

const { db, url } = await testDatabase()
const clock = testClock(db)
const nights = { from: '2030-06-01', to: '2030-06-08' }

/** The SQLSTATE of a rejected statement. */
const refused = async (work: Promise<unknown>) =>
  postgresError(
    await work.then(
      () => undefined,
      reason => reason,
    ),
  )?.code
const exclusionViolation = '23P01'
const checkViolation = '23514'
const uniqueViolation = '23505'

const book = (villaId: number, stay = nights) => db.transaction(tx => aBooking(tx, { villaId, stay }))
const hold = (villaId: number, expiresAt: number) =>
  db.transaction(tx => anOption(tx, { villaId, stay: nights, expiresAt }))

describe('no villa is ever sold twice', () => {
  test('a booking rejects another that shares a night', async () => {
    await book(10)
    expect(await refused(book(10, { from: '2030-06-07', to: '2030-06-14' }))).toBe(exclusionViolation)
    expect(await refused(db.insert(tables.ownerBlock).values({ villaId: 10, nights }))).toBe(exclusionViolation)
  })

  test('the next guests arrive on the day the last ones leave, and other villas are free', async () => {
    await book(11)
    await book(11, { from: '2030-06-08', to: '2030-06-15' })
    await book(12)
  })

  test('of twenty concurrent requests for a week one succeeds', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => book(13)))
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
  })

  test('a live option holds its nights', async () => {
    await hold(14, clock.now() + 1)
    expect(await refused(book(14))).toBe(exclusionViolation)
  })

  test('an expired option is released in the transaction that takes its nights', async () => {
    const option = await hold(15, clock.now())
    await book(15)
    const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, option.id))
    expect(item?.status).toBe(9)
    const [booking] = await db.select().from(tables.booking).where(eq(tables.booking.id, option.bookingId))
    expect(booking?.status).toBe(5)
  })

  test('a cancelled booking sets its nights free', async () => {
    const item = await book(16)
    await db.update(tables.bookingItem).set({ status: 6 }).where(eq(tables.bookingItem.id, item.id))
    await book(16)
  })
})

test.each([
  '[2030-01-01,infinity)',
  '[-infinity,2000-01-01)',
  '[2030-01-01,)',
  '(,)',
  'empty',
  '[9999-01-01,99999-01-01)',
])('%s is no range of days', async range => {
  const write = (statement: string) => refused(db.execute(statement.replaceAll('$', `'${range}'`)))
  expect(await write('insert into owner_block (villa_id, nights) values (1, $)')).toBe(checkViolation)
  expect(
    await write(`with booked as (insert into booking (status) values (2) returning id)
        insert into booking_item (booking_id, villa_id, stay, status) select id, 1, $, 0 from booked`),
  ).toBe(checkViolation)
  expect(await write('update season set nights = $ where id = (select min(id) from season)')).toBe(checkViolation)
})

test('the seasons of a villa do not overlap', async () => {
  const season = {
    villaId: 1,
    nights,
    changeover: [6 as const],
    minimumNights: 7,
    bookable: 'online' as const,
    weeklyCents: [1],
  }
  await db.insert(tables.season).values(season)
  expect(await refused(db.insert(tables.season).values(season))).toBe(exclusionViolation)
})

describe('a change announces itself', () => {
  /** The notifications during some work. */
  const announced = async (work: () => Promise<unknown>) => {
    const { length } = await db.select().from(tables.changeLog)
    await work()
    const rows = await db.select().from(tables.changeLog).orderBy(asc(tables.changeLog.id))
    return rows.slice(length).map(({ subject, villaId }) => [subject, villaId])
  }

  test('of a villa by its id, of content by its table', async () => {
    const rename = () => db.update(tables.villa).set({ name: 'Elsewhere' }).where(eq(tables.villa.id, 3))
    expect(await announced(rename)).toEqual([['villa', 3]])
    expect(await announced(() => db.update(tables.page).set({ templateId: 1 }).where(eq(tables.page.id, 13)))).toEqual([
      ['page', null],
    ])
  })

  test('not where nothing has become different', async () => {
    const same = () => db.update(tables.occupancy).set({ kind: sql`kind` })
    expect(await announced(same)).toEqual([])
  })

  test('of nights apart, once for each hold and for each time that one is prolonged', async () => {
    const expiresAt = clock.now() + 60 * 60_000
    let item = { id: 0 }
    const hold = async () => {
      item = await anOption(db, { villaId: 4, stay: { from: '2029-06-02', to: '2029-06-09' }, expiresAt })
    }
    expect(await announced(hold)).toEqual([['nights', 4]])
    const longer = { expiresAt: new Date(expiresAt + 15 * 60_000) }
    const prolong = () => db.update(tables.option).set(longer).where(eq(tables.option.bookingItemId, item.id))
    expect(await announced(prolong)).toEqual([['nights', 4]])
  })

  test('of a picture for the villas whose lists show it, too', async () => {
    const [villa] = await db.select().from(tables.villa).where(eq(tables.villa.id, 5))
    const recolour = () =>
      db
        .update(tables.picture)
        .set({ colour: '#123456' })
        .where(eq(tables.picture.id, villa?.thumbId ?? 0))
    expect((await announced(recolour)).toSorted()).toEqual([
      ['picture', null],
      ['villa', 5],
    ])
  })
})

test.each(['blog_tag', 'blog_page', 'blog_page_tag', 'press_page', 'press_villa', 'heard_about_us_source'])(
  'a change of %s announces itself',
  async table => {
    const count = async () => (await db.select().from(tables.changeLog)).length
    const start = await count()
    await db.execute(`delete from ${table} where false`)
    expect(await count()).toBe(start + 1)
  },
)

describe('an article', () => {
  const article = () => db.select().from(tables.blogPage).limit(1)
  const set = async (values: Partial<typeof tables.blogPage.$inferInsert>) =>
    refused(
      db
        .update(tables.blogPage)
        .set(values)
        .where(eq(tables.blogPage.id, (await article())[0]?.id ?? 0)),
    )

  test('does not recommend itself', async () => {
    expect(await set({ featuredBlog2: (await article())[0]?.id ?? 0 })).toBe(checkViolation)
  })

  test('was not edited before it appeared', async () => {
    expect(await set({ publishedOn: '2026-05-02', lastEditedOn: '2026-05-01' })).toBe(checkViolation)
  })

  test('opens the journal alone', async () => {
    expect(await refused(db.update(tables.blogPage).set({ hero: true }))).toBe(uniqueViolation)
  })
})

test('only a category stands on the home of the journal', async () => {
  await db.update(tables.blogTag).set({ homePlace: null })
  const onHome = db.update(tables.blogTag).set({ homePlace: 1 })
  expect(await refused(onHome.where(eq(tables.blogTag.path, '/blog/topics/wine')))).toBe(checkViolation)
})

test('several processes can apply migrations concurrently, and again', async () => {
  await Promise.all([migrate(url), migrate(url), migrate(url)])
})

test('a connection that must verify the server does not talk to an unverified one', async () => {
  const careful = connect(`${url}?sslmode=verify-full`)
  await expect(careful.db.execute('select 1')).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringMatching(/SSL/) }),
  })
  await careful.close()
})
