import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '#web/features/session/public'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleSession } from '#web/testing/example-session'
import { renderComponent } from '#web/testing/render-component'
import type { WindowName } from '#web/testing/windows'
import { AuthPanel } from '../auth-panel'
import { parseLoginParams } from '../log-in/login-params'

const endpoint = 'POST /auth/createaccount_and_token'
const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = async (name: string) => {
  await expect.element(button(name)).toBeVisible()
  button(name).element().focus()
  await userEvent.keyboard('{Enter}')
}

let signedIn = 0
const show = (options: { language?: 'en' | 'de'; window?: WindowName } = {}) =>
  renderComponent(
    <AuthPanel
      context="clientarea"
      address={parseLoginParams('', {})}
      onSignedIn={() => {
        signedIn += 1
      }}
    />,
    { messages: ['account'], ...options },
  )

beforeEach(() => {
  signedIn = 0
  stubApi('GET /auth/identities', () => ({ providers: [] }))
})

afterEach(() => session.handleRejectedToken())

const english = {
  language: 'en',
  window: 'desktop',
  create: 'Create an Account',
  byEmail: 'Sign up with email',
  details: 'Add your details',
  send: 'Sign up',
  missing: 'The First name, Last name, Email, Password fields are all required.\nPlease agree to the Terms of Use.',
  lastname: 'Last name',
  email: 'Email',
  password: 'Password',
  show: 'Show the password',
  badEmail: 'The Email field must be a valid email.',
  badPassword: 'Your password does not meet the security requirements stated above.',
  logIn: 'Log in',
} as const
const german = {
  language: 'de',
  window: 'phone',
  create: 'Konto anlegen',
  byEmail: 'Mit E-Mail registrieren',
  details: 'Ihre Angaben',
  send: 'Registrieren',
  missing:
    'Die Felder Vorname, Nachname, E-Mail, Passwort sind alle erforderlich.\nBitte stimmen Sie den Nutzungsbedingungen zu.',
  lastname: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  badEmail: 'Das Feld E-Mail muss eine gültige E-Mail-Adresse enthalten.',
  badPassword: 'Ihr Passwort erfüllt die oben genannten Sicherheitsanforderungen nicht.',
  logIn: 'Anmelden',
} as const

describe.each([english, german])('in $language on a $window', ({ language, window, ...words }) => {
  test('a visitor signs up with the keyboard alone, and sees missing and wrong fields', async () => {
    const sent = stubApi(endpoint, () => ({ ...exampleSession, mailed: false }))
    await show({ language, window })
    await press(words.create)
    await expect.element(page.getByRole('heading', { name: words.create })).toHaveFocus()
    await press(words.byEmail)
    await expect.element(page.getByRole('heading', { name: words.details })).toHaveFocus()
    expect(await accessibilityViolations()).toEqual([])

    await press(words.send)
    await expect
      .poll(() =>
        page
          .getByRole('alert')
          .elements()
          .map(element => element.textContent),
      )
      .toContain(words.missing)
    // The first missing field has the focus.
    for (const text of ['Ada', 'Ferrante', 'ada at example', 'nodigits']) {
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    await expect.element(button(words.show)).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await press(words.send)
    await expect.element(page.getByText(words.badEmail, { exact: false })).toBeVisible()
    await expect.element(page.getByText(words.badPassword, { exact: false })).toBeVisible()
    expect(sent).toEqual([])

    // Typed values survive a visit to the log-in.
    await press(words.logIn)
    await press(words.create)
    await press(words.byEmail)
    await expect.element(field(words.lastname)).toHaveValue('Ferrante')
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    await field(words.email).fill('ada@example.com')
    await field(words.password).fill('Tramontana7')
    const told = new Promise(resolve =>
      document.addEventListener('user-signed', event => resolve((event as CustomEvent).detail), { once: true }),
    )
    await userEvent.keyboard('{Enter}')
    expect(await told).toEqual({ contactId: exampleSession.contact.id })
    await expect.poll(() => signedIn).toBe(1)
    expect(sent.map(({ body }) => body)).toEqual([
      { firstname: 'Ada', lastname: 'Ferrante', email: 'ada@example.com', password: 'Tramontana7', lang: language },
    ])
  })
})

async function fill() {
  await button('Create an Account').click()
  await button('Sign up with email').click()
  await field('First name').fill('Eleanor')
  await field('Last name').fill('Hartley')
  await field('Email').fill('lead@example.com')
  await field('Password').fill('Tramontana7')
  await page.getByRole('checkbox').click()
}

test('an address with an account shows an error, until the visitor types', async () => {
  stubApi(endpoint, () => problem(401, 'already-registered'))
  await show()
  await fill()
  await button('Sign up').click()
  const known = page.getByText('It appears that this email address is already registered.', { exact: false })
  await expect.element(known).toBeVisible()
  field('Last name').element().focus()
  await userEvent.keyboard('x')
  await expect.element(known).not.toBeInTheDocument()
  await button('Log in').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Log in' })).toHaveFocus()
  expect(signedIn).toBe(0)
})

test('an address that is known without an account is confirmed by a link first', async () => {
  stubApi(endpoint, () => ({ token: null, expiresAt: null, contact: null, mailed: true }))
  await show()
  await fill()
  await button('Sign up').click()
  await expect.element(page.getByRole('heading', { name: 'Please check your e-mail' })).toHaveFocus()
  await expect.element(page.getByText('We have written to lead@example.com.', { exact: false })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  expect(signedIn).toBe(0)
})
