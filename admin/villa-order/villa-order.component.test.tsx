import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { VillaOrder as Order } from '#contract/staff/office-villas'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { exampleChoices } from '#web/testing/example-villa'
import { renderComponent } from '#web/testing/render-component'
import { VillaOrder } from './villa-order'

const order: Order = {
  regionId: 16,
  region: 'Corfu',
  villas: ['Agni', 'Kalami', 'Nissaki'].map((name, i) => ({ id: i + 1, name, place: name, bedrooms: 3 })),
  further: 0,
}
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map(row => row.getAttribute('data-key'))
const save = page.getByRole('button', { name: 'Save the order' })

beforeEach(() => {
  stubApi('GET /office/villas/choices', () => exampleChoices)
  stubApi('GET /office/versions', () => ({ versions: [], next: null }))
  stubApi('GET /office/regions/{id}/villaorder', () => order)
})
const show = () =>
  renderComponent(<VillaOrder me={exampleStaff} />, {
    at: '/office/villaorder?region=16',
    messages: ['admin', 'account'],
  })

test('villas are moved by keys and saved as one step', async () => {
  await show()
  await expect.element(page.getByRole('row', { name: 'Kalami' })).toBeVisible()
  await expect.element(save).toBeDisabled()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('row', { name: 'Nissaki' }).click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  await expect.poll(rows).toEqual(['3', '1', '2'])
  const sent = stubApi('PUT /office/regions/{id}/villaorder', () => order)
  await save.click()
  await expect.poll(() => sent[0]?.body).toEqual({ before: [1, 2, 3], villaIds: [3, 1, 2] })
})

test('a colleague who was faster is not overwritten, and the moves stay', async () => {
  await show()
  await page.getByRole('row', { name: 'Agni' }).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  stubApi('PUT /office/regions/{id}/villaorder', () => problem(409, 'edited-meanwhile'))
  await save.click()
  await expect.element(page.getByText(/Your moves are still here/)).toBeVisible()
  expect(rows()).toEqual(['2', '1', '3'])
  stubApi('GET /office/regions/{id}/villaorder', () => ({ ...order, villas: order.villas.toReversed() }))
  await page.getByRole('button', { name: 'Show the saved order' }).click()
  await expect.poll(rows).toEqual(['3', '2', '1'])
})
