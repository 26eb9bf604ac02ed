import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureSystemPages } from '#database/seeds/ensure-system-pages'
import { seedCatalogue } from '#database/seeds/seed-catalogue'
import * as tables from '#database/tables'
import { testDay } from '#testing/day'
import { emptyDatabase } from '#testing/site/empty-database'

const { db } = await emptyDatabase()
const words = { en: 'Weddings', fr: 'Mariages', de: 'Hochzeiten' }
const own = {
  templateId: 1,
  menuName: words,
  title: words,
  metaDescription: words,
  heading1: words,
  heading2: words,
}
const findPage = async (path: string) => (await db.select().from(tables.page).where(eq(tables.page.path, path)))[0]

test('a page of the company with the id of a system page stays, and the system page gets a free id', async () => {
  await db.insert(tables.page).values([
    { ...own, id: 2300, path: '/our-weddings' },
    { ...own, id: 79, path: '/our-log-in' },
    { ...own, id: 10_000, path: '/our-first' },
    { ...own, id: 46, path: '/our-contact' },
  ])
  await ensureSystemPages(db)
  await ensureSystemPages(db)
  expect((await findPage('/our-weddings'))?.id).toBe(2300)
  const account = await findPage('/account')
  expect(account?.id).toBeGreaterThan(10_000)
  const logIn = await findPage('/secure/login')
  expect((await findPage('/secure'))?.parentId).toBe(logIn?.id)
  const [added] = await db
    .insert(tables.page)
    .values({ ...own, path: '/our-next' })
    .returning()
  expect(added?.id).toBeGreaterThan(10_000)
})

test('links of the catalogue lead to the id that a page got', async () => {
  await seedCatalogue(db, testDay)
  const contact = await findPage('/contact')
  expect(contact?.id).not.toBe(46)
  const enquiries = await findPage('/enquiries')
  const [module] = await db
    .select()
    .from(tables.pageModule)
    .where(eq(tables.pageModule.pageId, contact?.id ?? 0))
  expect(module?.html?.en).toContain(`{{page:${enquiries?.id}}}`)
  const results = await findPage('/results')
  const [other] = await db
    .select()
    .from(tables.pageModule)
    .where(eq(tables.pageModule.pageId, results?.id ?? 0))
  expect(other?.html?.de).toContain(`{{page:${contact?.id}}}`)
})
