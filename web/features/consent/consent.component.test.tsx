import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { examplePage } from '#web/testing/example-page'
import { renderComponent } from '#web/testing/render-component'
import { type WindowName, windowNames, windows } from '#web/testing/windows'
import { Consent, ConsentSettings } from './public'

const question = page.getByRole('region', { name: 'May we?' })
const button = (name: string) => question.getByRole('button', { name, exact: true })
const purpose = (name: RegExp) => question.getByRole('checkbox', { name })
const settings = page.getByRole('button', { name: 'Cookie settings' })
const consentCookie = async () => (await cookieStore.get('consent'))?.value
const events = () => ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event)

const show = (window?: WindowName) =>
  renderComponent(
    <>
      <search style={{ position: 'fixed', insetBlockEnd: '40px', insetInline: '20px' }}>
        <form>
          <input aria-label="Where" />
        </form>
      </search>
      <ConsentSettings />
      <Consent page={examplePage} />
    </>,
    { at: '/about-us', ...(window && { window }) },
  )

beforeEach(() => {
  delete (window as { dataLayer?: unknown }).dataLayer
})

test('before an answer, and after a refusal, nothing is reported or stored', async () => {
  const first = await show()
  await expect.element(question).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  expect(await consentCookie()).toBeUndefined()
  await button('No, thank you').click()
  await expect.element(question).not.toBeInTheDocument()
  expect(await consentCookie()).toBe('none')
  expect('dataLayer' in window).toBe(false)

  first.unmount()
  await show()
  await expect.element(settings).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

describe.each(windowNames)('on a %s', window => {
  test('the banner does not cover the search, and both answers weigh the same', async () => {
    await show(window)
    await expect.element(question).toBeVisible()
    const isApart = () => {
      const box = question.element().getBoundingClientRect()
      const search = document.querySelector('main search form')?.getBoundingClientRect() ?? box
      return box.top > 0 && (box.bottom <= search.top || box.top >= search.bottom)
    }
    await expect.poll(isApart).toBe(true)
    const heights = ['No, thank you', 'Yes, to all'].map(name => button(name).element().getBoundingClientRect().height)
    expect(heights[0]).toBe(heights[1])
    expect(question.element().getBoundingClientRect().right).toBeLessThanOrEqual(windows[window].width)
  })
})

test('the focus returns to the content of the page, or to the button that has opened the banner', async () => {
  await show()
  await expect.element(question).toBeVisible()
  button('No, thank you').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()

  settings.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByRole('heading', { name: 'May we?' })).toHaveFocus()
  button('Only these').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(settings).toHaveFocus()
})

test('a visitor agrees to some purposes, and can add others', async () => {
  await show('phone')
  await button('Choose').click()
  await purpose(/^Statistics/).click()
  expect(await accessibilityViolations()).toEqual([])
  await button('Only these').click()
  await expect.poll(events).toEqual(['consent', 'page_view'])
  expect((window as { dataLayer?: unknown[] }).dataLayer?.[0]).toEqual({
    event: 'consent',
    consent_convenience: false,
    consent_statistics: true,
    consent_marketing: false,
  })
  expect(await consentCookie()).toBe('statistics')
  await settings.click()
  await expect.element(purpose(/^Statistics/)).toBeChecked()
  await expect.element(purpose(/^Marketing/)).not.toBeChecked()
  await button('Yes, to all').click()
  await expect.poll(consentCookie).toBe('convenience.statistics.marketing')
})

test('an answer in another tab counts in this one, too', async () => {
  await show()
  await expect.element(question).toBeVisible()
  await cookieStore.set('consent', 'statistics')
  dispatchEvent(new Event('focus'))
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(events).toEqual(['consent', 'page_view'])
})
