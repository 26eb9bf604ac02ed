import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, eachWidth, hydrated, withBrowser } from './browser.ts'

const { visit } = withBrowser()
const call = /\/api\/core\/contacts\/emailsub\/footer/
const lost = /Failed to load resource|status of|ERR_/

const words = {
  '': {
    label: 'Your e-mail address',
    send: 'Subscribe',
    done: 'Thank you. Please open the e-mail we have just sent you to confirm.',
  },
  '/fr': { label: 'Votre adresse e-mail', send: /./, done: /./ },
} as const

const letterOf = (page: Page, language: keyof typeof words = '') => {
  const form = page.getByRole('contentinfo').locator('form', { has: page.locator('input[type=email]') })
  return {
    form,
    field: form.locator('input[type=email]'),
    send: form.getByRole('button', { name: words[language].send }),
    answer: form.getByRole('status'),
  }
}

const unique = () => `${crypto.randomUUID()}@example.com`

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a visitor subscribes to the newsletter, with the keyboard', async () => {
    const page = await visit('/about-us', { viewport })
    const { field, answer, form } = letterOf(page)
    await field.fill(unique())
    await page.keyboard.press('Enter')
    await expect.poll(() => answer.textContent()).toBe(words[''].done)
    await form.scrollIntoViewIfNeeded()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('an error appears at its field, which has the focus and keeps the typed value', async () => {
    const page = await visit('/about-us', { viewport, allow: lost })
    const { field, send, answer } = letterOf(page)
    await field.fill('lead at example')
    await send.click()
    await expect.poll(() => answer.textContent()).toBe('That does not look like an e-mail address. Please check it.')
    expect(await field.inputValue()).toBe('lead at example')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
    await field.press('End')
    await field.press('x')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
  })
})

test('the newsletter is subscribed to in the language of the page', async () => {
  const page = await visit('/fr/about-us')
  const { field, send, answer } = letterOf(page, '/fr')
  const sent = page.waitForRequest(call)
  await field.fill(unique())
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ lang: 'fr' })
  await expect.poll(() => answer.textContent()).not.toBe('')
})

test.each<[string, Parameters<Page['route']>[1], string]>([
  ['the network is unavailable', route => route.abort('failed'), 'We cannot reach our server.'],
  [
    'a proxy answers with a page of its own',
    route => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    'Something went wrong on our side.',
  ],
  [
    'a hotel’s network answers in our place',
    route => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    'We cannot reach our server.',
  ],
  [
    'it was too often',
    route => route.fulfill({ status: 429, contentType: 'application/problem+json', body: '{"code":"x"}' }),
    'Too many attempts in a short time.',
  ],
])('typed values survive when %s, and a reload, and can be sent again', async (_, fails, says) => {
  const page = await visit('/about-us', { allow: lost })
  const email = unique()
  await page.route(call, fails)
  const { field, send, answer } = letterOf(page)
  await field.fill(email)
  await send.click()
  await expect.poll(() => answer.textContent()).toContain(says)
  expect(await field.inputValue()).toBe(email)

  await page.reload()
  await hydrated(page)
  await expect.poll(() => field.inputValue()).toBe(email)
  await page.unrouteAll()
  await send.click()
  await expect.poll(() => answer.textContent()).toBe(words[''].done)
  await page.reload()
  await hydrated(page)
  expect(await field.inputValue()).toBe('')
})

test('the same values reuse the idempotency key, others get a new one; two presses send once', async () => {
  const page = await visit('/about-us', { allow: lost })
  const keys: (string | undefined)[] = []
  let slow: (() => void) | undefined
  await page.route(call, async route => {
    keys.push(route.request().headers()['idempotency-key'])
    await new Promise<void>(go => {
      slow = go
    })
    await route.abort('failed')
  })
  const { field, form, answer } = letterOf(page)
  const press = async () => {
    await form.evaluate(element => {
      ;(element as HTMLFormElement).requestSubmit()
      ;(element as HTMLFormElement).requestSubmit()
    })
    await expect.poll(() => slow).toBeDefined()
    slow?.()
    slow = undefined
    await expect.poll(() => answer.textContent()).toContain('We cannot reach')
  }
  await field.fill('a@example.com')
  await press()
  await press()
  await field.fill('b@example.com')
  await press()
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a form works in a browser without storage and UUIDs', async () => {
  const page = await visit('/about-us', {
    before: page =>
      page.addInitScript(() => {
        // As in browsers that block cookies.
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
        // As in browsers on insecure origins.
        Object.defineProperty(crypto, 'randomUUID', { value: undefined })
      }),
  })
  const { field, send, answer } = letterOf(page)
  const sent = page.waitForRequest(call)
  await field.fill(unique())
  await send.click()
  expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
  await expect.poll(() => answer.textContent()).toBe(words[''].done)
})

test('a form with a schema is validated before anything is sent', async () => {
  // The gallery's example pictures have no files.
  const page = await visit('/dev/gallery', { allow: lost })
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send', exact: true }) })
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Required', { exact: true }).waitFor()
  await form.getByLabel('Your e-mail address').fill('nobody')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('That does not look like an e-mail address').waitFor()
  await form.getByLabel('Your e-mail address').fill('lead@example.com')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Sent').waitFor()
})
