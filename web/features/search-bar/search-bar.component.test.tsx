import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, stubApi } from '#web/testing/api-stub'
import { exampleDestinations } from '#web/testing/example-destinations'
import { renderComponent } from '#web/testing/render-component'
import { windows } from '#web/testing/windows'
import { SearchBar } from './public'

const site = { destinations: exampleDestinations }
const bar = page.getByRole('main')
const opener = (name: string) => bar.getByRole('button', { name: new RegExp(`^${name}`) })
const foot = bar.getByRole('button', { name: /^(Ok|Close)$/ })

beforeEach(() => {
  scrollTo(0, 0)
  stubApi('GET /core/properties/search', () => ({
    ...{ total: 12, properties: [], page: 1, limit: 1 },
    amenityGroupCounts: {},
  }))
  stubApi('GET /core/search/lang/{lang}', offline)
})

test('on desktops each panel opens entirely in the window, at any scroll position', async () => {
  await renderComponent(
    <div style={{ padding: '720px 60px 1500px' }}>
      <SearchBar place="hero" />
    </div>,
    { site },
  )
  const { width, height } = windows.desktop
  for (const by of [0, 200, 400, 640]) {
    scrollTo({ top: by, behavior: 'instant' })
    for (const name of ['Where', 'When', 'Who', 'Bedrooms']) {
      await opener(name).click()
      await expect.element(foot).toBeVisible()
      const panel = document.querySelector('[data-side]')?.getBoundingClientRect() ?? new DOMRect(-1)
      expect(panel.top, `${name} at ${by}`).toBeGreaterThanOrEqual(0)
      expect(panel.bottom, `${name} at ${by}`).toBeLessThanOrEqual(height)
      expect(panel.left, `${name} at ${by}`).toBeGreaterThanOrEqual(0)
      expect(panel.right, `${name} at ${by}`).toBeLessThanOrEqual(width)
      await foot.click()
    }
  }
})

test('Escape closes a panel and keeps the focus', async () => {
  await renderComponent(<SearchBar place="hero" />, { site })
  for (const name of ['When', 'Where']) {
    await opener(name).click()
    await expect.element(foot).toBeVisible()
    foot.element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener(name)).toHaveAttribute('aria-expanded', 'false')
    await expect.element(opener(name)).toHaveFocus()
  }
})

test('destination, party and bedrooms are summed up, and searched', async () => {
  const { address } = await renderComponent(<SearchBar place="hero" />, { site })
  await opener('Where').click()
  await bar.getByRole('combobox').fill('cofru')
  await bar.getByRole('option', { name: /^Corfu/ }).click()
  await expect.element(bar.getByRole('status').filter({ hasText: '12 villas' })).toBeVisible()
  await foot.click()
  await expect.element(bar.getByRole('button', { name: 'Where Corfu' })).toBeVisible()
  await opener('Who').click()
  const more = (name: string) => bar.getByRole('button', { name: `${name}: one more` })
  await more('Adults (13+)').click()
  await more('Adults (13+)').click()
  await more('Children (3 - 12)').click()
  await more('Infants (0 - 2)').click()
  expect(await accessibilityViolations()).toEqual([])
  await foot.click()
  await expect.poll(() => opener('Who').element().textContent).toBe('Who3 guests2 adults, 1 child, 1 infant')
  await bar.getByRole('button', { name: 'Search villas' }).click()
  await expect.poll(address).toMatch(/^\/results\?des=16&people=3&adults=2&children=1&infants=1$/)
})

test('on a phone a field opens full screen, with its buttons at the bottom of the screen', async () => {
  await renderComponent(<SearchBar place="hero" />, { site, window: 'phone' })
  const gapBelow = (name: string | RegExp, dialog: string) =>
    Math.round(
      innerHeight -
        (page
          .getByRole('dialog', { name: dialog })
          .getByText(name, { exact: true })
          .first()
          .element()
          .closest('div')
          ?.getBoundingClientRect().bottom ?? 0),
    )
  await opener('Who').click()
  await expect.element(page.getByRole('dialog', { name: 'Who' }).getByRole('button', { name: 'Ok' })).toBeVisible()
  await expect.poll(() => gapBelow('Ok', 'Who')).toBe(0)
  await userEvent.keyboard('{Escape}')
  await opener('When').click()
  const when = page.getByRole('dialog', { name: 'When' })
  await when.getByRole('radio', { name: 'A month' }).click()
  await expect.element(when.getByRole('button', { name: 'Close' }).last()).toBeVisible()
  await expect.poll(() => gapBelow('Close', 'When')).toBe(0)
  expect(await accessibilityViolations()).toEqual([])
})

test('on a phone every day of a month chosen by its select is within reach', async () => {
  const year = new Date().getFullYear() + 1
  await renderComponent(<SearchBar place="hero" />, { site, window: 'phone' })
  await opener('When').click()
  const when = page.getByRole('dialog', { name: 'When' })
  await userEvent.selectOptions(when.getByRole('combobox', { name: 'Month' }), `July ${year}`)
  const days = () => [...document.querySelectorAll<HTMLElement>(`button[data-date^="${year}-07"]`)]
  await expect.poll(() => days().length).toBe(31)
  const outOfReach = () =>
    days().flatMap(day => {
      const { left, top, width, height } = day.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit && day.contains(hit) ? [] : day.dataset.date
    })
  await expect.poll(outOfReach).toEqual([])
})
