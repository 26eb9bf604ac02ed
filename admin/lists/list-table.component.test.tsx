import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Villas } from '#admin/villas/villas'
import type { ListedOfficeVilla } from '#contract/staff/office-villas'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'

const villa = (id: number): ListedOfficeVilla => ({
  ...{ id, name: `Villa ${id}`, region: 'Corfu', place: 'Kalami', bedrooms: 4, sleeps: 8, bathrooms: 3 },
  ...{ exquisite: id === 1, code: `K-${id}`, sortOrder: id, path: `/greece/corfu/villas/villa-${id}` },
})

/** The list with two pages of three villas. */
async function villaList(at = '/office/villas') {
  stubApi('GET /office/villas/choices', () => ({ regions: [], amenities: [] }))
  stubApi('GET /office/views', () => ({ views: [] }))
  const sent = stubApi('GET /office/villas/list', ({ query }) =>
    query.cursor === undefined
      ? { villas: [1, 2, 3].map(villa), next: 'Casa 3.3' }
      : { villas: [4, 5, 6].map(villa), next: null },
  )
  const { address } = await renderComponent(<Villas me={exampleStaff} />, { at, messages: ['admin'] })
  await expect.element(page.getByRole('link', { name: 'Villa 1' })).toBeVisible()
  return { sent, address }
}
const box = (id: number) => page.getByRole('checkbox', { name: `Select Villa ${id}` })
const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(each => each.textContent?.trim())

test('headers sort the list, by its address; the usual order needs none', async () => {
  const { sent, address } = await villaList()
  await page.getByRole('link', { name: 'Sleeps' }).click()
  await expect.poll(address).toBe('/office/villas?order=sleeps')
  await expect.poll(() => sent.at(-1)?.query).toMatchObject({ order: 'sleeps' })
  await expect.element(page.getByRole('columnheader', { name: 'Sleeps' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Sleeps' }).click()
  await expect.poll(address).toBe('/office/villas?order=-sleeps')
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect.poll(address).toBe('/office/villas?view=standard')
  expect(await accessibilityViolations()).toEqual([])
})

test('columns are chosen in the address, and the first one stays', async () => {
  const { address } = await villaList()
  await expect.poll(headers).toEqual(['', 'Name', 'Place', 'Region', 'Bedrooms', 'Sleeps', 'Code'])
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Region' }).click()
  await page.getByRole('checkbox', { name: 'Recommended order' }).click()
  await expect.poll(address).toBe('/office/villas?columns=name%2Cplace%2Cbedrooms%2Csleeps%2Ccode%2Crecommended')
  await expect.poll(headers).toEqual(['', 'Name', 'Place', 'Bedrooms', 'Sleeps', 'Code', 'Recommended order'])
  await page.getByRole('button', { name: 'Usual columns' }).click()
  await expect.poll(address).toBe('/office/villas?view=standard')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus()
})

test('rows are selected one by one, with Shift as a range over pages, and all that are shown', async () => {
  await villaList()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(box(6)).toBeVisible()
  await box(2).click()
  await box(5).click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('4 selected')).toBeVisible()
  await expect.element(box(4)).toBeChecked()
  await box(3).click()
  await expect.element(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows that are shown' }).click()
  await expect.element(page.getByText('6 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows that are shown' }).click()
  await expect.element(page.getByText('selected', { exact: false })).not.toBeInTheDocument()
})

test('the keyboard moves by row, and selects a range', async () => {
  await villaList()
  box(1).element().dispatchEvent(new FocusEvent('focus'))
  ;(box(1).element() as HTMLInputElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(box(3)).toHaveFocus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(page.getByText('3 selected')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box(2)).toHaveFocus()
})

test('all that match are counted and confirmed with their number; a changed list is said so', async () => {
  await villaList('/office/villas?state=live&words=villa')
  const counted = stubApi('POST /office/bulk/count', () => ({ count: 234 }))
  await box(1).click()
  await page.getByRole('button', { name: 'Select all that match' }).click()
  await expect.element(page.getByText('All 234 that match are selected')).toBeVisible()
  expect(counted[0]?.body).toMatchObject({ list: '/office/villas', filter: { words: 'villa', state: 'live' } })
  await expect.element(box(3)).toBeChecked()
  await page.getByRole('button', { name: 'Take off the site' }).click()
  await expect.element(page.getByRole('heading', { name: 'Take 234 villas off the site?' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const refused = stubApi('POST /office/bulk', () => problem(409, 'selection-changed', { count: 233 }) as never)
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click()
  await expect.element(page.getByRole('heading', { name: 'Take 233 villas off the site?' })).toBeVisible()
  expect(refused[0]?.body).toMatchObject({ action: 'withdraw-villas', rows: { by: 'filter', expected: 234 } })
})

test('more than a run can have are not selected', async () => {
  await villaList()
  stubApi('POST /office/bulk/count', () => ({ count: 10_001 }))
  await box(1).click()
  await page.getByRole('button', { name: 'Select all that match' }).click()
  await expect.element(page.getByText('More than 10,000 match.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1 selected')).toBeVisible()
})

test('a failed list is loaded again, and an empty one says so', async () => {
  stubApi('GET /office/villas/choices', () => ({ regions: [], amenities: [] }))
  stubApi('GET /office/views', () => ({ views: [] }))
  stubApi('GET /office/villas/list', () => problem(500, 'failed') as never)
  await renderComponent(<Villas me={exampleStaff} />, { at: '/office/villas?state=draft', messages: ['admin'] })
  await expect.element(page.getByRole('alert')).toBeVisible()
  stubApi('GET /office/villas/list', () => ({ villas: [], next: null }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('There are no drafts.', { exact: false })).toBeVisible()
})

test('a page without rows is followed by the next one at once, without the focus; none at all is said', async () => {
  stubApi('GET /office/villas/choices', () => ({ regions: [], amenities: [] }))
  stubApi('GET /office/views', () => ({ views: [] }))
  let last: ListedOfficeVilla[] = [villa(1)]
  stubApi('GET /office/villas/list', ({ query }) =>
    query.cursor === 'Casa 9.9'
      ? { villas: last, next: null }
      : { villas: [], next: query.cursor === undefined ? 'Casa 8.8' : 'Casa 9.9' },
  )
  const shown = await renderComponent(<Villas me={exampleStaff} />, { at: '/office/villas', messages: ['admin'] })
  await expect.element(page.getByRole('link', { name: 'Villa 1' })).toBeVisible()
  expect(page.getByRole('table').element().contains(document.activeElement)).toBe(false)
  expect(page.getByRole('button', { name: 'Show more' }).elements()).toHaveLength(0)
  await shown.unmount()
  last = []
  await renderComponent(<Villas me={exampleStaff} />, { at: '/office/villas', messages: ['admin'] })
  await expect.element(page.getByRole('table').getByRole('status')).toBeVisible()
})
