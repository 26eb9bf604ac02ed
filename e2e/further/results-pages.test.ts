import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { SearchReply } from '#contract/villas/villa-search'
import { arrive, atWidth, focused, hydrated, placeOf, withBrowser } from '../browser.ts'
import { ask, countOf } from '../catalogue.ts'
import { headingOf } from '../filters.ts'

const { visit } = withBrowser()

const namesOn = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

describe.each(atWidth('desk'))('on a %s', (_, viewport) => {
  test('a traveller turns the pages of the list, and returns to the scroll position of each', async () => {
    const total = await countOf({})
    const every = await ask<SearchReply>('/core/properties/search?limit=10000')
    const names = every.properties.map(({ name }) => name)
    const page = await visit('/results', { viewport })
    const heading = await headingOf(page)
    expect(await namesOn(page)).toEqual(names.slice(0, 36))
    expect(await page.getByText(`1–36 of ${total}`).count()).toBe(2)

    await pages(page).scrollIntoViewIfNeeded()
    const left = await scrolled(page)
    await pages(page).getByRole('link', { name: 'Next page' }).click()
    await arrive(page, /page=2$/)
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect.poll(() => focused(page)).toBe(heading)
    expect(await namesOn(page)).toEqual(names.slice(36, 72))

    await pages(page).getByRole('link', { name: 'Page 3' }).click()
    await arrive(page, /page=3$/)
    await page.getByText(`73–${total} of ${total}`).first().waitFor()
    expect(await namesOn(page)).toEqual(names.slice(72))
    expect(await pages(page).getByRole('link', { name: 'Next page' }).count()).toBe(0)
    await page.reload()
    await hydrated(page)
    expect(placeOf(page)).toBe('/results?page=3')
    expect(await namesOn(page)).toEqual(names.slice(72))

    await page.goBack()
    await arrive(page, /page=2$/)
    await expect.poll(() => namesOn(page)).toEqual(names.slice(36, 72))
    await page.goBack()
    await arrive(page, /\/results$/)
    await expect.poll(() => namesOn(page)).toEqual(names.slice(0, 36))
    await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 100)
  })
})

test('a page beyond the last is the last, and a URL can request more villas per page', async () => {
  const total = await countOf({})
  const page = await visit('/results?page=99', { javaScriptEnabled: false })
  expect(await page.getByText(`73–${total} of ${total}`).count()).toBe(2)
  const longer = await visit('/results?limit=60', { javaScriptEnabled: false })
  expect(await longer.getByRole('article').count()).toBe(60)
  expect(await longer.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/results?page=2&limit=60')
})
