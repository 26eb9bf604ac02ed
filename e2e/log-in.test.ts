import { describe, expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { client, linkOf, logIn, refusals } from './accounts.ts'
import { accessibilityFaults, address, atWidth, focused, placeOf, textOf, widths, withBrowser } from './browser.ts'

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
    await nav.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.evaluate(() => {
      localStorage.setItem('shortlist-notes', '{"1":"Ask about the steps."}')
      localStorage.setItem('shared-shortlists', '[{"id":"1","token":"secret","on":"2027-01-15","count":2}]')
    })
    await nav.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
    expect(await textOf(page.locator('body'))).not.toContain('lead@example.com')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage) + document.cookie)).not.toMatch(/session|contactid/)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/steps|secret/)
  })

  test('log-in works with the keyboard alone, and shows errors', async () => {
    const { email, password } = await client()
    const page = await visit('/secure/login', { viewport, allow: refusals })
    await page.getByLabel('E-mail', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Please enter your email address.').waitFor()
    await page.getByText('Please enter your password').waitFor()
    const field = page.getByLabel('E-mail', { exact: true })
    expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Something1')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Show the password')
    await page.keyboard.press('Space')
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Incorrect password' }).waitFor()
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(placeOf(page)).toBe('/secure')
  })
})

test('lead bookers and guests see that an address is unknown; typed values stay', async () => {
  const page = await visit('/secure/login', { allow: refusals })
  const nobody = { email: `${crypto.randomUUID()}@example.com`, password: 'Something1' }
  await logIn(page, nobody)
  await page.getByText('we don’t have this email address on record. For assistance call us on').waitFor()
  await page.getByRole('button', { name: 'Forgotten password' }).click()
  await page.getByRole('button', { name: 'Send me the instructions' }).click()
  await page.getByText('If not, please write to office@maestrale.example.').waitFor()
  await page.getByRole('button', { name: 'Back to log in' }).click()
  await page.getByText('Guest or travel agent').click()
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(nobody.email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(nobody.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('We’re sorry, but we don’t appear to have this email address on record.').waitFor()
  await page.getByRole('button', { name: 'Forgotten password' }).click()
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(nobody.email)
  await page.getByRole('button', { name: 'Send me the instructions' }).click()
  await page.getByText('We’re sorry, but we don’t appear to have this email address on record.').waitFor()
  // A reload loses only the password.
  await page.reload()
  await expect.poll(() => page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(nobody.email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
})

test.each([
  ['/fr', 'Se connecter', 'Veuillez saisir votre adresse e-mail.', 'Mot de passe oublié'],
  ['/de', 'Anmelden', 'Bitte geben Sie Ihre E-Mail-Adresse ein.', 'Passwort vergessen'],
])('%s has its own messages', async (prefix, logInWords, missing, forgotten) => {
  const page = await visit(`${prefix}/secure/login`)
  await page.getByRole('heading', { level: 2, name: logInWords }).waitFor()
  await page.getByRole('button', { name: logInWords, exact: true }).click()
  await page.getByText(missing).waitFor()
  await page.getByRole('button', { name: forgotten }).click()
  await page.getByRole('heading', { level: 2, name: forgotten }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
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

  await page.getByLabel('Nouveau mot de passe').fill('short')
  await page.getByLabel('Confirmer le mot de passe').fill('other')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await page.getByText('Votre mot de passe ne remplit pas les conditions de sécurité ci-dessus').waitFor()
  await page.getByLabel('Nouveau mot de passe').fill('Libeccio2031')
  await page.getByLabel('Confirmer le mot de passe').fill('Libeccio2032')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await page.getByText('Les mots de passe ne concordent pas').waitFor()
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

test.each(['x', 'A'.repeat(43)])('a forged link, %s, offers a new one', async token => {
  const page = await visit(`/secure/login?g=1&reset=1&t=${token}`, { allow: refusals })
  await page.getByText('The password reset link has expired or is invalid. Please request a new link.').waitFor()
  expect(placeOf(page)).toBe('/secure/login?g=1&reset=1')
})

test('if the link cannot be checked, the log-in is shown', async () => {
  const page = await visit(`/secure/login?reset=1&t=${'A'.repeat(43)}`, {
    allow: /Failed to load|ERR_/,
    before: page => page.route('**/getemailfromtoken', route => route.abort()),
  })
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
})

test('the URL prefills the form, and requests the e-mail; the address is removed from it', async () => {
  const page = await visit('/secure/login?e=ada%2Bvilla@example.com')
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('ada+villa@example.com')
  expect(placeOf(page)).toBe('/secure/login')
  await page.goto(address('/secure/login?e=ada@example.com&f=1'))
  await page.getByRole('button', { name: 'Send me the instructions' }).waitFor()
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('ada@example.com')
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

  // An item of another client does not exist; a signed-in client sees no log-in again.
  await page.goto(address('/secure/login?bid=2147483647'))
  await page.getByText('We cannot find this booking among yours.').waitFor()
  expect(placeOf(page)).toBe('/secure/bookings?bid=2147483647')
  expect(await accessibilityFaults(page)).toEqual([])
  const guest = await visit(`/account?bid=${item}`, { allow: refusals })
  await guest.getByText('Guest or travel agent').click()
  await logIn(guest, { ...lead, email: demonstrationAccounts.agent })
  await guest.getByText('We cannot find this booking among yours.').waitFor()
})

test('redirects to other sites are ignored, whatever the URL', async () => {
  const page = await visit('/secure/login?next=https://example.com/&redirect=//example.com')
  await logIn(page, await client())
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(page.url()).toBe(address('/secure'))
})

test('with consent to statistics the visit id is sent with the session request, and otherwise not', async () => {
  const _ga_AB12CD = 'GS1.1.1768471200.3.0.0'
  const page = await visit('/secure/profile', { allow: refusals, cookies: { consent: 'statistics', _ga_AB12CD } })
  await logIn(page, await client())
  await page.getByRole('heading', { level: 1, name: 'Personal Profile' }).waitFor()
  const visitTold = async () => {
    const asking = page.waitForRequest(/\/contacts\/current$/)
    await page.reload()
    return (await asking).headers().gasessionid
  }
  expect(await visitTold()).toBe('1768471200')
  await page.context().addCookies([{ name: 'consent', value: 'none', url: address('/secure/profile') }])
  expect(await visitTold()).toBeUndefined()
})

test('an online booking needs no log-in', async () => {
  const page = await visit('/de/secure/ob/payment')
  await page.getByText('Sie haben noch keine Buchung begonnen.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(address('/secure/ob/conditions'))
  await page.getByRole('heading', { level: 1, name: 'Booking conditions' }).waitFor()
  expect(placeOf(page)).toBe('/booking-conditions')
})

test('the menu links to the log-in, and public pages send no session request', async () => {
  const page = await visit('/about-us', { cookies: { contactid: crypto.randomUUID() } })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My account' }).waitFor()
  expect(asked.filter(path => path.startsWith('/api/auth') || path.includes('/current'))).toEqual([])
})
