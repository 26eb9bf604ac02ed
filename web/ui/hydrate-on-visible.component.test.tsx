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
  return { arrive: () => resolve({ default: Section }) }
}

test('the last button pressed before the section is hydrated is pressed again afterwards, once', async () => {
  const { arrive } = await serverRendered()
  await page.getByRole('button', { name: 'First' }).click()
  await page.getByRole('button', { name: 'Second' }).click()
  expect(pressed).not.toHaveBeenCalled()
  arrive()
  await expect.poll(() => pressed.mock.calls).toEqual([['second']])
  await page.getByRole('button', { name: 'First' }).click()
  expect(pressed.mock.calls).toEqual([['second'], ['first']])
})

test('a section in which nothing was pressed stays as it is', async () => {
  const { arrive } = await serverRendered()
  arrive()
  const first = page.getByRole('button', { name: 'First' }).element()
  await expect.poll(() => Object.keys(first).some(key => key.startsWith('__react'))).toBe(true)
  expect(pressed).not.toHaveBeenCalled()
})
