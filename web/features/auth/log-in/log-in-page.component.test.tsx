import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PageOf } from '#contract/pages'
import type { Language } from '#domain/text/language'
import { clearUrlSecrets, session } from '#web/features/session/public'
import { consumeUrlSecrets } from '#web/lib/storage/address-secrets'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, problem, stubApi } from '#web/testing/api-stub'
import { examplePage } from '#web/testing/example-page'
import { exampleSession } from '#web/testing/example-session'
import { renderComponent } from '#web/testing/render-component'
import LogInPage from './log-in-page'

const own: PageOf<'own'> = { ...examplePage, template: 'own', heading1: 'Good to see you' }
const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Opens the page by a link, whose secrets are removed from the URL first; returns the query that is left. */
async function open(query: string, { language = 'en' }: { language?: Language } = {}) {
  const before = location.href
  history.replaceState(null, '', location.pathname + query)
  consumeUrlSecrets()
  const { search } = location
  history.replaceState(null, '', before)
  const shown = await renderComponent(<LogInPage page={own} />, {
    at: `/secure/login${search}`,
    messages: ['account'],
    language,
  })
  return { ...shown, search }
}

async function logIn() {
  await field('E-mail').fill('ada@example.com')
  await field('Password').fill('Tramontana7')
  await button('Log in').click()
}

beforeEach(() => {
  stubApi('GET /auth/identities', () => ({ providers: [] }))
})

afterEach(() => {
  session.handleRejectedToken()
  clearUrlSecrets()
})

test('log-in works with the keyboard alone, and shows errors', async () => {
  const { address } = await open('')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Log in' })).toBeVisible()
  field('E-mail').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please enter your email address.')).toBeVisible()
  await expect.element(page.getByText('Please enter your password')).toBeVisible()
  await expect.element(field('E-mail')).toHaveFocus()
  await userEvent.keyboard('ada@example.com')
  await userEvent.tab()
  await userEvent.keyboard('Something1')
  await userEvent.tab()
  await expect.element(button('Show the password')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(field('Password')).toHaveAttribute('type', 'text')

  stubApi('POST /auth/token', () => problem(401, 'wrong-password'))
  field('Password').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Incorrect password')).toBeVisible()
  await expect.element(field('E-mail')).toHaveValue('ada@example.com')
  expect(await accessibilityViolations()).toEqual([])

  const sent = stubApi('POST /auth/token', () => exampleSession)
  await field('Password').fill('Tramontana7')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/secure')
  expect(sent.map(({ headers }) => headers.get('usertype'))).toEqual(['contact'])
  expect(atob(sent[0]?.headers.get('authorization')?.slice('Basic '.length) ?? '')).toBe('ada@example.com:Tramontana7')
})

test('lead bookers and guests see that an address is unknown; typed values stay', async () => {
  const unknown = () => problem(404, 'no-such-account', { supportEmail: 'help@maestrale.example' })
  const sent = stubApi('POST /auth/token', unknown)
  stubApi('POST /core/contacts/passwordrecovery/email/{email}', unknown)
  const recovered = stubApi('POST /core/cosignins/passwordrecovery/email/{email}', unknown)
  const { unmount } = await open('')
  await logIn()
  await expect.element(page.getByText('For assistance call us on', { exact: false })).toBeVisible()
  await button('Forgotten password').click()
  await button('Send me the instructions').click()
  await expect
    .element(page.getByText('If not, please write to help@maestrale.example.', { exact: false }))
    .toBeVisible()
  await button('Back to log in').click()
  await page.getByText('Guest or travel agent').click()
  await expect.element(button('Log in')).toBeVisible()
  await expect.element(field('E-mail')).toHaveValue('ada@example.com')
  await expect.element(field('Password')).toHaveValue('Tramontana7')

  const none = page.getByText('We’re sorry, but we don’t appear to have this email address on record.')
  await button('Log in').click()
  await expect.element(none).toBeVisible()
  expect(sent.map(({ headers }) => headers.get('usertype'))).toEqual(['contact', 'cosignin'])
  await button('Forgotten password').click()
  await expect.element(field('E-mail')).toHaveValue('ada@example.com')
  await button('Send me the instructions').click()
  await expect.element(none).toBeVisible()
  expect(recovered.map(({ params }) => params.email)).toEqual(['ada@example.com'])

  // A new document loses only the password.
  unmount()
  await open('')
  await expect.element(field('E-mail')).toHaveValue('ada@example.com')
  await expect.element(field('Password')).toHaveValue('')
})

test.each([
  ['fr', 'Se connecter', 'Veuillez saisir votre adresse e-mail.', 'Mot de passe oublié'],
  ['de', 'Anmelden', 'Bitte geben Sie Ihre E-Mail-Adresse ein.', 'Passwort vergessen'],
] as const)('the log-in in %s has its own messages', async (language, logInWords, missing, forgotten) => {
  await open('', { language })
  await expect.element(page.getByRole('heading', { level: 2, name: logInWords })).toBeVisible()
  await button(logInWords).click()
  await expect.element(page.getByText(missing)).toBeVisible()
  await button(forgotten).click()
  await expect.element(page.getByRole('heading', { level: 2, name: forgotten })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
})

test.each([
  ['malformed', 'x', () => problem(422, 'invalid-input', { errors: [{ field: 'headers.token', code: 'invalid' }] })],
  ['unknown', 'A'.repeat(43), () => problem(410, 'link-over')],
])('a forged link, %s, offers a new one', async (_, token, answer) => {
  const sent = stubApi('GET /core/cosignins/getemailfromtoken', answer)
  const { search } = await open(`?g=1&reset=1&t=${token}`)
  expect(search).toBe('?g=1&reset=1')
  const over = page.getByText('The password reset link has expired or is invalid. Please request a new link.')
  await expect.element(over).toBeVisible()
  await expect.element(button('Send me the instructions')).toBeVisible()
  expect(sent.map(({ headers }) => headers.get('token'))).toEqual([token])
})

test('if the link cannot be checked, the log-in is shown', async () => {
  stubApi('GET /core/contacts/getemailfromtoken', offline)
  await open(`?reset=1&t=${'A'.repeat(43)}`)
  await expect.element(button('Log in')).toBeVisible()
})

test('the URL prefills the form, and requests the e-mail; the address is removed from it', async () => {
  const { search, unmount } = await open('?e=ada%2Bvilla@example.com')
  await expect.element(field('E-mail')).toHaveValue('ada+villa@example.com')
  expect(search).toBe('')
  unmount()
  await open('?e=ada@example.com&f=1')
  await expect.element(button('Send me the instructions')).toBeVisible()
  await expect.element(field('E-mail')).toHaveValue('ada@example.com')
})

test('a guest can log in with a passkey, too', async () => {
  await open('?g=1')
  await expect.element(page.getByRole('radio', { name: 'Guest or travel agent' })).toBeChecked()
  await expect.element(button('Log in with a passkey')).toBeVisible()
})

test('redirects to other sites are ignored, whatever the URL', async () => {
  stubApi('POST /auth/token', () => exampleSession)
  const { address } = await open('?next=https://example.com/&redirect=//example.com')
  await logIn()
  await expect.poll(address).toBe('/secure')
})

test('the e-mail link of a booking item leads on after the log-in, and past it for a client who is logged in', async () => {
  stubApi('POST /auth/token', () => exampleSession)
  const first = await open('?bid=7')
  await logIn()
  await expect.poll(first.address).toBe('/secure/bookings?bid=7')
  first.unmount()
  const second = await open('?bid=8')
  await expect.poll(second.address).toBe('/secure/bookings?bid=8')
})

test('a new password needs to be sound and repeated; a used link offers a new one', async () => {
  const passkeys = [{ name: 'My telephone', createdAt: '2027-01-10T10:00:00.000Z' }]
  stubApi('GET /core/contacts/getemailfromtoken', () => ({
    email: 'ada@example.com',
    waysIn: { passkeys, identities: [] },
  }))
  const { unmount } = await open('?reset=1&t=token')
  await expect.element(page.getByText('For ada@example.com.')).toBeVisible()
  await expect.element(page.getByText('The passkey My telephone', { exact: false })).toBeVisible()
  await field('New password').fill('short')
  await field('Confirm password').fill('other')
  await button('Save password').click()
  await expect
    .element(page.getByText('Your password does not meet the security requirements stated above'))
    .toBeVisible()
  await field('New password').fill('Libeccio2031')
  await field('Confirm password').fill('Libeccio2032')
  await button('Save password').click()
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  const saved = stubApi('POST /core/contacts/passwordreset', () => undefined)
  await field('Confirm password').fill('Libeccio2031')
  await button('Save password').click()
  await expect.element(page.getByRole('heading', { name: 'Your password is saved' })).toHaveFocus()
  expect(JSON.parse(atob(saved[0]?.headers.get('input') ?? ''))).toEqual({
    password: 'Libeccio2031',
    token: 'token',
    removeOtherWays: true,
  })
  await button('Log in').click()
  await expect.element(field('E-mail')).toHaveValue('ada@example.com')

  unmount()
  stubApi('POST /core/contacts/passwordreset', () => problem(410, 'link-over'))
  await open('?reset=1&t=token')
  await field('New password').fill('Libeccio2031')
  await field('Confirm password').fill('Libeccio2031')
  await button('Save password').click()
  await expect.element(page.getByText('The password reset link has expired', { exact: false })).toBeVisible()
})
