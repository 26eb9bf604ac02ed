import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connection'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { copyOfData } from '#testing/site/prepared-data'
import { type SiteProcess, startSite } from '#testing/site/site-process'
import { logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, widerBy, widths, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'

const { visit } = withBrowser()
let site: SiteProcess
let folder: string

/** Moves the demonstration's trip to Sicily into the days in which wine can be ordered. */
async function bringTripNear(): Promise<void> {
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
  const { db, close } = connect(server.url('postgres'))
  await db.execute(sql`
    update booking_item set stay = daterange(near.day, near.day + 7)
    from (
      select day::date from generate_series(current_date + 20, current_date + 50, interval '1 day') as day
      where not exists (
        select from occupancy join booking_item item on item.villa_id = occupancy.villa_id
        where item.booking_id = 9002 and item.kind = 'villa' and occupancy.nights && daterange(day::date, day::date + 7))
      order by day limit 1
    ) as near
    where booking_id = 9002`)
  await close()
  await server.stop()
}

beforeAll(async () => {
  folder = await copyOfData(inject('preparedData'))
  await bringTripNear()
  site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' })
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

const isSound = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
}

test('a client orders wine, pays for it, and finds its delivery on the timeline', async () => {
  const page = await visit(`${site.address}/secure/wine?booking=9002`, { allow: refusals, viewport: widths.phone })
  await logIn(page, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  await page.getByRole('heading', { level: 1, name: 'Wine' }).waitFor()
  await page.getByRole('heading', { level: 3, name: 'Contrada Nerina 2021' }).waitFor()
  await page.getByLabel('Kind', { exact: true }).selectOption('red')
  await page
    .getByRole('button', { name: /Contrada Nerina: cases of 6/ })
    .last()
    .click()
  await isSound(page)
  await page.getByRole('link', { name: 'See the basket' }).click()

  // A second case, and what is missing to a free delivery.
  await page.getByText(/^€153 more, and the delivery \(€25\) is free\.$/).waitFor()
  await page
    .getByRole('button', { name: /Contrada Nerina: cases of 6/ })
    .last()
    .click()
  await page.getByText('€294', { exact: true }).first().waitFor()
  await page.getByText(/^€6 more, and/).waitFor()
  await isSound(page)
  await page.getByRole('link', { name: 'Continue' }).click()

  // Nothing is ordered without the age.
  await page.getByRole('button', { name: 'Order and go to payment' }).click()
  await page.getByText('Please confirm the age first.').waitFor()
  await page.getByLabel(/^I am 18 or older/).check()
  await page.getByLabel('Note for the delivery').fill('Into the cellar, please.')
  await isSound(page)
  await page.getByRole('button', { name: 'Order and go to payment' }).click()
  await page.waitForURL(/\/secure\/wine\/payment\?booking=9002&item=\d+/)
  await page.getByText(/^We keep these bottles for you until /).waitFor()
  await isSound(page)
  await payWith(page, '4000 0000 0000 0010', /^Pay/)
  await page.waitForURL(/\/secure\/wine\/thanks/)
  await page.getByText('Thank you!').waitFor()
  await page.getByText('12 bottles').waitFor()
  await isSound(page)
  await page.getByRole('link', { name: 'See it on your timeline' }).click()
  await page.getByText('Your wine is delivered').waitFor()
})
