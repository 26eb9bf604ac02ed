import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ResponseBody } from '#contract/endpoint'
import type { SearchReply, searchPlaces, VillaPlace } from '#contract/villas/villa-search'
import { addDays } from '#domain/calendar/day'
import { accessibilityFaults, arrive, focused, hydrated, widths, withBrowser } from './browser.ts'
import { ask, countOf, nextJune } from './catalogue.ts'
import { onPhone, openFilter, screenOf } from './filters.ts'

type Places = ResponseBody<typeof searchPlaces>

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

test('the map shows all villas found, whatever the page of the list', async () => {
  const page = await visit('/results?page=2', { viewport: widths.desk, ...calm })
  await openMap(page)
  const total = await countOf({})
  await expect.poll(async () => new Set((await villasOf(page)).flat()).size).toBe(total)
})

test('clusters open by keyboard, down to a villa that is not on the list’s page', async () => {
  const { properties } = await ask<SearchReply>('/core/properties/search?limit=10000')
  const last = properties.at(-1)
  if (!last) throw new Error('There is no villa')
  const page = await visit('/results', { viewport: widths.phone, ...calm })
  await openMap(page)
  await goTo(page, last.id)
  const panel = panelOf(page, last.name)
  await panel.getByText(`sleeps ${last.sleeps}`).waitFor()
  expect(await focused(page)).toBe(last.name)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^${last.name}: `))
})

test('every cluster opens by a click, one after the other, until all villas are visible', async () => {
  const page = await visit('/results?des=16', { viewport: widths.desk, ...calm })
  await openMap(page)
  const seen = new Set<number>()
  for (let step = 0; step < 30; step++) {
    const clusters = (await villasOf(page)).filter(ids => ids.length > 1)
    const closed = clusters.find(ids => ids.some(id => !seen.has(id)))
    if (!closed) break
    const before = JSON.stringify(await villasOf(page))
    await markerWith(page, closed[0] ?? 0).click()
    const together = page.getByRole('heading', { name: /^\d+ villas close together$/ })
    await expect
      .poll(async () => (await together.count()) > 0 || JSON.stringify(await villasOf(page)) !== before)
      .toBe(true)
    if (await together.count()) {
      expect(await page.locator('section').filter({ has: together }).getByRole('listitem').count()).toBe(closed.length)
      for (const id of closed) seen.add(id)
      await page.keyboard.press('Escape')
    }
    for (const ids of await villasOf(page)) if (ids.length === 1) for (const id of ids) seen.add(id)
  }
  expect(seen.size).toBeGreaterThan(0)
  expect((await villasOf(page)).filter(ids => ids.length > 1 && ids.some(id => !seen.has(id)))).toEqual([])
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

test('villas at one spot share one panel, with the prices of the stay', async () => {
  const [from, to] = [addDays(nextJune, 10), addDays(nextJune, 17)]
  const search = `des=16&startDate=${from}&endDate=${to}&showbooked=1`
  const { properties } = await ask<SearchReply>(`/core/properties/search?${search}&limit=10000`)
  const page = await visit(`/results?${search}`, {
    ...calm,
    before: page =>
      page.route('**/search/places?*', async route => {
        const answer = await route.fetch()
        const { places, total } = (await answer.json()) as Places
        const spot = { lat: 39.6, lng: 19.9 } satisfies Partial<VillaPlace>
        await route.fulfill({ response: answer, json: { places: places.map(place => ({ ...place, ...spot })), total } })
      }),
  })
  await openMap(page)
  expect(await markers(page).count()).toBe(1)
  await markers(page).click()
  const panel = page.getByRole('region', { name: `${properties.length} villas close together` })
  await expect.poll(() => panel.getByRole('heading').getByRole('link').count()).toBe(properties.length)
  for (const { name } of properties) await panel.getByRole('heading', { name, exact: true }).waitFor()
  expect(await panel.getByText(/for 7 nights/).count()).toBe(
    // An unavailable villa shows the price of its nearest available stay.
    properties.filter(({ booked, totalPrice, nearStay }) => nearStay !== null || (!booked && totalPrice !== null))
      .length,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'detached' })
})

test('a map whose villas fail to load shows those of the page, with an error and a retry', async () => {
  let broken = true
  const page = await visit('/results?page=2', {
    ...calm,
    allow: /Failed to load|status of 503/,
    before: page =>
      page.route('**/search/places*', route => (broken ? route.fulfill({ status: 503, json: {} }) : route.continue())),
  })
  await page.getByText('Some villas could not be shown').waitFor()
  await expect.poll(async () => (await villasOf(page)).flat().length).toBe(36)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  const total = await countOf({})
  await expect.poll(async () => (await villasOf(page)).flat().length).toBe(total)
  expect(await page.getByText('Some villas could not be shown').count()).toBe(0)
})

test('a card whose villa fails to load keeps its name, with an error and a retry', async () => {
  let broken = true
  const { properties } = await ask<SearchReply>('/core/properties/search?limit=10000')
  const last = properties.at(-1)
  if (!last) throw new Error('There is no villa')
  const page = await visit('/results', {
    ...calm,
    allow: /Failed to load|status of 503/,
    before: page =>
      page.route(/search\?.*ids=/, route => (broken ? route.fulfill({ status: 503, json: {} }) : route.continue())),
  })
  await openMap(page)
  await goTo(page, last.id)
  const panel = panelOf(page, last.name)
  await panel.getByText('could not be loaded').waitFor()
  broken = false
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.getByText(`sleeps ${last.sleeps}`).waitFor()
})

test('a card of the list highlights its villa on the map, or the cluster that contains it', async () => {
  const page = await visit('/results', { viewport: widths.desk, ...calm })
  await openMap(page)
  const card = page.getByRole('article').first()
  const { properties } = await ask<SearchReply>('/core/properties/search?limit=1')
  const id = properties[0]?.id ?? 0
  const colour = () => markerWith(page, id).evaluate(element => getComputedStyle(element).backgroundColor)
  await page.mouse.move(0, 0)
  const plain = await colour()
  await card.hover()
  await expect.poll(colour).not.toBe(plain)
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
