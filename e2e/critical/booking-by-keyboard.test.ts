import { expect, test } from 'vitest'
import { refusals, someone } from '../accounts.ts'
import { accessibilityFaults, widerBy, widths, withBrowser } from '../browser.ts'
import { tabIntoGrid, walkTo } from '../calendar.ts'
import { freeStay, villaOf } from '../catalogue.ts'
import { holdFromFreshIpAddress } from '../holding.ts'
import { pressOn, tabTo } from '../keyboard.ts'

const { visit } = withBrowser()

test('a traveller books and pays in German with the keyboard alone, from the dates to the thank-you page', async () => {
  const { cmsRelativeURL } = await villaOf(25)
  const stay = await freeStay(25)
  const page = await visit(`/de${cmsRelativeURL}`, { allow: refusals })
  const calendar = page.getByRole('region', { name: 'Wann reisen' })
  await pressOn(page, page.getByRole('link', { name: /^Anreise/ }).filter({ visible: true }))
  await calendar.locator('button[data-date]').first().waitFor()
  await tabIntoGrid(page)
  for (const day of [stay.from, stay.to]) {
    await walkTo(page, day)
    await page.keyboard.press('Enter')
  }
  await pressOn(page, page.getByRole('link', { name: 'Aufenthalt buchen', exact: true }))
  await pressOn(page, page.getByRole('button', { name: /^Kinder .+: mehr$/ }))
  await page.getByRole('complementary').getByText('1 Kind').waitFor()
  await pressOn(page, page.getByLabel('Ich akzeptiere die Buchungsbedingungen'), 'Space')
  await holdFromFreshIpAddress(page)
  await pressOn(page, page.getByRole('button', { name: 'Villa freihalten' }))
  await page.getByRole('heading', { level: 2, name: 'Ihre Angaben' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const { firstname, lastname, email } = someone()
  await tabTo(page, page.getByLabel('Vorname'))
  for (const text of [firstname, lastname, email, '+49 30 23125 999', 'Ein Kinderbett']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen', exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const card = {
    number: '4242 4242 4242 4242',
    expiry: '04/39',
    securityCode: '100',
  }
  const cardForm = page.locator('form', { has: page.locator('[name="number"]') })
  for (const [name, text] of Object.entries(card)) {
    await tabTo(page, cardForm.locator(`[name="${name}"]`))
    await page.keyboard.type(text)
  }
  await pressOn(page, page.getByRole('button', { name: 'Zahlungspflichtig buchen', exact: true }))
  await pressOn(page, page.getByRole('button', { name: 'Approve', exact: true }))
  await page.waitForURL(/\/de\/secure\/ob\/deposit-thanks/)
  await page.getByRole('heading', { name: 'Herzlichen Glückwunsch!' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize(widths.phone)
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
}, 120_000)
