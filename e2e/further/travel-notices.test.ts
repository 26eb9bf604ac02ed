import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Site, TravelNotice } from '#contract/site/site'
import { accessibilityFaults, arrive, focused, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
const dialog = (page: Page) => page.getByRole('dialog')
const gone = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0)

// Every notice that a URL requests, and audiences: web/features/travel-notices/travel-notices.component.test.tsx.
test('a URL shows its notice each time, though it has expired', async () => {
  const page = await visit('/de/greece/corfu?test_german_covid_popup=1', { reducedMotion: 'reduce' })
  await page.getByRole('dialog', { name: 'Ihre Rückkehr nach Deutschland' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await gone(page)
  await page.reload()
  await page.getByRole('dialog', { name: 'Ihre Rückkehr nach Deutschland' }).waitFor()
})

test('expired notices are not shown', async () => {
  const page = await visit('/')
  await page.waitForLoadState()
  expect(await dialog(page).count()).toBe(0)
})

/** Mocks notices in the layout data of a language. */
async function inForce(page: Page, lang: string, ...notices: TravelNotice[]) {
  await page.route(new RegExp(`/core/site/lang/${lang}$`), async route => {
    const answer = await route.fetch()
    const site = (await answer.json()) as Site
    await route.fulfill({ json: { ...site, travelNotices: notices } })
  })
}

const ferries: TravelNotice = {
  key: 'ferries',
  from: '2027-03-01',
  heading: 'Ferries',
  html: '<p>They may be late.</p><p><a href="/contact">Ask us</a></p>',
  officeCountries: [],
  languages: [],
}

test('a current notice is shown once; the focus returns to where it was', async () => {
  const page = await visit('/about-us', { locale: 'en-GB' })
  await inForce(page, 'fr', ferries)
  await inForce(page, 'de', ferries)
  const to = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await to('Français').focus()
  await page.keyboard.press('Enter')
  const notice = page.getByRole('dialog', { name: 'Ferries' })
  await notice.waitFor()
  await arrive(page, /\/fr\/about-us$/)
  await page.mouse.click(20, 400)
  await gone(page)
  expect(await focused(page)).not.toBe('')

  await page.getByRole('banner').getByRole('link', { name: 'Maestrale' }).click()
  await arrive(page, /\/fr$/)
  expect(await dialog(page).count()).toBe(0)
  await to('Deutsch').click()
  await arrive(page, /\/de$/)
  expect(await dialog(page).count()).toBe(0)
})
