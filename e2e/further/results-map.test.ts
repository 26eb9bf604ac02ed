import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SearchReply } from '#contract/villas/villa-search'
import { accessibilityFaults, arrive, focused, hydrated, widths, withBrowser } from '../browser.ts'
import { ask, countOf } from '../catalogue.ts'
import { onPhone, openFilter, screenOf } from '../filters.ts'

const { visit } = withBrowser()
// Reduced motion: the map moves without animation.
const calm = { reducedMotion: 'reduce' } as const

const markers = (page: Page) => page.getByRole('list', { name: 'Villas on the map' }).locator('[data-villas]')

/** Villas of the markers, grouped by cluster. */
const villasOf = (page: Page): Promise<number[][]> =>
  markers(page).evaluateAll(all => all.map(({ dataset }) => (dataset.villas ?? '').split(' ').map(Number)))

/** Positions of the markers on the map, in whole pixels. */
const positions = (page: Page): Promise<string[]> =>
  markers(page).evaluateAll(all =>
    all.map(marker => {
      const { e, f } = new DOMMatrix(getComputedStyle(marker.parentElement as Element).transform)
      return `${marker.dataset.villas}: ${Math.round(e)} ${Math.round(f)}`
    }),
  )

const markerWith = (page: Page, id: number) => page.locator(`[data-villas~="${id}"]`)

async function openMap(page: Page) {
  if (onPhone(page)) await page.getByRole('button', { name: 'Map', exact: true }).click()
  await markers(page).first().waitFor()
}

/** Opens the clusters of a villa by keyboard until it has a marker of its own, or is on the panel. */
async function goTo(page: Page, id: number) {
  for (let step = 0; step < 12; step++) {
    const together = (await villasOf(page)).find(ids => ids.includes(id)) ?? []
    await markerWith(page, id).focus()
    await page.keyboard.press('Enter')
    if (together.length === 1) return
    await expect
      .poll(async () => (await villasOf(page)).some(ids => ids.includes(id) && ids.length === together.length))
      .toBe(false)
  }
  throw new Error(`Villa ${id} stays in a cluster`)
}

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// Clusters, panels, failures and highlights: web/features/map/results-map.component.test.tsx.
test('the map shows all villas found, and opens by keyboard one that is not on the list’s page', async () => {
  const { properties } = await ask<SearchReply>('/core/properties/search?limit=10000')
  const last = properties.at(-1)
  if (!last) throw new Error('There is no villa')
  const page = await visit('/results', { viewport: widths.phone, ...calm })
  await openMap(page)
  await expect.poll(async () => new Set((await villasOf(page)).flat()).size).toBe(properties.length)
  await goTo(page, last.id)
  const panel = panelOf(page, last.name)
  await panel.getByText(`sleeps ${last.sleeps}`).waitFor()
  expect(await focused(page)).toBe(last.name)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^${last.name}: `))
})

test('the map follows filters and Back, and keeps its view', async () => {
  const page = await visit('/results?des=16&rooms=3', { viewport: widths.phone, ...calm })
  await openMap(page)
  const shown = async () => (await villasOf(page)).flat().length
  const [three, four] = await Promise.all([countOf({ des: 16, rooms: 3 }), countOf({ des: 16, rooms: 4 })])
  expect(four).not.toBe(three)
  await expect.poll(shown).toBe(three)
  const panel = await openFilter(page, 'bedrooms')
  await panel.getByRole('button', { name: 'Bedrooms: one more' }).click()
  if (onPhone(page)) await screenOf(page).getByRole('button', { name: /^Show/ }).click()
  await arrive(page, /rooms=4/)
  await expect.poll(shown).toBe(four)
  await page.goBack()
  await arrive(page, /rooms=3/)
  await expect.poll(shown).toBe(three)

  const fitted = await positions(page)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => positions(page)).not.toEqual(fitted)
  const left = await positions(page)
  await page.getByRole('banner').getByRole('link', { name: 'Maestrale' }).click()
  await arrive(page, address => address.pathname === '/')
  await page.goBack()
  await arrive(page, /rooms=3/)
  await expect.poll(() => positions(page)).toEqual(left)
})

test('on a phone going back from a villa of the map returns to the map', async () => {
  const page = await visit('/results?des=16', { viewport: widths.phone, ...calm })
  await openMap(page)
  const { properties } = await ask<SearchReply>('/core/properties/search?des=16&limit=1')
  await goTo(page, properties[0]?.id ?? 0)
  await hydrated(page)
  await page
    .getByRole('region', { name: properties[0]?.name ?? '', exact: true })
    .getByRole('link')
    .click()
  await arrive(page, /\/villas\//)
  await page.goBack()
  await arrive(page, /\/results/)
  await page.getByRole('button', { name: 'List', exact: true }).waitFor()
  await markers(page).first().waitFor()
})
