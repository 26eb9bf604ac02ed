import { describe, expect, test } from 'vitest'
import type { ExperienceDetail } from '#contract/content/experiences'
import { formatDay, formatWeekday } from '#domain/calendar/formats'
import { arrive, atWidth, textOf, withBrowser } from '../browser.ts'
import { ask } from '../catalogue.ts'

const { visit } = withBrowser()
const boat = await ask<ExperienceDetail>('/core/experiences/live/1/lang/en')
const euros = { currency: '1' }

describe.each(atWidth('phone'))('%s', (_, viewport) => {
  test('from the page of all experiences to a kind, to an experience, and with a day and a party to the enquiry', async () => {
    const page = await visit('/experiences', { viewport, cookies: euros })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'At sea', exact: true }).click()
    await arrive(page, /\/experiences\/at-sea$/)
    await main.getByRole('link', { name: boat.name, exact: true }).click()
    await arrive(page, address => address.pathname === boat.cmsRelativeUrl)
    expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(boat.name)

    const second = boat.nextDays[1] ?? ''
    await main.getByRole('button', { name: formatWeekday(second, 'en') }).click()
    expect(await main.getByLabel('The day').inputValue()).toBe(second)
    await main.getByLabel('Children').fill('3')
    await main.getByRole('button', { name: 'Ask us to arrange it' }).click()
    await arrive(page, /\/enquiries\?/)
    await expect.poll(() => main.getByLabel('Experience').inputValue()).toBe('1')
    expect(await main.getByLabel('Adults', { exact: false }).inputValue()).toBe('2')
    expect(await main.getByLabel('Children', { exact: false }).inputValue()).toBe('3')
    expect(await main.locator('textarea[name="message"]').inputValue()).toContain(formatDay(second, 'en'))
  })
})

test('the price follows the party, and a day without the experience shows a notice', async () => {
  const page = await visit(boat.cmsRelativeUrl, { cookies: euros })
  const main = page.getByRole('main')
  const [first = ''] = boat.nextDays
  expect(await main.getByLabel('The day').inputValue()).toBe(first)
  const told = main.locator('form [aria-live]')
  const forTwo = await textOf(told)
  expect(forTwo).toMatch(/€\d+ for the 2 of you/)
  await main.getByLabel('Adults').fill('6')
  await expect.poll(() => textOf(told)).not.toBe(forTwo)
  await main.getByLabel('Adults').fill('9')
  await expect.poll(() => textOf(told)).toContain('more than 8')
  // There are no trips on Christmas Day.
  await main.getByLabel('The day').fill(`${Number(first.slice(0, 4))}-12-25`)
  await expect.poll(() => main.getByText('It does not take place on that day').isVisible()).toBe(true)
})

test('without scripts the form leads to the enquiry as well, and prices are shown', async () => {
  const page = await visit(boat.cmsRelativeUrl, { javaScriptEnabled: false })
  expect(await page.getByRole('main').getByRole('table').count()).toBe(boat.priceYears.length)
  await page.getByRole('main').getByRole('button', { name: 'Ask us to arrange it' }).click()
  await page.waitForURL(/\/enquiries\?experience=1&day=\d{4}-\d\d-\d\d&adults=2&children=0$/)
})

test('an experience has the same name on the villa’s page and on its own', async () => {
  const page = await visit('/greece/corfu/villas/kalami-house')
  const near = page.getByRole('region', { name: 'To do nearby' }).getByRole('link').first()
  const name = await textOf(near)
  await near.click()
  await arrive(page, /\/experiences\//)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(name)
})
