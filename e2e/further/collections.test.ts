import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/pages'
import { accessibilityFaults, arrive, atWidth, placeOf, textOf, type Visit, withBrowser } from '../browser.ts'
import { ask, countOf } from '../catalogue.ts'
import { count, headingOf, onPhone, openFilter, screenOf } from '../filters.ts'

const { visit } = withBrowser()

const families = '/villa-collections/for-families'
const title = (page: Page) => textOf(page.getByRole('heading', { level: 1 }))
const said = (villas: number) => `${villas} ${villas === 1 ? 'villa' : 'villas'}`

/** The collection's own filters, as URL parameters. */
async function ownQuery(): Promise<Record<string, string>> {
  const { results } = await ask<PageOf<'results'>>(`/cms/pages/bypath?path=${families}`)
  return Object.fromEntries(new URLSearchParams(results?.listQuery ?? ''))
}

/** Phones apply filters with a button, desktops immediately. */
async function apply(page: Page) {
  if (onPhone(page))
    await screenOf(page)
      .getByRole('button', { name: /^Show \d+ villa/ })
      .click()
}

async function clearAll(page: Page) {
  if (onPhone(page)) await page.locator('main a[href="#filters"]').click()
  await page.getByRole('button', { name: 'Clear all' }).filter({ visible: true }).click()
  await apply(page)
}

describe.each(atWidth('desk'))('on a %s', (_, viewport) => {
  test('a traveller narrows a collection, stays on its page, and clears the filters again', async () => {
    const own = await ownQuery()
    const page = await visit(families, { viewport })
    const whole = await headingOf(page)
    expect(whole).toBe(said(await countOf(own)))
    const guests = await openFilter(page, 'guests')
    await count(guests, 'Adults (13+)', 10)
    const narrowed = said(await countOf({ ...own, people: 10 }))
    expect(narrowed).not.toBe(whole)
    if (onPhone(page))
      await screenOf(page)
        .getByRole('button', { name: `Show ${narrowed}` })
        .waitFor()
    await apply(page)
    await arrive(page, address => address.searchParams.has('people'))
    await expect.poll(() => headingOf(page)).toBe(narrowed)
    expect(placeOf(page)).toBe(`${families}?people=10`)
    expect(await title(page)).toBe('Villas for families')
    expect(await accessibilityFaults(page)).toEqual([])
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name).filter(name => /people|adults|destinations/.test(name))).toEqual([])

    await page.getByLabel('Sort').selectOption('largest first')
    await arrive(page, address => address.searchParams.has('sort'))
    expect(placeOf(page)).toBe(`${families}?people=10&sort=largest`)
    const friend = await visit(placeOf(page), { viewport })
    expect(await headingOf(friend)).toBe(narrowed)

    await clearAll(page)
    await arrive(page, address => !address.searchParams.has('people'))
    await expect.poll(() => headingOf(page)).toBe(whole)
    expect(placeOf(page)).toBe(`${families}?sort=largest`)
  })

  test('a traveller who changes the collection’s own filter comes to the results with the other filters', async () => {
    const own = await ownQuery()
    const page = await visit(`${families}?people=8`, { viewport })
    const bedrooms = await openFilter(page, 'bedrooms')
    await count(bedrooms, 'Bedrooms', 1)
    await apply(page)
    await arrive(page, /\/results\?/)
    const asked = { ...own, people: '8', rooms: String(Number(own.rooms) + 1) }
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(asked)
    await expect.poll(() => headingOf(page)).toBe(`${said(await countOf(asked))} around the Mediterranean`)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'people')?.value).toBe('8')
  })
})

describe('without JavaScript', () => {
  const plain: Visit = { javaScriptEnabled: false }
  const early = { waitUntil: 'domcontentloaded' } as const
  const show = (page: Page, filter: string) =>
    page.locator(`[data-filter="${filter}"]`).getByRole('button', { name: 'Show villas' }).click()

  test('a traveller narrows a collection, sorts it and leaves it', async () => {
    const own = await ownQuery()
    const page = await visit(families, plain)
    await page.locator('[data-filter="guests"] summary').click()
    await page.locator('[data-filter="guests"]').getByRole('spinbutton').fill('10')
    await show(page, 'guests')
    await page.waitForURL(/people=10/, early)
    expect(new URL(page.url()).pathname).toBe(families)
    expect(await title(page)).toBe('Villas for families')
    const narrowed = said(await countOf({ ...own, people: 10 }))
    expect(await headingOf(page)).toBe(narrowed)

    await page.getByLabel('Sort').selectOption('largest first')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await page.waitForURL(/sort=largest/, early)
    expect(placeOf(page)).toBe(`${families}?people=10&sort=largest`)
    expect(await headingOf(page)).toBe(narrowed)

    await page.locator('[data-filter="bedrooms"] summary').click()
    await page.locator('[data-filter="bedrooms"]').getByRole('spinbutton').fill('')
    await show(page, 'bedrooms')
    await page.waitForURL(/\/results\?/, early)
    const { rooms: _, ...rest } = own
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ ...rest, people: '10', sort: 'largest' })
  })
})
