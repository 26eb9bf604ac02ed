import { expect, test } from 'vitest'
import type { PageOf } from '#contract/pages'
import type { ResultsData } from '#contract/pages/results'
import { addDays, addressDay, weekdayOf } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { accessibilityFaults, atWidth, textOf, withBrowser } from '../browser.ts'
import { ask, nextJune } from '../catalogue.ts'
import { headingOf } from '../filters.ts'

const { visit } = withBrowser()

/** Regions with few villas: some week of the summer has none available. */
const small = [14, 76, 52, 42, 19]

const addressOf = (region: number, { from, to }: Stay) =>
  `/results?des=${region}&from=${addressDay(from)}&to=${addressDay(to)}`.replaceAll(' ', '+')

/** A search for a week without available villas, but with nearby alternatives. */
async function takenWeek(): Promise<{ path: string; results: ResultsData }> {
  const saturday = addDays(nextJune, (13 - weekdayOf(nextJune)) % 7)
  for (const region of small) {
    for (let week = 0; week < 14; week++) {
      const from = addDays(saturday, 7 * week)
      const path = addressOf(region, { from, to: addDays(from, 7) })
      const { results } = await ask<PageOf<'results'>>(`/cms/pages/bypath?path=${encodeURIComponent(path)}`)
      if (results && results.otherStays.length > 0) return { path, results }
    }
  }
  throw new Error('Everything is free all summer')
}

test.each([
  ...atWidth('phone').map(([name, viewport]) => [`on a ${name}`, { viewport }] as const),
  ['without JavaScript', { javaScriptEnabled: false }] as const,
])('%s a traveller without results is offered nearby dates', async (_, how) => {
  const { path, results } = await takenWeek()
  const page = await visit(path, how)
  expect(await headingOf(page)).toBe('No villa matches all of this')
  const offers = page.getByRole('region', { name: /^A few days earlier or later/ }).getByRole('link')
  expect(await offers.count()).toBe(results.otherStays.length)
  if (!('javaScriptEnabled' in how)) expect(await accessibilityFaults(page)).toEqual([])

  const [nearest] = results.otherStays
  const said = `${nearest?.total} ${nearest?.total === 1 ? 'villa' : 'villas'}`
  expect(await textOf(offers.first())).toContain(said)
  await offers.first().press('Enter')
  await page.waitForURL(address => address.search === `?${nearest?.query}`, { waitUntil: 'commit' })
  await expect.poll(() => headingOf(page)).toContain(said)
  expect(await page.getByRole('article').count()).toBe(nearest?.total)
})
