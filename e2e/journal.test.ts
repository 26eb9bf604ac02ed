import { expect, test } from 'vitest'
import type { BlogPage } from '#contract/editorial'
import { arrive, eachWidth, placeOf, textOf, withBrowser } from './browser.ts'
import { ask } from './catalogue.ts'

const { visit } = withBrowser()
const { blogPages } = await ask<{ blogPages: BlogPage[] }>('/core/spastartupdata?$select=blogPages')
const [newest] = blogPages as [BlogPage]

test.each(eachWidth)('a reader goes from the home page to an article, its subject, and on: %s', async (_, viewport) => {
  const page = await visit('/', { viewport })
  await page.getByRole('main').getByRole('link', { name: newest.title }).click()
  await arrive(page, address => address.pathname === newest.CMSRelativeURL)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(newest.title)
  const [category] = newest.tags as [BlogPage['tags'][number]]
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: category.name }).click()
  await arrive(page, /\/blog\/topics\//)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(category.name)
  const articles = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await articles.count()).toBe(
    blogPages.filter(article => article.tags.some(({ id }) => id === category.id)).length,
  )
  await page.goBack()
  await arrive(page, address => address.pathname === newest.CMSRelativeURL)
})

test('an article is read on in another language, and left for another by the keyboard', async () => {
  const page = await visit(newest.CMSRelativeURL)
  await page.getByRole('banner').getByRole('link', { name: 'FR', exact: false }).first().click()
  await arrive(page, address => address.pathname === `/fr${newest.CMSRelativeURL}`)
  const next = page.getByRole('region', { name: 'À lire ensuite' }).getByRole('link').first()
  const target = await next.getAttribute('href')
  const last = page.getByRole('navigation', { name: 'Sujets' }).getByRole('link').last()
  await last.focus()
  for (let i = 0; i < 3 && !(await next.evaluate(link => link === document.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await arrive(page, address => address.pathname === target)
  expect(placeOf(page)).toBe(target)
})
