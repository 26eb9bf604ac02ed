import { describe, expect, test } from 'vitest'
import { formatDays, formatMoney } from '#domain/calendar/formats'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { emailTo, linkOf, logIn, refusals, someone } from '../accounts.ts'
import { book } from '../booked.ts'
import { address, atWidth, holdsFocus, isInView, placeOf, textOf, widerBy, withBrowser } from '../browser.ts'
import { distantStay, freeStay } from '../catalogue.ts'
import { amountIn, expectFresh } from '../fresh-page.ts'

const { visit } = withBrowser()

const cents = (amount: string) => Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100)

describe.each(atWidth('desk'))('on a %s', (width, viewport) => {
  test('a client asks for a smaller party and other days, and reads the new total before sending', async () => {
    const villaId = width === 'phone' ? 38 : 49
    const stay = await distantStay(villaId)
    const booked = await book(villaId, stay)
    const page = await visit(`/secure/overview-and-payment?booking=${booked.id}`, { viewport, allow: refusals })
    await logIn(page, booked)
    await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()
    await expectFresh(page)
    await page.getByRole('button', { name: 'Request a change' }).click()
    await page.getByText('This is your booking as it stands.').waitFor()
    const send = page.getByRole('button', { name: 'Send this request' })
    expect(await send.isDisabled()).toBe(true)

    // One adult fewer pays no tourist tax.
    await page.getByRole('button', { name: 'Adults (13+): one fewer' }).click()
    const told = page.getByText(/€[\d.,]+ less than now · €[\d.,]+ in total instead of €[\d.,]+/)
    await told.waitFor()
    const [less = '', now = '', before = ''] = (await textOf(told)).match(/€[\d.,]*\d/g) ?? []
    expect(cents(before)).toBe(Math.round(booked.total * 100))
    expect(cents(before) - cents(now)).toBe(cents(less))
    // The payments add up to the new total.
    const rows = page.locator('[aria-live]', { has: told }).getByRole('table').locator('tbody tr')
    const amounts = (await rows.allInnerTexts()).map(amountIn).map(cents)
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(cents(now))

    // Days that the villa does not offer cannot be chosen; others show their price.
    const arrivals = page.locator(
      'button[data-date][aria-label*="check-in"][aria-label$="possible"]:not([aria-disabled])',
    )
    await page.locator(`[data-date="${stay.from}"]`).click()
    await arrivals.first().click()
    await page.getByText(/^Arriving on .+ Now choose the day you leave\.$/).waitFor()
    const departures = page.locator('button[data-date][aria-label*="check-out possible"]:not([aria-disabled])')
    await departures
      .and(page.locator(`:not([data-date="${stay.to}"])`))
      .first()
      .click()
    await page.getByText(/(more|less) than now|^The price stays the same/).waitFor()
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
    await send.click()
    const sent = page.getByText('Our office has received your request and will write to you.')
    await sent.waitFor()
    await expect.poll(() => isInView(sent)).toBe(true)
    await page.getByText(/^requested on .+, awaiting our answer$/).waitFor()
    // The e-mail says the same, and names the stay as it still is.
    const letter = await emailTo(page, booked.email, /^We have received your change request/)
    expect(letter).toContain(`your request to change your stay at ${booked.villa}`)
    expect(letter).toContain(formatDays(stay, 'en'))
  })

  test('a client invites a guest to one trip, who accepts once, sees that trip and is named in the header', async () => {
    const villaId = width === 'phone' ? 40 : 42
    const lead = await book(villaId, await freeStay(villaId))
    const page = await visit('/secure/guest-logins', { viewport, allow: refusals })
    await page.goto(address(await linkOf(page, lead.email, 'Please confirm your address')))
    await logIn(page, lead)
    await page.getByText('Thank you, your e-mail address is confirmed.').first().waitFor()
    await page.goto(address('/secure/guest-logins'))
    await page.getByRole('radio', { name: 'Travel agent' }).waitFor()
    await expectFresh(page)
    const guest = { ...someone(), firstname: 'Bice', lastname: 'Conti' }
    await page.getByLabel('First name').fill(guest.firstname)
    await page.getByLabel('Last name').fill(guest.lastname)
    await page.getByLabel('E-mail address', { exact: true }).fill(guest.email)
    // A trip that is alone is chosen from the start; without any the form says so at the field.
    const trip = page.getByRole('checkbox', { name: lead.villa })
    expect(await trip.isChecked()).toBe(true)
    await trip.uncheck()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('Choose at least one trip.').waitFor()
    await expect.poll(async () => [await holdsFocus(trip), await isInView(trip)]).toEqual([true, true])
    await trip.check()
    await page.getByRole('checkbox', { name: 'Show prices' }).check()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('The invitation is on its way.').waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: guest.lastname })
      .getByText(/Guest · invited/)
      .waitFor()

    const theirs = await visit('/', { viewport, allow: refusals })
    await theirs.goto(address(await linkOf(theirs, guest.email, new RegExp(`^You are invited: ${lead.villa}`))))
    await theirs.getByRole('heading', { name: 'Ada invites you' }).waitFor()
    await expectFresh(theirs)
    await theirs.getByText(lead.villa).first().waitFor()
    await theirs.getByLabel('Password', { exact: true }).fill(guest.password)
    await theirs.getByLabel('Confirm password').fill(guest.password)
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click()
    await theirs.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor()
    await expectFresh(theirs)
    await theirs.getByRole('link', { name: 'My Bookings (BC)' }).first().waitFor()
    const trips = theirs
      .locator('main section')
      .getByRole('link', { name: new RegExp(`^Overview and payment.+${lead.reference}`) })
    await expect.poll(() => trips.count()).toBe(1)
    await trips.click()
    await theirs
      .getByText(formatMoney(lead.deposit, 'EUR', 'en'))
      .first()
      .waitFor()

    // Pages of the lead booker alone say why they lead back.
    await theirs.goto(address('/secure/contact-details'))
    await theirs.getByText('Only the person who made the booking can see that page.').waitFor()
    await expectFresh(theirs)
  })

  test('a travel agent chooses the other kind of log-in, and reads what to do without a trip', async () => {
    const agent = { email: demonstrationAccounts.agent, password: demonstrationPassword }
    const page = await visit('/secure/login', { viewport, allow: refusals })
    await logIn(page, agent)
    const hint = page.getByText(/are you a travel agent\? Then choose “Guest or travel agent” above/)
    await hint.waitFor()
    expect(await isInView(hint)).toBe(true)
    await page.getByText('Guest or travel agent', { exact: true }).click()
    await page.getByLabel('Password', { exact: true }).fill(agent.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor()
    await page.getByText('No client is sharing a booking with you at the moment. Ask your client').waitFor()
    await expectFresh(page)
    expect(placeOf(page)).toBe('/secure/bookings')
  })
})
