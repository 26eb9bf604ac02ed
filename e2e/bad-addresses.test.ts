import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { address, arrive, placeOf, textOf, withBrowser } from './browser.ts'
import { ask, nextJune } from './catalogue.ts'
import { headingOf } from './filters.ts'

const { visit } = withBrowser()
const missing = { allow: /status of 4(04|10|00)/ }

test.each([
  '/nowhere',
  '/greece/corfu/villas/no-such-house',
  '/fr/nulle-part',
  '/es/results',
  '/villa-collections/none',
])('a traveller at %s, an unknown URL, gets help', async path => {
  expect((await fetch(address(path))).status).toBe(404)
  const page = await visit(path, missing)
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1)
  // One for villas, one for the whole site.
  expect(await main.getByRole('search').count()).toBe(2)
  await main.getByRole('link', { name: /^(Corfu|Corfou)$/ }).click()
  await arrive(page, /\/greece\/corfu$/)
})

test('a traveller whose language is unavailable is notified, and returns home', async () => {
  const page = await visit('/results?langdisabled=3')
  const notice = page.getByRole('alert')
  expect(await textOf(notice)).toContain('Deutsch')
  expect(await notice.getByRole('link', { name: /^But we speak it on the telephone/ }).getAttribute('href')).toMatch(
    /^tel:\+\d+$/,
  )
  await notice.getByRole('link', { name: 'OK' }).click()
  await arrive(page, at => at.href === address('/'))
  await expect.poll(() => notice.count()).toBe(0)
})

const day = (days: number) => addDays(nextJune, days)

test.each([
  [
    'an unknown region',
    'des=16,99999',
    'The address contains something we do not know (the destination), so we left it out.',
    'in Corfu',
  ],
  [
    'an impossible day',
    'des=16&from=31+Feb+2027&to=05+Mar+2027',
    'One of the dates does not exist. Choose your dates again to see prices for your stay.',
    'in Corfu',
  ],
  [
    'an end before its start',
    `des=16&startDate=${day(9)}&endDate=${day(2)}`,
    'The check-out was before the check-in. Please choose your dates again.',
    'in Corfu',
  ],
  [
    'too many bedrooms',
    'rooms=9999',
    'The address asks for more than is possible (the number of bedrooms). We used the maximum.',
    'around the Mediterranean',
  ],
  [
    'exchanged prices',
    'des=16&minprice=20000&maxprice=5000',
    'The lowest price was above the highest, so we swapped them.',
    'in Corfu',
  ],
  [
    'letters for a number',
    'des=16&people=many',
    'We could not read part of the address (the number of guests) and left it out.',
    'in Corfu',
  ],
  [
    'a broken percent-encoding',
    'des=16&people=%E0%A4%A',
    'We could not read part of the address (the number of guests) and left it out.',
    'in Corfu',
  ],
  [
    'ten kilobytes',
    `des=${'16,'.repeat(3400)}`,
    'The address asks for more than is possible (the destination). We used the maximum.',
    'around the Mediterranean',
  ],
])('a traveller with %s in the URL sees a notice and villas', async (_, query, notice, places) => {
  const page = await visit(`/results?${query}`)
  await page.getByRole('main').getByText(notice).waitFor()
  expect(await headingOf(page)).toMatch(new RegExp(`^\\d+ villas? ${places}$`))
})

test('a traveller with broken cookies sees the site', async () => {
  const cookies = {
    destinations: '16,%E0%A4%A',
    startdate: '2027-02-31',
    shortlist: '%%%!x.y',
    people: '-7',
    currency: 'gold',
  }
  const page = await visit('/results', { cookies })
  expect(await headingOf(page)).toMatch(/^\d+ villas/)
})

test('a URL that cannot be decoded shows the not-found page', async () => {
  const page = await visit('/%E0%A4%A', missing)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
})

test('a traveller from Greece is sent home from a villa that is not let to Greeks', async () => {
  const { properties } = await ask<{ properties: { url: string; hideforgreece: boolean }[] }>(
    '/core/properties/search?limit=200',
  )
  const hidden = properties.find(villa => villa.hideforgreece)?.url ?? ''
  const page = await visit(hidden, { cookies: { officecountry: 'gr' } })
  expect(placeOf(page)).toBe('/')
})
