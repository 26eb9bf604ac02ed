import { expect, test } from 'vitest'
import { bookWithoutAccount, linkOf, refusals, someone } from './accounts.ts'
import { accessibilityFaults, address, focused, placeOf, widths, withBrowser } from './browser.ts'

const { visit } = withBrowser()

/** Texts of the journey: English on desktops, German on phones. */
const english = {
  prefix: '',
  create: 'Create an Account',
  byEmail: 'Sign up with email',
  details: 'Add your details',
  send: 'Sign up',
  missing: 'The First name, Last name, Email, Password fields are all required.\nPlease agree to the Terms of Use.',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  password: 'Password',
  show: 'Show the password',
  badEmail: 'The Email field must be a valid email.',
  badPassword: 'Your password does not meet the security requirements stated above.',
  logIn: 'Log in',
  confirm: (email: string) => `Please confirm ${email}`,
  letter: 'Please confirm your address',
  dashboard: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}.`,
}
const german: typeof english = {
  prefix: '/de',
  create: 'Konto anlegen',
  byEmail: 'Mit E-Mail registrieren',
  details: 'Ihre Angaben',
  send: 'Registrieren',
  missing:
    'Die Felder Vorname, Nachname, E-Mail, Passwort sind alle erforderlich.\nBitte stimmen Sie den Nutzungsbedingungen zu.',
  firstname: 'Vorname',
  lastname: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  badEmail: 'Das Feld E-Mail muss eine gültige E-Mail-Adresse enthalten.',
  badPassword: 'Ihr Passwort erfüllt die oben genannten Sicherheitsanforderungen nicht.',
  logIn: 'Anmelden',
  confirm: email => `Bitte bestätigen Sie ${email}`,
  letter: 'Bitte bestätigen Sie Ihre Adresse',
  dashboard: 'Übersicht',
  welcome: name => `Willkommen, ${name}.`,
}

test.each([
  ['desk', english, widths.desk],
  ['telephone, in German', german, widths.phone],
])(
  'a visitor signs up with the keyboard alone, sees missing fields, and confirms the address: %s',
  async (_, words, viewport) => {
    const { email, password, firstname, lastname } = someone()
    const page = await visit(`${words.prefix}/account`, { viewport, allow: refusals })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
    await press(words.create)
    await page.getByRole('heading', { name: words.create }).waitFor()
    expect(await page.getByLabel(words.firstname).count()).toBe(0)
    await press(words.byEmail)
    await page.getByRole('heading', { name: words.details }).waitFor()
    expect(await focused(page)).toBe(words.details)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await press(words.send)
    const said = page.getByRole('alert').filter({ hasText: words.missing.split('\n')[0] ?? '' })
    await expect.poll(() => said.textContent()).toBe(words.missing)
    // The first missing field has the focus.
    await page.keyboard.type(firstname)
    await page.keyboard.press('Tab')
    await page.keyboard.type(lastname)
    await page.keyboard.press('Tab')
    await page.keyboard.type('ada at example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('nodigits')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(words.show)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await press(words.send)
    await page.getByText(words.badEmail).waitFor()
    await page.getByText(words.badPassword).waitFor()

    // Typed values survive a visit to the log-in.
    await press(words.logIn)
    await press(words.create)
    await press(words.byEmail)
    expect(await page.getByLabel(words.lastname, { exact: true }).inputValue()).toBe(lastname)
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill(password)
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    const signed = page.evaluate(
      () =>
        new Promise(resolve =>
          document.addEventListener('user-signed', event => resolve((event as CustomEvent).detail.contactId)),
        ),
    )
    await page.getByLabel(words.password, { exact: true }).press('Enter')
    expect(await signed).toMatch(/^[0-9a-f-]{36}$/)
    await page.getByText(words.confirm(email)).waitFor()
    expect(placeOf(page)).toBe(`${words.prefix}/account`)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto(address(await linkOf(page, email, words.letter)))
    await page.getByRole('heading', { level: 1, name: words.dashboard }).waitFor()
    expect(placeOf(page)).toBe(`${words.prefix}/secure`)
    await page.getByText(words.welcome(firstname)).waitFor()
    expect(await page.getByText(words.confirm(email)).count()).toBe(0)
  },
)

test('an address with an account shows an error, until the visitor types', async () => {
  const page = await visit('/secure/login', { allow: refusals })
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await page.getByRole('button', { name: 'Sign up with email' }).click()
  await page.getByLabel('First name').fill('Eleanor')
  await page.getByLabel('Last name').fill('Hartley')
  await page.getByLabel('Email', { exact: true }).fill('lead@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Tramontana7')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  const known = page.getByText('It appears that this email address is already registered.')
  await known.waitFor()
  await page.getByLabel('Last name').press('End')
  await page.getByLabel('Last name').press('x')
  await expect.poll(() => known.count()).toBe(0)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
})

test('a booker without an account completes the registration by the link, and finds the booking', async () => {
  const { email, password } = someone()
  const page = await visit('/secure/complete-registration', { allow: refusals, viewport: widths.phone })
  const reference = await bookWithoutAccount(page, email, 41)
  await page.getByText('This link has expired or is invalid.').waitFor()
  await page.getByRole('button', { name: 'Send me another link' }).waitFor()
  // The booking's e-mail leads to the explanation of how to get an account; the log-in links there, too.
  await page.goto(address('/secure/login'))
  await page.getByRole('link', { name: 'Find my booking' }).click()
  await page.getByText('Booked without an account? To pay').waitFor()
  const mailed = await linkOf(page, email, /^Your bank transfer for/)
  expect(mailed).toMatch(/^\/secure\/ob\/continue\?booking=\d+&account=none#t=[\w-]{8,9}$/)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('Please open the e-mail we have just sent you.').waitFor()

  await page.goto(address(await linkOf(page, email, 'Complete your registration')))
  await page.getByText(`The account will be in the name of ${email}.`).waitFor()
  expect(placeOf(page)).toMatch(/^\/secure\/complete-registration\?bookingid=\d+$/)
  const booked = page.getByText(`Booking ${reference}`)
  await booked.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Ferrante')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Complete my registration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  // Opening an e-mail link has confirmed the address.
  expect(await page.getByText(`Please confirm ${email}`).count()).toBe(0)
  await page.getByText(`Reference ${reference}`).waitFor()
  // The older e-mail, on another device, leads to the log-in.
  const elsewhere = await visit(mailed, { allow: refusals })
  await elsewhere.getByText('This booking now belongs to an account.').waitFor()
  await elsewhere.getByRole('dialog').waitFor()
  expect(await elsewhere.getByText('without an account').count()).toBe(0)
})
