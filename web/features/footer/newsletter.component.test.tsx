import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { htmlPage, offline, problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { Footer } from './public'

const endpoint = 'POST /core/contacts/emailsub/footer'
const subscribed = { contactId: '00000000-0000-4000-8000-000000000001' }
const field = page.getByRole('textbox')
const send = page.getByRole('button', { name: 'Subscribe' })
const done = 'Thank you. Please open the e-mail we have just sent you to confirm.'
const form = () => field.element().closest('form') as HTMLFormElement
/** The answer beside the form; notices have a region of their own. */
const said = () => form().querySelector('[role=status]')?.textContent ?? ''

describe.each(windowNames)('on a %s', window => {
  test('a visitor subscribes with the keyboard', async () => {
    const sent = stubApi(endpoint, () => subscribed)
    await renderComponent(<Footer />, { isLayout: true, window })
    await field.fill('ada@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toBe(done)
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', lang: 'en' }])
    expect(await accessibilityViolations()).toEqual([])
  })

  test('an error appears at its field, which has the focus and keeps the typed value', async () => {
    stubApi(endpoint, () => problem(422, 'invalid', { errors: [{ field: 'body.email', code: 'email' }] }))
    await renderComponent(<Footer />, { isLayout: true, window })
    await field.fill('lead at example')
    await send.click()
    await expect.poll(said).toBe('That does not look like an e-mail address. Please check it.')
    await expect.element(field).toHaveValue('lead at example')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{End}x')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  })
})

test('the newsletter is subscribed to in the language of the page', async () => {
  const sent = stubApi(endpoint, () => subscribed)
  await renderComponent(<Footer />, { isLayout: true, language: 'fr' })
  await page.getByLabelText('Votre adresse e-mail').fill('ada@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).not.toBe('')
  expect(sent[0]?.body).toMatchObject({ lang: 'fr' })
})

test.each([
  ['the network is unavailable', offline, 'We cannot reach our server.'],
  ['a proxy answers with a page of its own', () => htmlPage(502), 'Something went wrong on our side.'],
  ['a hotel’s network answers in our place', () => htmlPage(200), 'We cannot reach our server.'],
  ['it was too often', () => problem(429, 'x'), 'Too many attempts in a short time.'],
])('typed values survive when %s, and a new document, and can be sent again', async (_, answer, says) => {
  stubApi(endpoint, answer)
  const first = await renderComponent(<Footer />, { isLayout: true })
  await field.fill('ada@example.com')
  await send.click()
  await expect.poll(said).toContain(says)
  await expect.element(field).toHaveValue('ada@example.com')

  // Only what the tab stores reaches the next document.
  first.unmount()
  const second = await renderComponent(<Footer />, { isLayout: true })
  await expect.element(field).toHaveValue('ada@example.com')
  stubApi(endpoint, () => subscribed)
  await send.click()
  await expect.poll(said).toBe(done)
  second.unmount()
  await renderComponent(<Footer />, { isLayout: true })
  await expect.element(field).toHaveValue('')
})

test('the same values reuse the idempotency key, others get a new one; two presses send once', async () => {
  let go: (() => void) | undefined
  const sent = stubApi(endpoint, async () => {
    await new Promise<void>(resolve => {
      go = resolve
    })
    return offline()
  })
  await renderComponent(<Footer />, { isLayout: true })
  const press = async () => {
    form().requestSubmit()
    form().requestSubmit()
    await expect.poll(() => go).toBeDefined()
    go?.()
    go = undefined
    await expect.poll(said).toContain('We cannot reach')
  }
  await field.fill('a@example.com')
  await press()
  await press()
  await field.fill('b@example.com')
  await press()
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a form works in a browser without storage and UUIDs', async () => {
  // As in browsers that block cookies, and on insecure origins.
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    const sent = stubApi(endpoint, () => subscribed)
    await renderComponent(<Footer />, { isLayout: true })
    await field.fill('ada@example.com')
    await send.click()
    await expect.poll(said).toBe(done)
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
  } finally {
    storage.mockRestore()
    Reflect.deleteProperty(crypto, 'randomUUID')
  }
})

test('the outline of the focused field does not strike through its label', async () => {
  await renderComponent(<Footer />, { isLayout: true })
  await field.click()
  const label = page.getByText('Your e-mail address').element()
  await expect
    .poll(() => label.getBoundingClientRect().bottom - field.element().getBoundingClientRect().top)
    .toBeLessThanOrEqual(1)
})
