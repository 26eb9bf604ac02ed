import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadAllMessages, MessagesProvider } from '#web/messages'
import { hydrateOnVisible } from './hydrate-on-visible'

const pressed = vi.fn()
const Section = () => (
  <>
    <button type="button" onClick={() => pressed('first')}>
      First
    </button>
    <button type="button" onClick={() => pressed('second')}>
      Second
    </button>
  </>
)
const inEnglish = (content: ReactNode) => <MessagesProvider language="en">{content}</MessagesProvider>

/** A section in the server's HTML, whose code loads once `arrive` is called. */
async function serverRendered() {
  pressed.mockClear()
  await loadAllMessages('en')
  const OnServer = hydrateOnVisible(async () => ({ default: Section }), { words: [] })
  await OnServer.load('en')
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Section }>()
  const InBrowser = hydrateOnVisible(() => promise, { words: [] })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(inEnglish(<OnServer />))
  const root = hydrateRoot(container, inEnglish(<InBrowser />))
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return {
    /** Delivers the code, and waits until it is there; React has not hydrated the section by then. */
    arrive: () => {
      resolve({ default: Section })
      return InBrowser.load('en')
    },
  }
}

test('the last button pressed before the section is hydrated is pressed again afterwards, once', async () => {
  const { arrive } = await serverRendered()
  await page.getByRole('button', { name: 'First' }).click()
  await page.getByRole('button', { name: 'Second' }).click()
  expect(pressed).not.toHaveBeenCalled()
  await arrive()
  await expect.poll(() => pressed.mock.calls).toEqual([['second']])
  await page.getByRole('button', { name: 'First' }).click()
  expect(pressed.mock.calls).toEqual([['second'], ['first']])
})

test('a button pressed while the section is being hydrated is pressed once', async () => {
  const { arrive } = await serverRendered()
  const first = page.getByRole('button', { name: 'First' }).element()
  await arrive()
  // Not by `click()`, which ignores a press within its own.
  first.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => pressed.mock.calls).toEqual([['first']])
  await page.getByRole('button', { name: 'Second' }).click()
  expect(pressed.mock.calls).toEqual([['first'], ['second']])
})

test('a later press outside of the section replaces the one inside, and the server’s HTML stays', async () => {
  const { arrive } = await serverRendered()
  const outside = document.createElement('button')
  outside.textContent = 'Outside'
  document.body.append(outside)
  onTestFinished(() => outside.remove())
  const first = page.getByRole('button', { name: 'First' })
  const element = first.element()
  await first.click()
  await page.getByRole('button', { name: 'Outside' }).click()
  await arrive()
  await expect.poll(() => Object.keys(element).some(key => key.startsWith('__react'))).toBe(true)
  await page.getByRole('button', { name: 'Second' }).click()
  expect(pressed.mock.calls).toEqual([['second']])
  expect(first.element()).toBe(element)
})
