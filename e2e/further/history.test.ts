import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, arrive, atWidth, hydrated, placeOf, withBrowser } from '../browser.ts'
import { headingOf, onPhone, openFilter, screenOf } from '../filters.ts'

const { visit } = withBrowser()

async function chooseBedrooms(page: Page) {
  const panel = await openFilter(page, 'bedrooms')
  await panel.getByRole('button', { name: 'Bedrooms: one more' }).click()
  if (onPhone(page)) await screenOf(page).getByRole('button', { name: /^Show/ }).click()
}

// Open panels and limits of prices: web/features/filters/open-panels.component.test.tsx.
describe.each(atWidth('desk'))('on a %s', (_, viewport) => {
  test('a traveller goes back and forth: the URL holds the search', async () => {
    const page = await visit('/results?des=16&rooms=3', { viewport })
    const first = await headingOf(page)
    await chooseBedrooms(page)
    await arrive(page, /rooms=4/)
    await expect.poll(() => headingOf(page)).not.toBe(first)
    const second = await headingOf(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('Sort:').selectOption('A to Z')
    await arrive(page, /sort=alphabetically/)
    const shown = placeOf(page)

    await page.getByRole('article').first().getByRole('link').first().click()
    await arrive(page, /\/villas\//)
    await page.goBack()
    await arrive(page, /\/results/)
    expect(placeOf(page)).toBe(shown)
    await expect.poll(() => headingOf(page)).toBe(second)
    expect(await page.getByLabel('Sort:').inputValue()).toBe('alphabetically')

    await page.goBack()
    await arrive(page, address => !address.search.includes('sort'))
    await expect.poll(() => page.getByLabel('Sort:').inputValue()).toBe('default')
    await page.goBack()
    await arrive(page, /rooms=3/)
    await expect.poll(() => headingOf(page)).toBe(first)
    await page.goForward()
    await arrive(page, /rooms=4$/)
    await page.goForward()
    await arrive(page, /sort=alphabetically/)
    await expect.poll(() => headingOf(page)).toBe(second)

    await page.reload()
    await hydrated(page)
    expect(placeOf(page)).toBe(shown)
    expect(await headingOf(page)).toBe(second)

    const friend = await visit(shown, { viewport })
    expect(await headingOf(friend)).toBe(second)
    expect(await friend.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(
      await page.getByRole('article').getByRole('heading').allInnerTexts(),
    )
  })

  test('a traveller returns from a villa to the same place in the list', async () => {
    const page = await visit('/results', { viewport })
    const card = page.getByRole('article').nth(12)
    await card.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(200)
    await card.getByRole('link').first().click()
    await arrive(page, /\/villas\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('link', { name: 'Back to your search' }).click()
    await arrive(page, /\/results$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100)
  })
})

test('a traveller returns to the search stored in cookies', async () => {
  const page = await visit('/results?des=16')
  await chooseBedrooms(page)
  await arrive(page, /rooms=1/)
  await page.goto(address('/results'), { waitUntil: 'commit' })
  expect(placeOf(page)).toBe('/results?des=16')
  expect(await headingOf(page)).toBe('8 villas in Corfu')
})

test('a price for fewer bedrooms than the villa has states so', async () => {
  const page = await visit('/results?people=4')
  const part = page.getByText(/^with \d+ of \d+ bedrooms$/)
  await expect.poll(() => part.count()).toBeGreaterThan(0)
  for (const words of await part.allInnerTexts()) {
    const [rooms = 0, beds = 0] = words.match(/\d+/g)?.map(Number) ?? []
    expect(rooms).toBeLessThan(beds)
  }
})
