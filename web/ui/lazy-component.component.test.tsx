import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { lazyComponent } from './lazy-component'

const report = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' })
const again = report.getByRole('button', { name: 'Try again' })

const Content = () => <p>The part</p>
const content = page.getByText('The part')

/** A part of the page whose code fails to load the given number of times; errors of boundaries go to the console. */
function part(failures: number) {
  let asked = 0
  const Part = lazyComponent(async () => {
    asked++
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Content }
  })
  const show = () =>
    renderComponent(
      <>
        <h1>The page</h1>
        <Part />
      </>,
    )
  return { show, asked: () => asked }
}

beforeEach(() => {
  // React reports to the console what a boundary has caught.
  vi.mocked(console.error).mockImplementation(() => {})
})

test('code that fails to load is requested again', async () => {
  const { show, asked } = part(1)
  await show()
  await expect.element(content).toBeVisible()
  expect(asked()).toBeGreaterThan(1)
})

test('code that keeps failing shows an error in place, the page stays, and a retry loads it', async () => {
  // The first render loads ahead and for itself, each with one repetition.
  const { show } = part(4)
  await show()
  await expect.element(again).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The page' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await again.click()
  await expect.element(content).toBeVisible()
  await expect.element(report).not.toBeInTheDocument()
})

test('code that hangs shows an error after a while, and appears once it has loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { promise, resolve } = Promise.withResolvers<{ default: typeof Content }>()
    const Part = lazyComponent(() => promise)
    await renderComponent(<Part />)
    expect(report.elements()).toEqual([])
    await vi.advanceTimersByTimeAsync(29_000)
    expect(report.elements()).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    await expect.element(report).toBeVisible()
    resolve({ default: Content })
    await again.click()
    await expect.element(content).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})
