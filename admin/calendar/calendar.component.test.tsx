import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarEntry, CalendarVilla } from '#contract/staff/office-calendar'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import CalendarPage from './calendar-page'

const nothing = {
  expiresAt: null,
  channel: null,
  bookingId: null,
  reference: null,
  name: null,
  blockId: null,
  note: null,
}
const block: CalendarEntry = {
  ...nothing,
  ...{ id: 1, kind: 'block', from: '2027-06-05', to: '2027-06-12', blockId: 5, note: 'Family', isMovable: true },
}
const booking: CalendarEntry = {
  ...nothing,
  ...{ id: 2, kind: 'booking', from: '2027-06-19', to: '2027-06-26', bookingId: 7, isMovable: true },
  ...{ reference: 'ABCD-EFGH', name: 'Ada Rossi' },
}
const option: CalendarEntry = {
  ...nothing,
  ...{ id: 3, kind: 'option', from: '2027-07-03', to: '2027-07-10', isMovable: false },
  expiresAt: '2027-02-01T10:00:00.000Z',
}
const imported: CalendarEntry = {
  ...nothing,
  ...{ id: 4, kind: 'channel', from: '2027-07-17', to: '2027-07-24', channel: 'Airbnb', isMovable: false },
}
const villas: CalendarVilla[] = [
  { id: 1, name: 'Kalami House', region: 'Corfu', live: true, entries: [block, booking, option, imported] },
  { id: 2, name: 'Villa Thetis', region: 'Paxos', live: true, entries: [] },
]

async function show({ window = 'desktop' as 'desktop' | 'phone', list = villas, me = exampleStaff } = {}) {
  const lists = stubApi('GET /office/calendar', () => ({ villas: list, next: null, regions: [] }))
  await renderComponent(<CalendarPage me={me} />, {
    at: '/office/calendar?from=2027-06',
    messages: ['admin', 'account'],
    window,
  })
  return lists
}
const grid = () => page.getByRole('grid')
const entry = (name: RegExp) => page.getByRole('gridcell', { name })

function drag(element: Element, days: number, from: 'middle' | 'end' = 'middle') {
  const { left, right, top, height } = element.getBoundingClientRect()
  const x = from === 'end' ? right - 2 : left + 40
  const at = (clientX: number) => ({
    ...{ bubbles: true, button: 0, buttons: 1, pointerType: 'mouse', clientX, clientY: top + height / 2 },
  })
  element.dispatchEvent(new PointerEvent('pointerdown', at(x)))
  element.dispatchEvent(new PointerEvent('pointermove', at(x + days * 22)))
  element.dispatchEvent(new PointerEvent('pointerup', at(x + days * 22)))
}

test('names what takes the nights, and moves an owner block by mouse; a refusal says why and keeps the nights', async () => {
  const lists = await show()
  await expect.element(entry(/^Owner: Family, 5 – 12 June 2027/)).toBeVisible()
  await expect.element(entry(/^Booking: Ada Rossi, 19 – 26 June 2027/)).toBeVisible()
  await expect.element(entry(/^Option, until .*2027/)).toBeVisible()
  await expect.element(entry(/^Channel: Airbnb/)).toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  drag(entry(/^Owner: Family/).element(), 2)
  await expect.element(page.getByLabelText('First night')).toHaveValue('2027-06-07')
  await expect.element(page.getByLabelText('Free again from')).toHaveValue('2027-06-14')
  stubApi('PUT /office/blocks/{id}', () => problem(409, 'dates-taken'))
  const save = page.getByRole('button', { name: 'Save the new nights' })
  await save.click()
  await expect.element(page.getByText(/nights are taken by now/)).toBeVisible()
  await expect.element(page.getByLabelText('First night')).toHaveValue('2027-06-07')
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('PUT /office/blocks/{id}', () => ({ id: 5, propertyId: 1, from: '', to: '', note: '' }))
  const before = lists.length
  await save.click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      ...{ propertyId: 1, from: '2027-06-07', to: '2027-06-14' },
      expected: { propertyId: 1, from: '2027-06-05', to: '2027-06-12' },
    })
  await expect.poll(() => lists.length).toBeGreaterThan(before)
})

test('an edge shortens; keys move to another villa and change the end', async () => {
  await show()
  await expect.element(entry(/^Owner: Family/)).toBeVisible()
  drag(entry(/^Owner: Family/).element(), -3, 'end')
  await expect.element(page.getByLabelText('Free again from')).toHaveValue('2027-06-09')
  await page.getByRole('button', { name: 'Close' }).click()
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  for (let i = 0; i < 19; i++) await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('Kalami House, 20 June 2027: Booking: Ada Rossi')).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect.element(page.getByText('To Villa Thetis')).toBeVisible()
  await expect.element(page.getByText(/The client gets an e-mail/)).toBeVisible()
  const sent = stubApi('POST /office/bookings/{id}/move', () => problem(409, 'not-in-this-state'))
  await page.getByRole('button', { name: 'Save the new nights' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      ...{ propertyId: 2, from: '2027-06-20', to: '2027-06-26' },
      expected: { propertyId: 1, from: '2027-06-19', to: '2027-06-26' },
    })
  await expect.element(page.getByText('This booking cannot be moved in its present state.')).toBeVisible()
})

test('keys choose free nights, which are blocked with a reason', async () => {
  await show()
  await expect.element(entry(/^Owner: Family/)).toBeVisible()
  ;(grid().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(page.getByLabelText('First night')).toHaveValue('2027-06-01')
  await expect.element(page.getByLabelText('Free again from')).toHaveValue('2027-06-04')
  await page.getByLabelText(/^Reason|^Note/).fill('Works')
  const sent = stubApi('POST /office/villas/{id}/blocks', () => problem(409, 'dates-taken'))
  await page.getByRole('button', { name: 'Block these nights' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ from: '2027-06-01', to: '2027-06-04', note: 'Works' })
  expect(sent[0]?.params).toEqual({ id: '2' })
  await expect.element(page.getByText(/nights are taken by now/)).toBeVisible()
})

test('without the permission for bookings nothing can be changed', async () => {
  const kinds = villas.map(villa => ({
    ...villa,
    entries: villa.entries.map(one => ({ ...one, ...nothing, channel: one.channel, isMovable: false })),
  }))
  await show({ list: kinds, me: { ...exampleStaff, permissions: ['prices'] } })
  await expect.element(entry(/^Booking, 19 – 26 June/)).toBeVisible()
  await entry(/^Owner block, /).click()
  await expect.element(page.getByRole('heading', { name: 'Owner block' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save the new nights' })).not.toBeInTheDocument()
})

const fifty = (entries: CalendarEntry[]) =>
  Array.from({ length: 50 }, (_, i) => ({
    ...{ id: i + 1, name: `Villa ${i + 1}`, region: 'Corfu', live: true },
    entries: i === 0 ? entries : [],
  }))

/** Presses a point beside the left edge of an element, and moves beyond the lower right corner of the grid. */
function dragBeyond(element: Element, x = 40) {
  const [{ left, top }, box] = [element.getBoundingClientRect(), grid().element().getBoundingClientRect()]
  const mouse = { bubbles: true, button: 0, buttons: 1, pointerType: 'mouse' }
  const beyond = { ...mouse, clientX: box.right + 80, clientY: box.bottom + 80 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, clientX: left + x, clientY: top + 5 }))
  window.dispatchEvent(new PointerEvent('pointermove', beyond))
  return () => window.dispatchEvent(new PointerEvent('pointerup', { ...beyond, buttons: 0 }))
}
const nextFrames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

test('a drag beyond the edge scrolls to months and villas that were not in the document', async () => {
  await show({ list: fifty([block]) })
  await expect.element(entry(/^Owner: Family/)).toBeVisible()
  expect(page.getByText('Villa 40', { exact: true }).elements()).toHaveLength(0)
  const release = dragBeyond(entry(/^Owner: Family/).element())
  await expect.element(page.getByText('Villa 40', { exact: true })).toBeVisible()
  await expect.poll(() => grid().element().scrollLeft).toBeGreaterThan(90 * 22)
  release()
  await expect.element(page.getByText(/^To Villa [3-5]\d$/)).toBeVisible()
  await nextFrames()
  const first = (page.getByLabelText('First night').element() as HTMLInputElement).value
  expect(first > '2027-09-01').toBe(true)
  // After the release nothing follows the mouse.
  const { scrollLeft } = grid().element()
  window.dispatchEvent(new PointerEvent('pointermove', { clientX: 5000, clientY: 5000, buttons: 1 }))
  await nextFrames()
  expect(grid().element().scrollLeft).toBe(scrollLeft)
  await expect.element(page.getByLabelText('First night')).toHaveValue(first)
})

test('nights of a villa that are chosen beyond the edge leave it in view', async () => {
  await show({ list: fifty([block]) })
  await expect.element(page.getByText('Villa 2', { exact: true })).toBeVisible()
  const row = page.getByText('Villa 2', { exact: true }).element().closest('[role=row]') as Element
  // The third of June: two days after the names.
  const release = dragBeyond(row, 208 + 2 * 22 + 5)
  await expect.poll(() => grid().element().scrollLeft).toBeGreaterThan(90 * 22)
  release()
  expect(grid().element().scrollTop).toBe(0)
  await expect.element(page.getByLabelText('First night')).toHaveValue('2027-06-03')
})

test('five hundred villas over two years: only what is in view is in the document', async () => {
  const many = Array.from({ length: 500 }, (_, i) => ({
    ...{ id: i + 1, name: `Villa ${i + 1}`, region: 'Corfu', live: true },
    entries: Array.from({ length: 40 }, (_, n) => ({
      ...{ ...block, id: i * 100 + n },
      from: `${2027 + Math.floor(n / 20)}-${String((n % 12) + 1).padStart(2, '0')}-0${(n % 3) + 1}`,
      to: `${2027 + Math.floor(n / 20)}-${String((n % 12) + 1).padStart(2, '0')}-0${(n % 3) + 5}`,
    })),
  }))
  await show({ list: many })
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '501')
  expect(page.getByRole('row').elements().length).toBeLessThan(60)
  expect(page.getByRole('gridcell').elements().length).toBeLessThan(400)
})

test('a telephone lists the nights of each villa', async () => {
  await show({ window: 'phone' })
  await expect.element(page.getByText('Free in these two years.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: /5 – 12 Jun 2027/ }).click()
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Owner: Family' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
