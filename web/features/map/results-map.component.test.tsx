import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Property, VillaPlace } from '#contract/villas/villa-search'
import type { Stay } from '#domain/calendar/stay'
import { emptyQuery } from '#domain/search/query'
import { exampleVilla } from '#web/gallery/example-villa'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import ResultsMap from './results-map'

const villa = (id: number, lat: number, lng: number): Property => ({
  ...exampleVilla,
  id,
  name: `Villa ${id}`,
  url: `/villas/${id}`,
  lat,
  lng,
})
const placeOf = ({ id, name, regionId, loc, lat, lng, booked, priceFrom }: Property): VillaPlace => ({
  id,
  name,
  regionId,
  loc,
  lat,
  lng,
  booked,
  price: priceFrom,
})

/** Two villas at one spot of Corfu, three others on the island, and five in Sicily. */
const villas = [
  villa(1, 39.6, 19.9),
  villa(2, 39.6, 19.9),
  villa(3, 39.75, 19.85),
  villa(4, 39.45, 19.95),
  villa(5, 39.62, 19.7),
  ...[6, 7, 8, 9, 10].map(id => villa(id, 36.8 + id / 40, 14.5 + id / 30)),
]
/** Those on the page of the list: the cards of others are requested. */
const listed = villas.slice(0, 3)

const map = page.getByRole('list', { name: 'Villas on the map' })
const markers = () => [...document.querySelectorAll<HTMLElement>('[data-villas]')]
/** Villas of the markers, grouped by cluster. */
const shown = () => markers().map(({ dataset }) => (dataset.villas ?? '').split(' ').map(Number))
const markerOf = (id: number) => document.querySelector<HTMLElement>(`[data-villas~="${id}"]`)
const togetherWith = (id: number) => shown().find(ids => ids.includes(id)) ?? []
const panel = (name: string) => page.getByRole('region', { name, exact: true })

interface MapBesideListProps {
  asked: string
  properties?: Property[]
  stay?: Stay
}

function MapBesideList({ asked, properties = listed, stay }: MapBesideListProps) {
  const [active, setActive] = useState<number>()
  return (
    <>
      <button type="button" onFocus={() => setActive(4)} onBlur={() => setActive(undefined)}>
        The card of villa 4
      </button>
      <div style={{ position: 'relative', inlineSize: '100%', blockSize: '560px' }}>
        <ResultsMap
          properties={properties}
          asked={asked}
          query={{ ...emptyQuery, ...(stay && { stay }) }}
          active={active}
          onActive={setActive}
        />
      </div>
    </>
  )
}

const show = () => renderComponent(<MapBesideList asked="des=16" />, { at: '/results?des=16' })

/** Waits until the map rests: while it moves, markers are replaced by others. */
async function rests() {
  let before: string | undefined
  await expect
    .poll(
      () => {
        const now = markers()
          .map(marker => `${marker.dataset.villas} ${JSON.stringify(marker.getBoundingClientRect())}`)
          .join()
        const isSame = now !== '' && now === before
        before = now
        return isSame
      },
      { interval: 100 },
    )
    .toBe(true)
}

/** Opens the clusters of a villa by keyboard until it has a marker of its own, or is on the panel. */
async function goTo(id: number) {
  for (let step = 0; step < 12; step++) {
    await rests()
    const together = togetherWith(id)
    markerOf(id)?.focus()
    await userEvent.keyboard('{Enter}')
    if (together.length === 1) return
    await expect.poll(() => togetherWith(id).length).not.toBe(together.length)
  }
  throw new Error(`Villa ${id} stays in a cluster`)
}

beforeEach(() => {
  stubApi('GET /core/properties/search/places', () => ({ places: villas.map(placeOf), total: villas.length }))
})

test('all villas of the search are on the map, whatever the page of the list', async () => {
  const asked = stubApi('GET /core/properties/search/places', () => ({
    places: villas.map(placeOf),
    total: villas.length,
  }))
  await show()
  await expect
    .poll(() =>
      shown()
        .flat()
        .sort((a, b) => a - b),
    )
    .toEqual(villas.map(({ id }) => id))
  expect(asked.map(({ query }) => query)).toEqual([{ des: '16' }])
  expect(await accessibilityViolations()).toEqual([])
})

test('clusters open by keyboard, down to a villa that is not on the list’s page; Escape returns to its marker', async () => {
  const cards = stubApi('GET /core/properties/search', ({ query }) => ({
    properties: villas.filter(({ id }) => query.ids?.split(',').includes(String(id))),
    total: 1,
    page: 1,
    limit: 100,
    amenityGroupCounts: {},
  }))
  await show()
  await expect.poll(() => markers().length).toBeGreaterThan(0)
  await goTo(10)
  await expect.element(panel('Villa 10').getByText(`sleeps ${exampleVilla.sleeps}`, { exact: false })).toBeVisible()
  await expect.element(panel('Villa 10')).toHaveFocus()
  await expect.element(panel('Villa 10').getByRole('heading', { level: 2, name: 'Villa 10' })).toBeVisible()
  expect(cards.map(({ query }) => [query.ids, query.des])).toEqual([['10', '16']])
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(panel('Villa 10')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Villa 10: /)
})

test('every cluster opens by a click, one after the other, until all villas are visible', async () => {
  await show()
  await expect.poll(() => markers().length).toBeGreaterThan(0)
  const together = page.getByRole('heading', { name: /^\d+ villas close together$/ })
  const seen = new Set<number>()
  for (let step = 0; step < 20; step++) {
    for (const ids of shown()) if (ids.length === 1) for (const id of ids) seen.add(id)
    const closed = shown().find(ids => ids.length > 1 && ids.some(id => !seen.has(id)))
    if (!closed) break
    const before = JSON.stringify(shown())
    markerOf(closed[0] ?? 0)?.click()
    await expect.poll(() => together.elements().length > 0 || JSON.stringify(shown()) !== before).toBe(true)
    if (together.elements().length === 0) continue
    expect(document.querySelectorAll('section li h3')).toHaveLength(closed.length)
    for (const id of closed) seen.add(id)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(together).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => JSON.stringify(shown())).not.toBe(before)
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(villas.map(({ id }) => id))
})

test('villas at one spot share one panel, with the prices of the stay', async () => {
  const stay = { from: '2027-06-05', to: '2027-06-12' } as const
  stubApi('GET /core/properties/search/places', () => ({ places: villas.slice(0, 2).map(placeOf), total: 2 }))
  await renderComponent(
    <MapBesideList
      asked="des=16&from=2027-06-05&to=2027-06-12"
      properties={listed.map(villa => ({ ...villa, totalPrice: 9000 }))}
      stay={stay}
    />,
  )
  await expect.poll(shown).toEqual([[1, 2]])
  markerOf(1)?.click()
  const both = panel('2 villas close together')
  await expect.element(both.getByRole('heading', { level: 3, name: 'Villa 1' })).toBeVisible()
  expect(both.getByText(/for 7 nights/).elements()).toHaveLength(2)
  await expect.element(both.getByRole('link', { name: 'Villa 2' }).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await both.getByRole('button', { name: 'Close' }).click()
  await expect.element(both).not.toBeInTheDocument()
})

test('a map whose villas fail to load shows those of the page, with an error and a retry', async () => {
  stubApi('GET /core/properties/search/places', () => problem(503, 'unavailable'))
  await show()
  const error = page.getByText('Some villas could not be shown.', { exact: false })
  await expect.element(error).toBeVisible()
  await expect.poll(() => shown().flat().sort()).toEqual([1, 2, 3])
  expect(await accessibilityViolations()).toEqual([])
  const ofCorfu = villas.slice(0, 5)
  stubApi('GET /core/properties/search/places', () => ({ places: ofCorfu.map(placeOf), total: ofCorfu.length }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => shown().flat().sort()).toEqual([1, 2, 3, 4, 5])
  await expect.element(error).not.toBeInTheDocument()
})

test('a card whose villa fails to load keeps its name, with an error and a retry', async () => {
  stubApi('GET /core/properties/search/places', () => ({ places: villas.slice(9).map(placeOf), total: 1 }))
  stubApi('GET /core/properties/search', () => problem(503, 'unavailable'))
  await show()
  await expect.poll(shown).toEqual([[10]])
  markerOf(10)?.click()
  const one = panel('Villa 10')
  await expect.element(one.getByText('could not be loaded', { exact: false })).toBeVisible()
  await expect.element(one.getByRole('heading', { name: 'Villa 10' })).toBeVisible()
  stubApi('GET /core/properties/search', () => ({
    properties: villas.slice(9),
    total: 1,
    page: 1,
    limit: 100,
    amenityGroupCounts: {},
  }))
  await one.getByRole('button', { name: 'Try again' }).click()
  await expect.element(one.getByText(`sleeps ${exampleVilla.sleeps}`, { exact: false })).toBeVisible()
})

test('a card of the list highlights its villa on the map, or the cluster that contains it', async () => {
  await show()
  await expect.element(map).toBeVisible()
  await expect.poll(() => markerOf(4)).not.toBeNull()
  const colour = () => getComputedStyle(markerOf(4) as Element).backgroundColor
  const plain = colour()
  page.getByRole('button', { name: 'The card of villa 4' }).element().focus()
  await expect.poll(colour).not.toBe(plain)
  page.getByRole('button', { name: 'The card of villa 4' }).element().blur()
  await expect.poll(colour).toBe(plain)
})
