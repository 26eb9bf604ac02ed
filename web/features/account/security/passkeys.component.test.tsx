import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { PasskeyButton } from '#web/features/auth/public'
import { session } from '#web/features/session/public'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, problem, stubApi } from '#web/testing/api-stub'
import { exampleSession } from '#web/testing/example-session'
import { renderComponent } from '#web/testing/render-component'
import { Passkeys } from './passkeys'

const challenge = 'Y2hhbGxlbmdl'
const creation = (excludeCredentials: { id: string; type: string }[] = []) => ({
  options: {
    challenge,
    rp: { id: location.hostname, name: 'Maestrale' },
    user: { id: 'YWRh', name: 'ada@example.com', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  },
})
const request = { options: { challenge, rpId: location.hostname, userVerification: 'required', allowCredentials: [] } }

/** A virtual authenticator of Chromium, whose user agrees or declines. */
async function authenticator() {
  await cdp().send('WebAuthn.enable')
  const { authenticatorId } = await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) => cdp().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

let agrees: Awaited<ReturnType<typeof authenticator>>
beforeEach(async () => {
  agrees = await authenticator()
})
afterEach(async () => {
  session.handleRejectedToken()
  await cdp().send('WebAuthn.disable')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const show = (hasPassword: boolean) =>
  renderComponent(<Passkeys contactId="ada" account={{ email: 'ada@example.com', coSignIn: false, hasPassword }} />, {
    messages: ['account', 'profile'],
  })
const row = { name: 'My telephone', createdAt: '2027-01-15T10:00:00.000Z', lastUsedAt: null, backedUp: false }

test('a client adds a passkey: the password is checked, and a client who declines, or has one, is told so', async () => {
  const passkeys: (typeof row & { id: string })[] = []
  stubApi('GET /auth/passkeys', () => ({ passkeys }))
  stubApi('POST /auth/passkeys/options', () =>
    problem(422, 'invalid-input', { errors: [{ field: 'body.password', code: 'password-wrong' }] }),
  )
  await show(true)
  await button('Add a passkey').click()
  await dialog.getByLabelText('Name').fill('My telephone')
  await dialog.getByLabelText('Current password').fill('Something1')
  await button('Continue').click()
  await expect.element(dialog.getByText('Incorrect password')).toBeVisible()

  const asked = stubApi('POST /auth/passkeys/options', () => creation())
  await dialog.getByLabelText('Current password').fill('Tramontana7')
  await agrees(false)
  await button('Continue').click()
  await expect.element(dialog.getByText('No passkey was created.', { exact: false })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  const added = stubApi('POST /auth/passkeys', ({ body }) => {
    const one = { ...row, id: crypto.randomUUID(), name: body.name }
    passkeys.push(one)
    return one
  })
  await agrees(true)
  await button('Continue').click()
  await expect.element(page.getByRole('listitem').getByText('Added on', { exact: false })).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([{ password: 'Tramontana7' }, { password: 'Tramontana7' }])
  expect(added.map(({ body }) => body.name)).toEqual(['My telephone'])
  expect(await accessibilityViolations()).toEqual([])

  const id = added[0]?.body.passkey.id ?? ''
  stubApi('POST /auth/passkeys/options', () => creation([{ id, type: 'public-key' }]))
  await button('Add a passkey').click()
  await dialog.getByLabelText('Current password').fill('Tramontana7')
  await button('Continue').click()
  await expect.element(dialog.getByText('This device already has a passkey of yours.', { exact: false })).toBeVisible()
})

test('a client without a password logs in again by a link, when the log-in is old', async () => {
  stubApi('GET /auth/passkeys', () => ({ passkeys: [] }))
  const asked = stubApi('POST /auth/passkeys/options', () => problem(409, 'recent-log-in-needed'))
  const sent = stubApi('POST /auth/token/bytoken/send', () => undefined)
  await show(false)
  await button('Add a passkey').click()
  expect(dialog.getByLabelText('Current password').elements()).toEqual([])
  await button('Continue').click()
  await expect.element(dialog.getByText('You logged in a while ago.', { exact: false })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Send me a link by e-mail').click()
  await expect.element(dialog.getByText('The link is on its way to ada@example.com.', { exact: false })).toBeVisible()
  expect(sent.map(({ body, headers }) => [body, headers.get('usertype')])).toEqual([
    [{ email: 'ada@example.com', lang: 'en' }, 'contact'],
  ])
  expect(asked.map(({ body }) => body)).toEqual([{}])
})

test('a passkey is removed after a confirmation', async () => {
  let passkeys = [{ ...row, id: '00000000-0000-4000-8000-000000000007' }]
  stubApi('GET /auth/passkeys', () => ({ passkeys }))
  const removed = stubApi('DELETE /auth/passkeys/{id}', () => {
    passkeys = []
    return undefined
  })
  await show(true)
  await button('Remove the passkey My telephone').click()
  expect(removed).toEqual([])
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('My telephone')).not.toBeInTheDocument()
  expect(removed.map(({ params }) => params.id)).toEqual(['00000000-0000-4000-8000-000000000007'])
})

test('a log-in with a passkey says that none was used, that it is not accepted, or that the server is away', async () => {
  let signedIn = 0
  stubApi('GET /auth/passkeys', () => ({ passkeys: [] }))
  stubApi('POST /auth/passkeys/options', () => creation())
  const added = stubApi('POST /auth/passkeys', () => ({ ...row, id: crypto.randomUUID() }))
  const first = await show(false)
  await button('Add a passkey').click()
  await button('Continue').click()
  await expect.poll(() => added).toHaveLength(1)
  first.unmount()

  await renderComponent(
    <PasskeyButton
      onSignedIn={() => {
        signedIn += 1
      }}
    />,
    { messages: ['account', 'profile'] },
  )
  const enter = button('Log in with a passkey')
  stubApi('POST /auth/token/bypasskey/options', offline)
  await enter.click()
  await expect.element(page.getByText('We cannot reach our server.', { exact: false })).toBeVisible()
  stubApi('POST /auth/token/bypasskey/options', () => request)
  await agrees(false)
  await enter.click()
  await expect.element(page.getByText('No passkey was used.', { exact: false })).toBeVisible()
  await agrees(true)
  stubApi('POST /auth/token/bypasskey', () => problem(401, 'passkey-refused'))
  await enter.click()
  await expect.element(page.getByText('This passkey does not work here.', { exact: false })).toBeVisible()
  expect(signedIn).toBe(0)
  stubApi('POST /auth/token/bypasskey', () => exampleSession)
  await enter.click()
  await expect.poll(() => signedIn).toBe(1)
})
