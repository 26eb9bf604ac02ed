import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { emailTo, logIn, refusals } from '../accounts.ts'
import { type Booked, book } from '../booked.ts'
import { address, atWidth, hydrated, placeOf, textOf, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'
import { distantStay } from '../catalogue.ts'
import { amountIn, expectFresh, expectOutcome } from '../fresh-page.ts'

const { visit } = withBrowser()

const cents = (amount: string) => Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100)

/** The path of a new payment link for a share of the balance, whose page is French. */
async function linkFor({ id, ask }: Booked, name: string, amount: number): Promise<string> {
  const asked = { part: 'balance', amount, name, lang: 'fr' }
  const { address } = await ask<{ address: string }>('POST', `/bookings/${id}/paymentlinks`, asked)
  const { pathname, hash } = new URL(address)
  return pathname + hash
}

/** Pays by a link, and returns to its page. */
async function payByLink(page: Page, email: string) {
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  await field('firstName').fill('Marc')
  await field('lastName').fill('Morel')
  await field('email').fill(email)
  await payWith(page, '4242 4242 4242 4242', /^Payer/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/fr\/secure\/ob\/pay\?payment=\d+$/)
}

describe.each(atWidth('phone'))('on a %s', (width, viewport) => {
  test('a client splits the balance, a friend pays a share by link, and each gets their own money back', async () => {
    const villaId = width === 'phone' ? 36 : 37
    const booked = await book(villaId, await distantStay(villaId))
    const page = await visit(`/secure/overview-and-payment?booking=${booked.id}`, { viewport, allow: refusals })
    await logIn(page, booked)
    const left = page.locator('section', { has: page.getByRole('heading', { name: 'Still to be paid' }) })
    await left.waitFor()
    await expectFresh(page)

    // The thank-you page tells a part from the whole.
    await page.getByText('Pay the balance in instalments').click()
    await page.getByRole('button', { name: 'Pay in these instalments' }).click()
    const instalments = left.getByText(/^.+ Balance, by/)
    await expect.poll(() => instalments.count()).toBe(2)
    const [first = '', second = ''] = (await instalments.allInnerTexts()).map(amountIn)
    const others = (await left.locator('p').allInnerTexts())
      .slice(2)
      .map(amountIn)
      .filter(text => /^€/.test(text))
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.getByRole('radio', { name: /^The next instalment/ }).check()
    await page.getByRole('button', { name: `Pay ${first}`, exact: true }).waitFor()
    await payWith(page, '4242 4242 4242 4242', /^Pay /)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.waitForURL(/\/secure\/ob\/balance-thanks/)
    await expectOutcome(page, page.getByRole('heading', { level: 1, name: /^Many thanks for making your balance/ }))
    const said = await textOf(page.locator('main'))
    expect(said).not.toContain('paid in full')
    const open = [second, ...others].reduce((sum, amount) => sum + cents(amount), 0)
    const [, rest = ''] = /(€[\d,.]+) is still to be paid/.exec(said) ?? []
    expect(cents(rest)).toBe(open)
    expect(said).toContain(`Payment towards the balance: ${first}, paid by Ada Ferrante with Visa ending in 4242.`)

    // The friend reads in French who asks for what, and where the money goes.
    const [paidLink, openLink] = [await linkFor(booked, 'Marc', 200), await linkFor(booked, 'Nora', 100)]
    const friend = await visit(paidLink, { viewport, allow: refusals })
    await friend.getByText(/^Ada vous demande de régler 200\s€/).waitFor()
    await friend.getByText(booked.reference).waitFor()
    await friend.getByText(booked.villa).first().waitFor()
    await expectFresh(friend)
    const email = `marc-${booked.id}@example.com`
    await payByLink(friend, email)
    await expectOutcome(friend, friend.getByRole('alert').filter({ hasText: 'Merci' }))
    expect(await textOf(friend.locator('main'))).not.toContain('intégralité')
    expect(await emailTo(page, email, /^Reçu/)).toContain(booked.reference)
    const receipt = await emailTo(page, booked.email, /^Receipt: €200/)
    expect(receipt).toContain('paid by Marc through your link')

    // After a cancellation each is promised what they paid.
    await page.goto(address(`/secure/overview-and-payment?booking=${booked.id}`))
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    const own = amountIn(/Your refund.*/.exec(await textOf(dialog))?.[0] ?? '')
    expect(cents(own)).toBe(Math.round(booked.deposit * 100) + cents(first))
    await dialog.getByText('Refunded to those who paid by your link').waitFor()
    await dialog.getByRole('button', { name: `Cancel and get ${own} back` }).click()
    await expectOutcome(page, page.locator('section', { hasText: 'This booking was cancelled' }).first())
    await page.getByText(`${own} is being refunded to the card you paid with.`).waitFor()
    await page.getByText('€200 goes back to the cards of those who paid by your link.').waitFor()

    // A link tells whoever opens it what has become of the payment.
    await friend.reload()
    await hydrated(friend)
    await friend.getByText(/^200\s€ de votre paiement/).waitFor()
    const refund = await emailTo(page, email, /^Remboursement/)
    expect(refund).toMatch(/200\s€/)
    const other = await visit(openLink, { viewport, allow: refusals })
    await other.getByText('Cette réservation a été annulée.').waitFor()
    await expectFresh(other)
    expect(placeOf(other)).toBe('/fr/secure/ob/pay')
    expect(await other.locator('[name="number"]').count()).toBe(0)
  })
})
