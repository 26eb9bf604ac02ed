import { expect, test } from 'vitest'
import type { PublishedReviews } from '#contract/villas/reviews'
import { accessibilityFaults, arrive, textOf, withBrowser } from '../browser.ts'
import { ask } from '../catalogue.ts'

const { visit } = withBrowser()
const all = await ask<PublishedReviews>('/core/reviews/published/lang/en')

test('reviews can be filtered by stars and region and paged, and link to their villas', async () => {
  const page = await visit('/client-reviews')
  const main = page.getByRole('main')
  expect(await main.getByText(`${all.numberOfReviews} reviews`).first().isVisible()).toBe(true)
  await main.getByRole('link', { name: /^4 stars/ }).click()
  await arrive(page, /\?stars=4$/)
  const four = all.byStars.find(({ stars }) => stars === 4)
  expect(await textOf(main.getByRole('heading', { level: 2 }).first())).toBe(`${four?.count} reviews`)
  await main.getByRole('link', { name: 'Next page' }).click()
  await arrive(page, /stars=4&page=2$/)
  await page.goBack()
  await arrive(page, /\?stars=4$/)
  await main.getByText('Region: All regions').click()
  await main.getByRole('link', { name: 'Corfu', exact: true }).click()
  await arrive(page, /region=16&stars=4$/)
  expect(await accessibilityFaults(page)).toEqual([])
  await main.locator('ol').last().getByRole('link').first().click()
  await arrive(page, /\/villas\//)
})

test('without scripts a URL with filters applies them as well', async () => {
  const page = await visit('/fr/client-reviews?stars=3', { javaScriptEnabled: false })
  const three = all.byStars.find(({ stars }) => stars === 3)
  expect(await textOf(page.getByRole('main').getByRole('heading', { level: 2 }).first())).toBe(`${three?.count} avis`)
})

test('the home page shows the rating, and links to the reviews', async () => {
  const page = await visit('/')
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`of 5 by ${all.numberOfReviews} reviews`) })
  await link.click()
  await arrive(page, /\/client-reviews$/)
})
