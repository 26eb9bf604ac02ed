import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchReply } from '#contract/villas/villa-search'
import { exampleVilla } from '#web/gallery/example-villa'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { type WindowName, windowNames } from '#web/testing/windows'
import { ShortlistButton, ShortlistToggle } from './public'

const kalami = exampleVilla
const aspri = {
  ...exampleVilla,
  id: 2,
  name: 'Aspri Petra',
  url: '/greece/corfu/villas/aspri-petra',
  beds: 8,
  sleeps: 16,
  priceFrom: 9800,
}
const villas = [kalami, aspri]

const found = (properties: typeof villas): SearchReply => ({
  properties,
  total: properties.length,
  page: 1,
  limit: 60,
  amenityGroupCounts: {},
})

const drawer = page.getByRole('dialog', { name: 'My shortlist' })
const opener = page.getByRole('button', { name: /on your shortlist/ })
const itemOf = (name: string) => drawer.getByRole('listitem').filter({ hasText: name })
const notice = (text: string) => page.getByRole('status').filter({ hasText: text })

let searches: { query: Record<string, string> }[] = []
beforeEach(() => {
  searches = stubApi('GET /core/properties/search', ({ query }) => {
    const priced = query.from ? villas.map(villa => ({ ...villa, totalPrice: villa.priceFrom })) : villas
    return found(priced.filter(({ id }) => query.ids?.split(',').includes(String(id))))
  })
})

async function open(window: WindowName = 'desktop', ...kept: { id: number; name: string }[]) {
  const list = kept.length > 0 ? kept : villas
  await cookieStore.set('shortlist', encodeURIComponent(list.map(({ id, name }) => `${id}.${name}`).join('!')))
  const shown = await renderComponent(<ShortlistButton />, { window })
  dispatchEvent(new Event('focus'))
  await opener.click()
  await expect.element(drawer).toBeVisible()
  return shown
}

test('a villa is added and removed by its heart, and a notice says so and disappears', async () => {
  await renderComponent(<ShortlistToggle villa={kalami} />)
  const heart = page.getByRole('button', { name: 'Kalami House: add to my shortlist' })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(notice('Kalami House: added to shortlist')).toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  await expect.element(notice('added to shortlist')).not.toBeInTheDocument()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.element(notice('Kalami House: removed from shortlist')).toBeInTheDocument()
})

test('a full list accepts no more villas, and says so', async () => {
  const list = Array.from({ length: 40 }, (_, i) => `${i + 1001}.`).join('!')
  await cookieStore.set('shortlist', encodeURIComponent(list))
  await renderComponent(<ShortlistToggle villa={kalami} />)
  const heart = page.getByRole('button', { name: 'Kalami House: add to my shortlist' })
  await heart.click()
  await expect.element(notice('Your shortlist is full, with 40 villas')).toBeInTheDocument()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

describe.each(windowNames)('on a %s', window => {
  test('villas are removed, the list cleared and restored, and a villa opened', async () => {
    const { address } = await open(window)
    await expect.element(itemOf('Kalami House').getByText(/^Kalami, Corfu/)).toBeVisible()
    const { width } = drawer.element().getBoundingClientRect()
    expect(Math.round(width)).toBe(window === 'phone' ? 390 : 320)
    expect(await accessibilityViolations()).toEqual([])
    await drawer.getByRole('button', { name: 'Remove Kalami House' }).click()
    await expect.element(notice('Kalami House: removed from shortlist')).toBeInTheDocument()
    await expect.poll(() => drawer.getByRole('listitem').elements()).toHaveLength(1)
    await drawer.getByRole('button', { name: 'Clear list' }).click()
    await expect.element(notice('Shortlist cleared.')).toBeInTheDocument()
    await expect.element(drawer.getByText(/^Your Shortlist is empty. Click the heart icon/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Restore the list' }).click()
    await drawer.getByRole('link', { name: 'Aspri Petra' }).click()
    await expect.poll(address).toBe(aspri.url)
    await expect.element(drawer).not.toBeInTheDocument()
  })

  test('a notice leaves the buttons of the drawer free', async () => {
    await open(window)
    await drawer.getByRole('button', { name: 'Remove Aspri Petra' }).click()
    await expect.element(notice('removed from shortlist')).toBeInTheDocument()
    const shown = document.querySelector('[popover] p')?.getBoundingClientRect() ?? new DOMRect()
    expect(shown.width).toBeGreaterThan(0)
    for (const button of [
      drawer.getByRole('link', { name: 'Send us your shortlist' }),
      drawer.getByRole('button', { name: 'Share' }),
      drawer.getByRole('button', { name: 'Close' }),
    ]) {
      const { left, right, top, bottom } = button.element().getBoundingClientRect()
      expect(shown.left >= right || shown.right <= left || shown.top >= bottom || shown.bottom <= top).toBe(true)
    }
  })

  test('villas are compared by their differences', async () => {
    stubApi('GET /core/properties/comparison', () => ({
      villas: villas.map(({ id }) => ({
        propertyId: id,
        amenities: id === 1 ? [1, 2] : [1],
        starsAverage: 4.5,
        numberOfReviews: 12,
        nearby: [{ kind: 'beach' as const, name: 'Kalami', minutes: 3 * id, by: 'foot' as const }],
      })),
      amenities: [
        { id: 1, name: 'Pool' },
        { id: 2, name: 'Sauna' },
      ],
    }))
    await open(window)
    await drawer.getByRole('button', { name: 'Compare' }).click()
    const table = page.getByRole('dialog', { name: 'Side by side' }).getByRole('table')
    await expect.element(table.getByRole('columnheader', { name: 'Aspri Petra' })).toBeInTheDocument()
    const cells = (name: RegExp) =>
      table
        .getByRole('row', { name })
        .getByRole('cell')
        .elements()
        .map(cell => cell.textContent)
    await expect.poll(() => cells(/^Bedrooms/)).toEqual(['4', '8'])
    await expect.element(table.getByRole('row', { name: /^Beach/ })).toBeInTheDocument()
    await expect.element(table.getByRole('row', { name: /^Where/ })).toBeInTheDocument()
    expect(await accessibilityViolations()).toEqual([])
    await page.getByLabelText('Differences only').click()
    await expect.element(table.getByRole('row', { name: /^Where/ })).not.toBeInTheDocument()
    await expect.element(table.getByRole('row', { name: /^Sauna/ })).toBeInTheDocument()
    expect(cells(/^Bedrooms/)).toEqual(['4', '8'])
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).toBeVisible()
  })
})

test('the list shows prices for the searched dates, and for others chosen in it', async () => {
  const year = new Date().getFullYear() + 1
  const [from, to] = [`${year}-06-12`, `${year}-06-19`]
  await cookieStore.set('startdate', from)
  await cookieStore.set('enddate', to)
  const { address } = await open()
  const item = itemOf('Kalami House')
  await expect.element(item.getByText(/for 7 nights/)).toBeVisible()
  expect(searches.at(-1)?.query).toMatchObject({ from, to, showbooked: '1' })
  await drawer.getByRole('button', { name: 'Other dates' }).click()
  await drawer.getByRole('button', { name: 'Without dates' }).click()
  await expect.element(item.getByText(/a week/)).toBeVisible()
  await drawer.getByLabelText('Arrival').fill(from)
  await drawer.getByLabelText('Departure').fill(from)
  await expect.element(drawer.getByText('The departure must come after the arrival.')).toBeVisible()
  await drawer.getByLabelText('Departure').fill(to)
  await expect.element(item.getByText(/for 7 nights/)).toBeVisible()
  await item.getByRole('link', { name: 'Kalami House' }).click()
  await expect.poll(address).toMatch(new RegExp(`^${kalami.url}\\?from=12\\+Jun\\+${year}&to=`))
})

test('a villa that is no longer let says so, and the others are shown', async () => {
  await open('desktop', { id: 999_999, name: 'Long Gone' }, kalami)
  await expect.element(itemOf('Long Gone').getByText('This villa is no longer available.')).toBeVisible()
  await expect.element(itemOf('Kalami House').getByText(/^Kalami, Corfu/)).toBeVisible()
})

test('the shortlist states that notes are stored in this browser, and removes them', async () => {
  await open()
  const stored = drawer.getByText(/are stored in this browser only/)
  const add = drawer.getByRole('button', { name: 'Add a note on Kalami House' })
  const note = drawer.getByLabelText('My note on Kalami House')
  const remove = drawer.getByRole('button', { name: 'Remove them from this browser' })
  expect(stored.elements()).toEqual([])
  await add.click()
  await note.fill('Ask about the steps.')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await expect.element(stored).toBeVisible()
  await expect.element(drawer.getByText('Ask about the steps.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await remove.click()
  await expect.element(stored).not.toBeInTheDocument()
  expect(drawer.getByText('Ask about the steps.').elements()).toEqual([])
  expect(localStorage.getItem('shortlist-notes')).toBeNull()

  // Also while a note is being typed.
  await add.click()
  await note.fill('Ask about the pool.')
  await remove.click()
  await expect.element(add).toBeVisible()
})
