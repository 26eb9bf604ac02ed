import { expect, test } from 'vitest'
import type { BlogPage } from '#contract/content/editorial'
import { accessibilityFaults, arrive, placeOf, textOf, widths, withBrowser } from '../browser.ts'
import { ask } from '../catalogue.ts'

const { visit } = withBrowser()
const { blogPages } = await ask<{ blogPages: BlogPage[] }>('/core/spastartupdata?$select=blogPages')
const [newest] = blogPages as [BlogPage]
const ofPage = 9

test('a reader goes from the home page to an article, its topic, and on', async () => {
  const page = await visit('/')
  await page.getByRole('main').getByRole('link', { name: newest.title }).click()
  await arrive(page, address => address.pathname === newest.CMSRelativeURL)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(newest.title)
  const [category] = newest.tags as [BlogPage['tags'][number]]
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: category.name }).click()
  await arrive(page, /\/blog\/topics\//)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(category.name)
  const articles = page.getByRole('main').getByRole('heading', { level: 3 })
  const own = blogPages.filter(article => article.tags.some(({ id }) => id === category.id))
  expect(await articles.count()).toBe(Math.min(own.length, ofPage))
  await page.goBack()
  await arrive(page, address => address.pathname === newest.CMSRelativeURL)
})

test('an article can be read in another language, and left for another by keyboard', async () => {
  const page = await visit(newest.CMSRelativeURL)
  await page.getByRole('banner').getByRole('link', { name: 'FR', exact: false }).first().click()
  await arrive(page, address => address.pathname === `/fr${newest.CMSRelativeURL}`)
  const next = page.getByRole('region', { name: 'À lire ensuite' }).getByRole('link').first()
  const target = await next.getAttribute('href')
  await next.focus()
  await page.keyboard.press('Enter')
  await arrive(page, address => address.pathname === target)
  expect(placeOf(page)).toBe(target)
})

test('a reader turns the pages of the journal and chooses a region, each with its URL', async () => {
  const page = await visit('/de/blog')
  const names = () => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await arrive(page, /\/de\/blog\?page=2$/)
  await expect.poll(() => names().count()).toBe(Math.min(blogPages.length - ofPage, ofPage))
  expect(await page.getByRole('link', { name: 'Vorige Seite' }).getAttribute('rel')).toBe('prev')

  await page.getByText('Nach Region: alle Regionen').click()
  const region = page.getByRole('group').getByRole('link').nth(1)
  const named = await textOf(region)
  await region.click()
  await arrive(page, /\/de\/blog\?region=\d+$/)
  await page.getByText(`Nach Region: ${named}`).waitFor()
  const found = await textOf(page.getByRole('heading', { name: /^\d+ Artikel$/ }))
  expect(await names().count()).toBe(Math.min(Number.parseInt(found, 10), ofPage))
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the contents of an article link to its sections', async () => {
  const page = await visit(newest.CMSRelativeURL)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const last = contents.getByRole('link').last()
  const heading = await textOf(last)
  for (const size of [widths.desk, widths.phone]) {
    await page.setViewportSize(size)
    await last.click()
    const target = page.getByRole('heading', { level: 2, name: heading })
    await expect.poll(() => target.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(size.height)
    expect(new URL(page.url()).hash).not.toBe('')
    // Beside the text they stay in view; above it they scroll away.
    const isInView = async () => {
      const { top, bottom } = await contents.evaluate(element => element.getBoundingClientRect())
      return top >= 0 && bottom <= size.height
    }
    await expect.poll(isInView).toBe(size === widths.desk)
  }
})

test('the contents of an article mark the current section', async () => {
  const page = await visit(newest.CMSRelativeURL)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const headings = await contents.getByRole('link').allTextContents()
  for (const heading of [headings.at(-1), headings.at(0)] as string[]) {
    const section = page.getByRole('region', { name: heading })
    await section.evaluate(element => element.scrollIntoView())
    await contents.getByRole('link', { name: heading }).and(page.locator('[aria-current]')).waitFor()
  }
  expect(await contents.locator('[aria-current]').count()).toBe(1)
  // From behind the last to above the first, in one jump.
  const leap = (to: number) => page.evaluate(top => scrollTo({ top, behavior: 'instant' }), to)
  await leap(1e6)
  await contents
    .getByRole('link', { name: headings.at(-1) as string })
    .and(page.locator('[aria-current]'))
    .waitFor()
  await leap(0)
  await expect.poll(() => contents.locator('[aria-current]').count()).toBe(0)
})

test('an article counts as read after a while in view, once', async () => {
  const page = await visit(newest.CMSRelativeURL, { before: page => page.clock.install() })
  const counted: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/readings')) counted.push(response.status())
  })
  await page.clock.runFor(10_000)
  expect(counted).toEqual([])
  await page.clock.runFor(10_000)
  await expect.poll(() => counted).toEqual([204])
  await page.clock.runFor(60_000)
  expect(counted).toEqual([204])
})

test('without JavaScript the journal can be read, filtered and paged', async () => {
  const page = await visit('/blog', { javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: 'Copy the link' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Next page' }).click()
  expect(placeOf(page)).toBe('/blog?page=2')
  await page.goto(new URL(newest.CMSRelativeURL, page.url()).href)
  expect(await page.getByRole('button', { name: 'Copy the link' }).isVisible()).toBe(false)
})
