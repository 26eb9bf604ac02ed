import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureSystemPages } from '#database/seeds/ensure-system-pages'
import { seedOnce } from '#database/seeds/seed-once'
import * as tables from '#database/tables'
import { testDay } from '#testing/day'
import { testDatabase } from '#testing/site/database'

const { db } = await testDatabase()
const pages = () => db.select().from(tables.page).orderBy(tables.page.id)
const empty = () =>
  db.execute(sql`truncate country, page, picture, slideshow, amenity, amenity_group, currency, booking, blog_tag,
  experience_group, travel_notice, heard_about_us_source, contact, co_sign_in, staff restart identity cascade`)

/** The pages of the client area (PD-36). */
const secure = [
  ...['', '/bank-details', '/billing', '/bookings', '/complete-registration', '/contact-details'],
  ...['/experiences-planner', '/experiences/basket', '/experiences/checkout', '/guest-logins', '/guest-subscriptions'],
  ...[
    '/holiday-information-pack',
    '/login',
    '/messages',
    '/ob',
    '/ob/3d-secure',
    '/ob/balance-thanks',
    '/ob/conditions',
  ],
  ...['/ob/confirmation', '/ob/continue'],
  ...['/ob/deposit-thanks', '/ob/pay', '/ob/payment', '/overview-and-payment', '/passport-by-link'],
  '/passport-details',
  ...['/profile', '/provisional'],
  ...[
    '/provisional/payment',
    '/subscriptions',
    '/supplier',
    '/timeline',
    '/transfers',
    '/transfers/basket',
    '/transfers/checkout',
  ],
  ...['/transfers/complete', '/trip-details', '/wine', '/wine/overview', '/wine/payment', '/wine/summary'],
  '/wine/thanks',
].map(path => `/secure${path}`)

test('a catalogue that has the pages keeps them as they are', async () => {
  await db.update(tables.page).set({ path: '/lost', pictureId: null }).where(eq(tables.page.id, 13))
  const before = await pages()
  await ensureSystemPages(db)
  expect(await pages()).toEqual(before)
})

test('an empty database gets the pages that the site itself leads to, once, also when two processes start', async () => {
  await empty()
  await Promise.all([ensureSystemPages(db), ensureSystemPages(db)])
  await ensureSystemPages(db)
  const there = await pages()
  expect(there.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/account',
    '/page-not-found',
    '/results',
    '/search',
    ...secure,
  ])
  expect(there[0]?.pictureId).not.toBeNull()
})

test('the demonstration completes them, but for what editors have written', async () => {
  await empty()
  await ensureSystemPages(db)
  const heading1 = { en: 'Lost?', fr: 'Perdu\u202f?', de: 'Verlaufen?' }
  await db.update(tables.page).set({ heading1 }).where(eq(tables.page.id, 13))
  expect(await seedOnce(db, testDay)).toBe(true)
  const [home, lost] = await pages()
  expect(home?.pictureId).not.toBeNull()
  expect(lost?.heading1).toEqual(heading1)
  const [module] = await db.select().from(tables.pageModule).where(eq(tables.pageModule.pageId, 13))
  expect(module?.html?.en).toContain('{{page:16}}')
})
