import { describe, expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { refusals, someone } from '../accounts.ts'
import { atWidth, holdsFocus, hydrated, isInView, scrolledBy, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'
import { freeStay, villaOf } from '../catalogue.ts'
import { hold, tellWho } from '../holding.ts'

const { visit } = withBrowser()

describe.each(atWidth('phone'))('on a %s', (width, viewport) => {
  test('each page from "Book" to the thank-you page starts at its top, or at the latest event', async () => {
    const villa = await villaOf(width === 'phone' ? 18 : 19)
    const stay = await freeStay(villa.id)
    const days = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to), people: '4' })
    const page = await visit(`${villa.cmsRelativeURL}?${days}`, { viewport, allow: refusals })

    // A reload keeps the position, and the next document starts at its top.
    await page.evaluate(() => scrollTo(0, 1500))
    await page.reload()
    await hydrated(page)
    await expect.poll(() => scrolledBy(page)).toBe(1500)
    await page.getByRole('link', { name: width === 'phone' ? 'Book' : 'Book this stay', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'Hold it for an hour' }).waitFor()
    expect(await scrolledBy(page)).toBe(0)

    // The same applies on the way back.
    await page.goBack()
    await expect.poll(() => scrolledBy(page)).toBe(1500)
    await page.goForward()
    const holding = page.getByRole('heading', { level: 2, name: 'Hold it for an hour' })
    await holding.waitFor()
    expect(await scrolledBy(page)).toBe(0)
    // A reload shows the same part, though the price loads later than the page.
    await page.evaluate(() => scrollTo(0, 300))
    await page.reload()
    await holding.waitFor()
    await expect.poll(() => scrolledBy(page)).toBe(300)

    await hold(page)
    await tellWho(page, someone())
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 2, name: 'Pay by card' }).waitFor()
    expect(await scrolledBy(page)).toBe(0)

    // A decline is in view, with or without a reload.
    const failure = page.getByRole('alert').filter({ hasText: 'Payment failed' })
    await payWith(page, '4000 0000 0000 0036', /^Book and pay/)
    await failure.waitFor()
    await expect.poll(() => isInView(failure)).toBe(true)
    expect(await holdsFocus(failure)).toBe(true)
    await payWith(page, '4242 4242 4242 4242', /^Book and pay/)
    await page.getByRole('button', { name: 'Give a wrong code', exact: true }).click()
    await page.waitForURL(/\/secure\/ob\/payment\?.*payment=/)
    await failure.waitFor()
    await expect.poll(() => isInView(failure)).toBe(true)
    expect(await holdsFocus(failure)).toBe(true)

    await payWith(page, '4242 4242 4242 4242', /^Book and pay/)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
    const thanks = page.getByRole('heading', { name: 'Congratulations!' })
    await thanks.waitFor()
    await expect.poll(() => isInView(thanks)).toBe(true)
    await expect.poll(() => holdsFocus(thanks)).toBe(true)
    expect(await scrolledBy(page)).toBe(0)
  })
})
