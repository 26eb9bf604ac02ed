import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { formatMonth } from '#domain/calendar/formats'
import { emailTo, refusals, someone } from '../accounts.ts'
import { address, arrive, atWidth, holdsFocus, isInView, scrolledBy, textOf, withBrowser } from '../browser.ts'
import { dayIn, outOfReach, turnTo } from '../calendar.ts'
import { payWith } from '../card.ts'
import { freeStay, villaOf } from '../catalogue.ts'
import { onPhone } from '../filters.ts'
import { amountIn, expectFresh, expectOutcome } from '../fresh-page.ts'
import { hold, tellWho } from '../holding.ts'

const { visit } = withBrowser()

/** Opens the first field of the home page's search that has this name, and returns its panel. */
async function openField(page: Page, name: string): Promise<Locator> {
  const bar = page.getByRole('main').getByRole('search')
  await bar.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  return onPhone(page) ? page.getByRole('dialog', { name }) : bar
}

describe.each(atWidth('phone'))('on a %s', (width, viewport) => {
  test('a traveller finds a villa, books it at the price of its card, and learns who paid what', async () => {
    const villa = await villaOf(width === 'phone' ? 34 : 35)
    const stay = await freeStay(villa.id)
    const page = await visit('/', { viewport, allow: refusals, hasTouch: width === 'phone' })
    await expectFresh(page)

    // Every day of the chosen month is within reach.
    const when = await openField(page, 'When')
    const month = stay.from.slice(0, 7)
    if (onPhone(page))
      await when.getByRole('combobox', { name: 'Month' }).selectOption({ label: formatMonth(month, 'en') })
    else await turnTo(when, stay.from)
    await expect.poll(() => dayIn(when, `${month}-01`).count()).toBe(1)
    await expect.poll(() => outOfReach(when, month)).toEqual([])

    // One price, from the card to the thank-you page.
    const days = { from: addressDay(stay.from), to: addressDay(stay.to), people: '4', adults: '4' }
    await page.goto(address(`/results?des=${villa.regionId}&${new URLSearchParams(days)}`))
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: villa.name, exact: true }) })
    const price = amountIn(await textOf(card.getByText('for 7 nights')))
    await expectFresh(page)
    await card.getByRole('link', { name: villa.name, exact: true }).click()
    await arrive(page, ({ pathname }) => pathname === villa.cmsRelativeURL)
    await expectFresh(page)
    if (onPhone(page)) await page.getByRole('button', { name: 'Show your stay' }).click()
    const whole = page.locator('dl div').filter({ hasText: 'Whole stay' }).filter({ visible: true })
    await whole.waitFor()
    expect(amountIn(await textOf(whole))).toBe(price)
    const book = page.getByRole('link', { name: 'Book this stay', exact: true }).filter({ visible: true })
    await book.click()
    await page.getByRole('heading', { level: 2, name: 'Hold it for an hour' }).waitFor()
    await expectFresh(page)
    const summary = page.getByRole('complementary', { name: 'Stay and price' })
    const total = onPhone(page) ? summary.locator('summary') : summary.getByRole('row', { name: /^Total/ })
    await expect.poll(async () => amountIn(await textOf(total))).toBe(price)

    await hold(page)
    const person = someone()
    await tellWho(page, person)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 2, name: 'Pay by card' }).waitFor()
    await expectFresh(page)
    expect(amountIn(await textOf(total))).toBe(price)

    // Errors appear at their fields before the card reaches the bank.
    const field = (name: string) => page.locator(`[name="${name}"]`)
    const form = page.locator('form', { has: field('number') })
    expect(await form.locator('input:visible').first().getAttribute('name')).toBe('number')
    const asked: string[] = []
    page.on('request', request => {
      if (/tokens$|card-identifiers$/.test(request.url())) asked.push(request.url())
    })
    await field('number').fill('4242424242424241')
    await field('expiry').fill('01/25')
    await field('securityCode').fill('12')
    const deposit = amountIn(await textOf(form.getByRole('button', { name: /^Book and pay/ })))
    await form.getByRole('button', { name: /^Book and pay/ }).click()
    const hints = {
      number: 'a digit is wrong or missing',
      expiry: 'This card has expired.',
      securityCode: 'Please check the code',
    }
    for (const [name, hint] of Object.entries(hints)) {
      await expect.poll(() => field(name).getAttribute('aria-invalid')).toBe('true')
      await form
        .locator('label, div', { has: field(name) })
        .getByText(hint)
        .first()
        .waitFor()
    }
    expect(await field('number').inputValue()).toBe('4242 4242 4242 4241')
    await expect.poll(() => holdsFocus(field('number'))).toBe(true)
    expect(await isInView(field('number'))).toBe(true)
    expect(asked).toEqual([])

    await payWith(page, '4242 4242 4242 4242', /^Book and pay/)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
    await expectOutcome(page, page.getByRole('heading', { level: 1, name: 'Congratulations!' }))
    expect(await scrolledBy(page)).toBe(0)
    await page.getByText(`Deposit: ${deposit}, paid by Ada Ferrante with Visa ending in 4242.`).waitFor()
    await page.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/).waitFor()
    await page.getByText('Price and terms in detail').click()
    await expect.poll(async () => amountIn(await textOf(page.getByRole('row', { name: /^Total/ }).last()))).toBe(price)
    // The confirmation names the same total.
    expect(await emailTo(page, person.email, /^Your booking is confirmed/)).toContain(price)

    // With a password they have an account, and the header shows who is signed in.
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('I agree to the Terms of Use').check()
    await page.getByRole('button', { name: 'Open my account' }).click()
    await page.getByRole('link', { name: 'Overview and payment' }).click()
    await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()
    await page.goto(address(villa.cmsRelativeURL))
    await page.getByRole('link', { name: 'My Bookings (AF)' }).first().waitFor()
  })
})
