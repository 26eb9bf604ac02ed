import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { accessibilityFaults, address, arrive, atWidth, hydrated, placeOf, textOf, withBrowser } from '../browser.ts'
import { dayIn, turnTo } from '../calendar.ts'
import { freeStay, villas } from '../catalogue.ts'
import { headingOf, onPhone } from '../filters.ts'

const { visit } = withBrowser()

/** Follows a link of the language menu; on a phone it is in the main menu. */
async function speak(page: Page, language: string) {
  await (await linkTo(page, language)).click()
}

async function linkTo(page: Page, language: string): Promise<Locator> {
  if (onPhone(page)) await page.getByRole('banner').getByRole('button', { name: /^Men/ }).click()
  return page.getByRole('link', { name: language }).filter({ visible: true }).first()
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

describe.each(atWidth('phone'))('on a %s', (_, viewport) => {
  test('a traveller changes the language and stays with the same search and the same villa', async () => {
    const page = await visit('/results?des=16&rooms=4', { viewport })
    const count = Number.parseInt(await headingOf(page), 10)
    await speak(page, 'Français')
    await arrive(page, /\/fr\//)
    expect(placeOf(page)).toBe('/fr/results?des=16&rooms=4')
    await expect.poll(() => headingOf(page)).toContain('Corfou')
    expect(await headingOf(page)).toContain(`${count} villas`)
    expect(await languageOf(page)).toBe('fr')

    const card = page.getByRole('article').first().getByRole('link').first()
    const villa = page.getByRole('heading', { level: 1, name: await textOf(card) })
    await card.click()
    await arrive(page, /\/fr\/greece\/corfu\/villas\//)
    await villa.waitFor()
    await speak(page, 'Deutsch')
    await arrive(page, /\/de\/greece\/corfu\/villas\//)
    await villa.waitFor()
    await expect.poll(() => languageOf(page)).toBe('de')
    await speak(page, 'English')
    await arrive(page, address => address.pathname.startsWith('/greece/'))
    await expect.poll(() => languageOf(page)).toBe('en')
  })

  test('a traveller changes the language of a villa and stays with the dates chosen on its page', async () => {
    const { id, path } = villas.kalamiHouse
    const stay = await freeStay(id)
    const page = await visit(`${path}?adults=4&children=1&utm_source=letter`, { viewport })
    const calendar = page.getByRole('region', { name: 'When to come' })
    await calendar.scrollIntoViewIfNeeded()
    await turnTo(calendar, stay.from)
    await dayIn(calendar, stay.from).click()
    await dayIn(calendar, stay.to).click()
    await page.waitForURL(address => address.searchParams.has('to'), { waitUntil: 'commit' })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const link = await linkTo(page, 'Deutsch')
    await link.focus()
    await expect.poll(() => link.getAttribute('href')).toContain(`from=${addressDay(stay.from).replaceAll(' ', '+')}`)
    await link.press('Enter')
    await arrive(page, /\/de\/greece\/corfu\/villas\//)
    await expect.poll(() => languageOf(page)).toBe('de')
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ from: addressDay(stay.from), to: addressDay(stay.to), people: '5', adults: '4', children: '1' })
  })
})

const offer = (page: Page) => page.getByRole('complementary', { name: 'Sprache' })

describe.each(atWidth('desk'))('on a %s', (_, viewport) => {
  test('a German browser is offered German on the home page once, without layout shift', async () => {
    const page = await visit('/', {
      viewport,
      locale: 'de-AT',
      before: page =>
        page.addInitScript(() => {
          Object.assign(window, { shifts: 0 })
          new PerformanceObserver(list => {
            for (const { value } of list.getEntries() as unknown as { value: number }[])
              Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value })
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    await offer(page).getByRole('link', { name: 'Diese Website auf Deutsch lesen' }).waitFor()
    // The limit for all pages, as in e2e/layout-shifts.
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.002)
    expect(await offer(page).getAttribute('lang')).toBe('de')
    expect(await accessibilityFaults(page)).toEqual([])
    const html = await page.request.get(address('/'), { headers: { 'accept-language': 'de' } })
    expect(await html.text()).not.toContain('auf Deutsch')

    await offer(page).getByRole('button', { name: 'Nein, danke' }).press('Enter')
    await expect.poll(() => offer(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await offer(page).count()).toBe(0)
  })
})

test('a French browser that follows the offer stays with French, also back on the English page', async () => {
  const page = await visit('/', { locale: 'fr-FR' })
  const link = page
    .getByRole('complementary', { name: 'Langue' })
    .getByRole('link', { name: 'Lire ce site en français' })
  await link.click()
  await arrive(page, /\/fr$/)
  expect(await languageOf(page)).toBe('fr')
  await page.goto(address('/'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await link.count()).toBe(0)
})
