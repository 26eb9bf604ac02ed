import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { Share } from './public'

const path = '/blog/a-slow-week'
const address = new URL(path, location.href).href

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})
const withClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

test('a page is shared: its URL copied, or in an e-mail', async () => {
  const writeText = vi.fn(async () => {})
  withClipboard({ writeText })
  await renderComponent(<Share title="A slow week" path={path} />)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'The link has been copied.' })).toBeInTheDocument()
  expect(writeText.mock.calls).toEqual([[address]])
  const letter = page.getByRole('link', { name: 'Send by e-mail' }).element().getAttribute('href')
  const asked = new URLSearchParams(letter?.replace('mailto:?', ''))
  expect([asked.get('subject'), asked.get('body')]).toEqual(['A slow week', address])
  expect(await accessibilityViolations()).toEqual([])
})

test('if copying is denied the URL is shown, selected', async () => {
  withClipboard(undefined)
  await renderComponent(<Share title="A slow week" path={path} />)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.element(page.getByRole('textbox', { name: 'The address of this page' })).toHaveValue(address)
  await expect.poll(() => getSelection()?.toString()).toBe(address)
})
