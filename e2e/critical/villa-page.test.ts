import { expect, test } from 'vitest'
import type { PropertyDetail } from '#contract/villas/properties'
import { arrivalUnavailableReason, departureUnavailableReason } from '#domain/availability/calendar-reasons'
import { addDays, addressDay } from '#domain/calendar/day'
import { accessibilityFaults, placeOf, withBrowser } from '../browser.ts'
import { ask, calendarOf, freeStay, villas } from '../catalogue.ts'

const { visit } = withBrowser()
const { kalamiHouse } = villas

/** Scripts that a page has requested, by the beginnings of their names. */
const scriptsOf = (page: Awaited<ReturnType<typeof visit>>) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/([a-z-]+)-[\w-]{7}\.js$/.exec(name)?.[1] ?? []),
  )

test('a traveller reads the whole page, and its sections hydrate near the viewport', async () => {
  const page = await visit(kalamiHouse.path)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual(
    expect.arrayContaining(['Where you sleep', 'Before you book', 'When to come', 'Houses like this one']),
  )
  await page.getByText('The house is yours from 16:00 on the day you arrive.').waitFor({ state: 'attached' })
  expect(await scriptsOf(page)).not.toContain('onward')

  const other = page.getByRole('article').getByRole('link').first()
  const villa = await other.getAttribute('href')
  await other.scrollIntoViewIfNeeded()
  await expect.poll(() => scriptsOf(page)).toContain('onward')
  await page.evaluate(() => Object.assign(globalThis, { stays: true }))
  await expect.poll(() => other.evaluate(link => Object.keys(link).some(key => key.startsWith('__react')))).toBe(true)
  await other.click()
  await expect.poll(() => placeOf(page)).toBe(villa)
  // Client-side navigation shows it completely at once.
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
  await page.getByRole('heading', { level: 2, name: 'Houses like this one' }).waitFor({ state: 'attached' })
})

test('dates chosen before the rest of the page is hydrated apply to it afterwards', async () => {
  const stay = await freeStay(kalamiHouse.id)
  const query = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })
  const page = await visit(`${kalamiHouse.path}?${query}`)
  await page.getByText('Whole stay').filter({ visible: true }).or(page.getByText('Your stay')).first().waitFor()
  const similar = page.getByRole('heading', { level: 2, name: 'Houses like this one' })
  expect(await similar.count()).toBe(1)
  await similar.scrollIntoViewIfNeeded()
  // A villa with other changeover days shows its nearest ones.
  const link = page.getByRole('article').getByRole('link').first()
  await expect.poll(() => link.getAttribute('href')).toMatch(/[?&]from=\d\d\+\w{3}\+\d{4}&to=/)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('screen readers reach the stay right after the introduction', async () => {
  const page = await visit(kalamiHouse.path)
  const places = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main h1, main aside, main h2')]
    const at = (test: (element: Element) => boolean) => all.findIndex(test)
    return [
      at(element => element.tagName === 'H1'),
      at(element => element.tagName === 'ASIDE'),
      at(element => element.textContent === 'Where you sleep'),
    ]
  })
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('the button follows the fields, without a gap', async () => {
  const page = await visit(kalamiHouse.path)
  const panel = page.getByRole('region', { name: 'Your stay' })
  const guests = await panel.getByText('Add guests').boundingBox()
  const button = await panel.getByRole('link', { name: 'Send an enquiry' }).boundingBox()
  expect((button?.y ?? 0) - ((guests?.y ?? 0) + (guests?.height ?? 0))).toBeLessThan(50)
})

test('a stay with a price change shows its date and amounts', async () => {
  const { seasons } = await ask<PropertyDetail>(`/core/properties/${kalamiHouse.id}/lang/en`)
  const calendar = await calendarOf(kalamiHouse.id)
  const changes = seasons.flatMap((season, i, all) =>
    i > 0 && season.weekly.at(-1) !== all[i - 1]?.weekly.at(-1) ? [season.from] : [],
  )
  const stays = changes.flatMap(change =>
    Array.from({ length: 13 }, (_, i) => addDays(change, i - 13)).flatMap(from =>
      [7, 14].map(nights => ({ from, to: addDays(from, nights), change })),
    ),
  )
  const stay = stays.find(
    ({ from, to, change }) =>
      to > change &&
      from < change &&
      !arrivalUnavailableReason(from, calendar) &&
      !departureUnavailableReason(to, from, calendar),
  )
  if (!stay) throw new Error('No stay crosses a change of the price')
  const query = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })
  const page = await visit(`${kalamiHouse.path}?${query}`, { cookies: { currency: '10' } })
  const panel = page.getByRole('region', { name: 'Your stay' })
  await panel.getByText(/^From .* a week costs £[\d,.]+ instead of £[\d,.]+; each night is a seventh/).waitFor()
  // Exact in every currency: nights and tax add up to the total, and so does the payment schedule.
  const amounts = await panel.locator('dd').allTextContents()
  for (const amount of amounts) expect(amount).toMatch(/^£[\d,]+(\.\d\d)?$/)
  const pence = amounts.map(amount => Math.round(Number(amount.replaceAll(/[£,]/g, '')) * 100))
  const whole = Math.max(...pence)
  const at = pence.indexOf(whole)
  const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0)
  expect(at).toBeGreaterThan(2)
  expect([sum(pence.slice(0, at)), sum(pence.slice(at + 1))]).toEqual([whole, whole])
})

test('the pictures fill the width of any window', async () => {
  const page = await visit(kalamiHouse.path)
  for (const [width, height] of [
    [2560, 900],
    [3440, 1440],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    const gaps = () =>
      page
        .getByRole('region', { name: `Pictures of ${kalamiHouse.name}` })
        .locator('li:visible')
        .evaluateAll(cells =>
          cells.map(cell => {
            const [outer, inner] = [cell, cell.querySelector('picture')].map(element =>
              element?.getBoundingClientRect(),
            )
            return Math.round((outer?.width ?? 0) - (inner?.width ?? 0))
          }),
        )
    await expect.poll(gaps, { message: `at ${width} px` }).toEqual([0, 0, 0, 0, 0])
  }
})
