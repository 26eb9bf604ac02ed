import { expect, test } from 'vitest'
import { arrive, withBrowser } from '../browser.ts'
import { headingOf } from '../filters.ts'

const { visit } = withBrowser()
const missing = { allow: /status of 4(04|00)/ }

// Status, notices and help of each kind of address: server/render/rendered-html.test.ts.
test('a traveller at an unknown URL gets help', async () => {
  const page = await visit('/nowhere', missing)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Corfu|Corfou)$/ })
    .click()
  await arrive(page, /\/greece\/corfu$/)
})

test('a traveller with broken cookies and a broken URL sees a notice and villas', async () => {
  const cookies = {
    destinations: '16,%E0%A4%A',
    startdate: '2027-02-31',
    shortlist: '%%%!x.y',
    people: '-7',
    currency: 'gold',
  }
  const page = await visit('/results?des=16&people=%E0%A4%A', { cookies })
  await page
    .getByRole('main')
    .getByText('We could not read part of the address (the number of guests) and left it out.')
    .waitFor()
  expect(await headingOf(page)).toMatch(/^\d+ villas in Corfu$/)
})

test('a URL that cannot be decoded shows the not-found page', async () => {
  const page = await visit('/%E0%A4%A', missing)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
})
