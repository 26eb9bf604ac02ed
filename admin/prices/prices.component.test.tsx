import type { RouteObject } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PricedVilla } from '#contract/staff/office-prices'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import PricesPage from './prices-page'

const aVilla = (id: number, name: string): PricedVilla => ({
  id,
  name,
  region: 'Corfu',
  live: true,
  tiers: [{ rooms: 4, sleeps: 8 }],
  version: String(id).padStart(32, '0'),
  seasons: [
    {
      from: '2027-05-01',
      to: '2027-10-02',
      changeover: [6],
      minimumNights: 7,
      bookable: 'online',
      weeklyCents: [700_000],
    },
  ],
})
const villas = [aVilla(1, 'Kalami House'), aVilla(2, 'Villa Calypso'), aVilla(3, 'Villa Thetis')]
const regions = [{ slug: 'corfu', name: 'Corfu' }]

const grid = () => page.getByRole('grid')

async function show(
  window: 'desktop' | 'phone' = 'desktop',
  list = villas,
  at = '/office/prices?year=2027',
  pages: RouteObject[] = [],
) {
  const lists = stubApi('GET /office/prices', () => ({ villas: list, next: null, regions }))
  const shown = await renderComponent(<PricesPage me={exampleStaff} />, {
    at,
    messages: ['admin', 'account'],
    window,
    pages,
  })
  if (window === 'desktop') await expect.element(grid()).toBeVisible()
  return { lists, ...shown }
}
const cell = (name: RegExp) => page.getByRole('gridcell', { name }).first()
const made = (ids: number[]) => ({
  stroke: 9,
  villas: ids.map(id => ({
    id,
    version: 'f'.repeat(32),
    seasons: (villas[id - 1]?.seasons ?? []).map(season => ({ ...season, weeklyCents: [900_000] })),
  })),
})

test('keys select weeks of villas; painting sends what was seen, and one key undoes it', async () => {
  await show()
  await expect.element(page.getByText('3 villas', { exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Control>}{Home}{/Control}')
  for (let i = 0; i < 22; i++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  await expect.element(page.getByText('2 villas, 5 – 19 June 2027 (2 weeks)')).toBeVisible()
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(4)
  await page.getByLabelText('Whole villa').fill('9000')
  await expect.element(page.getByText('2 villas change:')).toBeVisible()
  await expect.element(page.getByText('€7,000, then €9,000').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/prices/strokes', () => made([1, 2]))
  await page.getByRole('button', { name: 'Save for 2 villas' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      villas: villas.slice(0, 2).map(({ id, version }) => ({ id, version })),
      from: '2027-06-05',
      to: '2027-06-19',
      change: { prices: [{ rooms: null, cents: 900_000 }] },
    })
  await expect.element(cell(/^5 – 12 June 2027: €9,000 a week/)).toBeVisible()
  // The terms stay, to be painted elsewhere.
  await expect.element(page.getByLabelText('Whole villa')).toHaveValue('9000')
  stubApi('GET /office/prices/strokes/{id}/undo', () => ({
    villas: 2,
    undone: false,
    changedAgain: [{ propertyId: 2, villa: 'Villa Calypso', nights: [{ from: '2027-06-05', to: '2027-06-12' }] }],
  }))
  const undone = stubApi('POST /office/prices/strokes/{id}/undo', () => ({
    stroke: 10,
    villas: villas.slice(0, 2).map(({ id, version, seasons }) => ({ id, version, seasons })),
  }))
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/Villa Calypso: 5 – 12 Jun 2027/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Undo this change' }).click()
  await expect.poll(() => undone[0]?.body).toEqual({ later: 'keep' })
  await expect.element(cell(/^5 – 12 June 2027: €7,000 a week/)).toBeVisible()
})

test('the grid begins with villas on the site, shows drafts when asked for, and one villa by the address', async () => {
  const { lists, address, unmount } = await show()
  expect(lists[0]?.query).toMatchObject({ state: 'live' })
  await page.getByLabelText('Villas', { exact: true }).selectOptions('Drafts')
  await expect.poll(() => lists.at(-1)?.query).toMatchObject({ state: 'draft' })
  expect(address()).toContain('state=draft')
  await unmount()
  const alone = await show('desktop', [aVilla(7, 'Casa del Faro')], '/office/prices?year=2027&villa=7&state=draft')
  expect(alone.lists.at(-1)?.query).toEqual({ year: '2027', lang: 'en', propertyId: '7' })
  await expect.element(page.getByRole('heading', { name: 'Casa del Faro' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Prices of all villas' }))
    .toHaveAttribute('href', '/office/prices?year=2027')
  expect(await accessibilityViolations()).toEqual([])
})

test('a mouse selects by dragging; findings are shown before saving, and stop what would be refused', async () => {
  await show()
  const start = cell(/^25 Sept – 2 Oct 2027/)
  grid().element().scrollLeft = 34 * 64
  await expect.element(start).toBeInTheDocument()
  const from = start.element() as HTMLElement
  const row = from.parentElement as HTMLElement
  const to = row.children[[...row.children].indexOf(from) + 2] as HTMLElement
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { bubbles: true, button: 0, buttons: 1, clientX: left + width / 2, clientY: top + height / 2 }
  }
  from.dispatchEvent(new PointerEvent('pointerdown', { ...at(from), pointerType: 'mouse' }))
  to.dispatchEvent(new PointerEvent('pointermove', { ...at(to), pointerType: 'mouse' }))
  to.dispatchEvent(new PointerEvent('pointerup', { ...at(to), pointerType: 'mouse' }))
  await expect.element(page.getByText('Kalami House, 25 Sept – 16 Oct 2027 (3 weeks)')).toBeVisible()
  await page.getByLabelText('Minimum nights').fill('5')
  await expect.element(page.getByText(/2 – 16 October 2027: not let so far/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Save for/ })).toBeDisabled()
  await page.getByLabelText('Whole villa').fill('-1')
  await expect.element(page.getByText('Please check this entry.')).toBeVisible()
  await page.getByLabelText('Whole villa').fill('20000')
  await page.getByText('Sat', { exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Save for one villa' })).toBeEnabled()
  await expect.element(page.getByText(/the price jumps by 186 per cent/)).toBeVisible()
})

const newer = (id: number, terms: Partial<PricedVilla['seasons'][number]>) => ({
  id,
  version: 'e'.repeat(32),
  seasons: (villas[id - 1]?.seasons ?? []).map(season => ({ ...season, ...terms })),
})

test('a stroke is painted over other terms of a colleague; of the same ones a person decides by villa', async () => {
  await show()
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  for (let i = 0; i < 22; i++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await page.getByLabelText('Minimum nights').fill('5')
  const sent = stubApi('POST /office/prices/strokes', ({ body }) =>
    body.villas[0]?.version === '1'.padStart(32, '0')
      ? problem(409, 'edited-meanwhile', {
          villas: [newer(1, { weeklyCents: [800_000] }), newer(2, { minimumNights: 10 })],
        })
      : made([1, 3]),
  )
  await page.getByRole('button', { name: 'Save for 3 villas' }).click()
  const dialog = page.getByRole('dialog')
  const villa = dialog.getByRole('group', { name: 'Villa Calypso' })
  await expect.element(villa.getByText(/Minimum nights: 10/)).toBeVisible()
  await expect.element(villa.getByText(/Minimum nights: 5/)).toBeVisible()
  expect(dialog.getByRole('group').elements()).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
  await villa.getByLabelText(/^Saved by the colleague/).click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect
    .poll(() => sent[1]?.body)
    .toMatchObject({
      villas: [
        { id: 1, version: 'e'.repeat(32) },
        { id: 3, version: '3'.padStart(32, '0') },
      ],
      change: { minimumNights: 5 },
    })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('The prices of 2 villas are saved.').first()).toBeVisible()
})

test('a change meanwhile and a refusal keep what was typed, and say why', async () => {
  const { lists } = await show()
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await page.getByLabelText('What to paint').selectOptions('Not let')
  await userEvent.keyboard('{Control>}a{/Control}')
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  stubApi('POST /office/prices/strokes', () =>
    problem(409, 'edited-meanwhile', { villas: [newer(1, { minimumNights: 10 })] }),
  )
  const save = page.getByRole('button', { name: 'Save for 3 villas' })
  await save.click()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(page.getByText(/A colleague has changed these prices/)).toBeVisible()
  const before = lists.length
  await page.getByRole('button', { name: 'Load the current prices' }).click()
  await expect.poll(() => lists.length).toBeGreaterThan(before)
  await expect.element(page.getByLabelText('What to paint')).toHaveValue('closed')
  stubApi('POST /office/prices/strokes', () =>
    problem(409, 'prices-refused', {
      reasons: [{ propertyId: 2, villa: 'Villa Calypso', code: 'bad-price', from: '2027-06-05', to: '2027-06-12' }],
    }),
  )
  await save.click()
  await expect.element(page.getByText(/Villa Calypso: 5 – 12 June 2027: a weekly price must be/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('year, region and words are in the address; a year is copied with its preview', async () => {
  const { lists, address } = await show()
  await page.getByRole('button', { name: 'Year 2028' }).click()
  await expect.poll(() => address()).toBe('/office/prices?year=2028')
  await page.getByLabelText('Region').selectOptions('Corfu')
  await page.getByLabelText('Villa, place or code').fill('kala')
  await expect.poll(() => address()).toBe('/office/prices?year=2028&region=corfu&words=kala')
  await expect.poll(() => lists.at(-1)?.query).toMatchObject({ year: '2028', region: 'corfu', words: 'kala' })
  await page.getByRole('button', { name: 'Copy prices to 2028' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Change in per cent').fill('3')
  await expect.element(dialog.getByText('not let, then €7,200').first()).toBeVisible()
  const sent = stubApi('POST /office/prices/copies', () => made([1, 2, 3]))
  await dialog.getByRole('button', { name: 'Copy 3 villas' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      fromYear: 2027,
      toYear: 2028,
      adjust: { percent: 3, stepCents: 5000 },
    })
})

test('the address has the selection, which survives a reload; the changes are those of the villa', async () => {
  const first = await show()
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(first.address).toBe('/office/prices?year=2027&cells=2.2027-01-02_2.2027-01-09')
  const at = first.address()
  first.unmount()
  await show('desktop', villas, at)
  await expect.element(page.getByRole('heading', { name: 'Paint the selection' })).toBeVisible()
  await expect.element(page.getByText(/^Villa Calypso, 2 – 16 January 2027/)).toBeVisible()
})

test('a page that is opened just after a selection opens, with its own address', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<null>()
  const villa = { path: '/office/villas/2', loader: () => loaded, element: <h1>A villa</h1> }
  const { address, router } = await show('desktop', villas, '/office/prices?year=2027', [villa])
  ;(grid().element() as HTMLElement).focus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(cell(/^1 – 2 January 2027|^2 – 9 January 2027/)).toHaveAttribute('aria-selected', 'true')
  const opening = router.navigate('/office/villas/2?tab=access')
  vi.advanceTimersByTime(1000)
  expect(router.state.navigation.location?.pathname).toBe('/office/villas/2')
  load(null)
  await opening
  // The page is not rendered yet, but its address is there.
  vi.advanceTimersByTime(1000)
  await expect.element(page.getByRole('heading', { name: 'A villa' })).toBeVisible()
  expect(address()).toBe('/office/villas/2?tab=access')
})

test('the list of changes of one villa asks for those of that villa', async () => {
  await show('desktop', villas.slice(1, 2), '/office/prices?villa=2&year=2027')
  const asked = stubApi('GET /office/prices/strokes', () => ({ strokes: [], next: null }))
  await page.getByRole('button', { name: 'All changes' }).click()
  await expect.poll(() => asked[0]?.query).toMatchObject({ propertyId: '2' })
})

const many = Array.from({ length: 500 }, (_, i) => aVilla(i + 1, `Villa ${i + 1}`))
const inView = (element: Element) => {
  const [cellBox, box] = [element.getBoundingClientRect(), grid().element().getBoundingClientRect()]
  return (
    cellBox.left >= box.left + 207 &&
    cellBox.right <= box.right &&
    cellBox.top >= box.top &&
    cellBox.bottom <= box.bottom
  )
}

test('five hundred villas: only rows and weeks in view are in the document; keys reach the others', async () => {
  await show('desktop', many)
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '501')
  await expect.element(grid()).toHaveAttribute('aria-colcount', '53')
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Control>}{End}{/Control}')
  await expect.element(page.getByText('Villa 500', { exact: true }).first()).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(40)
  expect(page.getByRole('gridcell').elements().length).toBeLessThan(800)
  const focused = () => document.getElementById(grid().element().getAttribute('aria-activedescendant') ?? '')
  await expect.poll(focused).not.toBeNull()
  expect(focused()).toHaveAttribute('aria-colindex', '53')
  expect(focused()?.parentElement).toHaveAttribute('aria-rowindex', '501')
  expect(focused()).toHaveAccessibleName(/^25 Dec 2027 – 1 Jan 2028/)
  expect(inView(focused() as Element)).toBe(true)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(() => focused()?.getAttribute('aria-colindex')).toBe('2')
  expect(inView(focused() as Element)).toBe(true)
  expect(await accessibilityViolations()).toEqual([])
})

const nextFrames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

test('a drag beyond the edge scrolls, and selects rows and weeks that were not in the document', async () => {
  await show('desktop', many)
  grid().element().scrollLeft = 0
  const start = page.getByRole('gridcell', { name: /^9 – 16 January 2027/ }).first()
  await expect.element(start).toBeVisible()
  expect(page.getByText('Villa 40', { exact: true }).elements()).toHaveLength(0)
  const { left, top } = start.element().getBoundingClientRect()
  const box = grid().element().getBoundingClientRect()
  const mouse = { bubbles: true, button: 0, pointerType: 'mouse' }
  const beyond = { ...mouse, buttons: 1, clientX: box.right + 80, clientY: box.bottom + 80 }
  start
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { ...mouse, buttons: 1, clientX: left + 5, clientY: top + 5 }))
  window.dispatchEvent(new PointerEvent('pointermove', beyond))
  await expect.element(page.getByText('Villa 40', { exact: true })).toBeVisible()
  await expect.poll(() => grid().element().scrollLeft).toBeGreaterThan(20 * 64)
  window.dispatchEvent(new PointerEvent('pointerup', { ...beyond, buttons: 0 }))
  await expect.element(page.getByText(/^\d+ villas, 9 Jan – .* 2027 \(\d+ weeks\)/)).toBeVisible()
  // Without a pressed button nothing is selected and nothing scrolls.
  const { scrollTop } = grid().element()
  window.dispatchEvent(new PointerEvent('pointermove', { ...beyond, buttons: 0, clientY: box.top - 200 }))
  await nextFrames()
  expect(grid().element().scrollTop).toBe(scrollTop)
  expect(grid().element().getAttribute('aria-activedescendant')).not.toMatch(/-0-\d+$/)
})

test('a button selects a week of all villas, another one the year of one', async () => {
  await show()
  await page.getByRole('button', { name: 'Select the week of 1 May', exact: true }).click()
  await expect.element(page.getByText('3 villas, 1 – 8 May 2027 (one week)')).toBeVisible()
  await page.getByRole('button', { name: /^Villa Calypso/ }).click()
  await expect.element(page.getByText(/^Villa Calypso, 2 Jan 2027 – 1 Jan 2028 \(52 weeks\)/)).toBeVisible()
})

test('a telephone lists villas with their seasons, and changes weeks of one', async () => {
  await show('phone')
  await expect.element(page.getByText(/^1 May – 2 Oct 2027$/).first()).toBeVisible()
  await expect.element(page.getByText('€7,000', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(/^A week, changeover /).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Change prices of Kalami House' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('First week').selectOptions('5 Jun')
  await dialog.getByLabelText('Whole villa').fill('8000')
  const sent = stubApi('POST /office/prices/strokes', () => made([1]))
  await dialog.getByRole('button', { name: 'Save for one villa' }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ from: '2027-06-05', to: '2027-06-12' })
})
