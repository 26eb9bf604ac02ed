import { describe, expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { client, linkOf, logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, address, atWidth, focused, placeOf, textOf, widths, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
const lead = { email: demonstrationAccounts.leadBooker, password: demonstrationPassword }

describe.each(atWidth('phone'))('on a %s', (_, viewport) => {
  test('a client logs in at the requested page, and out again, which leaves no data behind', async () => {
    const page = await visit('/secure/profile', { viewport })
    await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Personal Profile' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await logIn(page, lead)
    await page.getByRole('heading', { level: 1, name: 'Personal Profile' }).waitFor()
    expect(placeOf(page)).toBe('/secure/profile')
    await page.getByText('This device').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await page.goto(address('/secure/login'))
    expect(await page.getByRole('link', { name: 'View Bookings' }).getAttribute('href')).toBe('/account')
    await page.getByRole('link', { name: 'Pay deposit' }).click()
    await page.getByRole('heading', { level: 1, name: 'Provisional booking' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const nav = page.getByRole('navigation', { name: 'My account' })
    // On phones one button opens the list; "back" closes it, and the page stays.
    const opener = nav.getByRole('button', { name: /^My account/ })
    const sheet = page.getByRole('dialog', { name: 'My account' })
    if (viewport.width < 1024) {
      await opener.click()
      await sheet.waitFor()
      await page.goBack()
      await sheet.waitFor({ state: 'detached' })
      expect(placeOf(page)).toBe('/secure/provisional')
      await opener.click()
    }
    await nav.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.evaluate(() => {
      localStorage.setItem('shortlist-notes', '{"1":"Ask about the steps."}')
      localStorage.setItem('shared-shortlists', '[{"id":"1","token":"secret","on":"2027-01-15","count":2}]')
    })
    if (viewport.width < 1024) await opener.click()
    await nav.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
    expect(await textOf(page.locator('body'))).not.toContain('lead@example.com')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage) + document.cookie)).not.toMatch(/session|contactid/)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/steps|secret/)
  })
})

test('a forgotten password is replaced by an e-mail link, once, in French on a phone', async () => {
  const { email } = await client()
  const page = await visit('/fr/secure/login', { allow: refusals, viewport: widths.phone })
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Mot de passe oublié' }).click()
  await page.getByRole('button', { name: 'Envoyer les instructions' }).click()
  await page.getByRole('heading', { name: 'Consultez vos e-mails' }).waitFor()
  expect(await focused(page)).toBe('Consultez vos e-mails')
  const link = await linkOf(page, email, 'Votre nouveau mot de passe')

  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(address(link))
  await page.getByRole('heading', { name: 'Choisir un nouveau mot de passe' }).waitFor()
  await page.getByText(email).waitFor()
  expect(placeOf(page)).toBe('/fr/secure/login?reset=1')
  const token = link.split('#t=')[1] ?? 'none'
  expect(asked.filter(url => url.split('#')[0]?.includes(token))).toEqual([])

  await page.getByLabel('Nouveau mot de passe').fill('Libeccio2031')
  await page.getByLabel('Confirmer le mot de passe').fill('Libeccio2031')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await page.getByText('Votre nouveau mot de passe est enregistré, vous pouvez maintenant vous connecter.').waitFor()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByLabel('Mot de passe', { exact: true }).fill('Libeccio2031')
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()

  await page.goto(address(link))
  await page
    .getByText('Le lien de réinitialisation a expiré ou n’est pas valable. Veuillez en demander un nouveau.')
    .waitFor()
  await page.getByRole('button', { name: 'Envoyer les instructions' }).waitFor()
})

test('an e-mail link leads to the booking of its item, after the log-in', async () => {
  const authorization = `Basic ${Buffer.from(`${lead.email}:${lead.password}`).toString('base64')}`
  const opened = await fetch(address('/api/auth/token'), { method: 'POST', headers: { authorization } })
  const { token, contact } = (await opened.json()) as { token: string; contact: { id: string } }
  const headers = { authorization: `Bearer ${token}` }
  const listed = await fetch(address(`/api/core/bookings/contactid/${contact.id}`), { headers })
  const { UpcomingConfirmed } = (await listed.json()) as {
    UpcomingConfirmed: { id: number; bookingItems: { id: number }[] }[]
  }
  const [booking] = UpcomingConfirmed
  const item = booking?.bookingItems[0]?.id
  const page = await visit(`/account?bid=${item}`, { allow: refusals })
  await logIn(page, lead)
  await page.waitForURL(address(`/secure/overview-and-payment?booking=${booking?.id}`))
})
