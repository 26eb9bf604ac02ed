import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeBlockShown } from '#contract/staff/office-blocks'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { OwnerBlocks } from './owner-blocks'

const block: OfficeBlockShown = {
  id: 5,
  propertyId: 1,
  villa: 'Kalami House',
  from: '2028-06-03',
  to: '2028-06-10',
  note: 'Family',
}
const show = () =>
  renderComponent(<OwnerBlocks me={exampleStaff} />, { at: '/office/blocks', messages: ['admin', 'account'] })

test('nights are blocked for a villa that is chosen by name; a refusal keeps what was typed', async () => {
  stubApi('GET /office/blocks', () => ({ blocks: [], next: null }))
  stubApi('GET /office/villas', () => ({ villas: [{ id: 1, name: 'Kalami House', region: 'Corfu' }] }))
  stubApi('POST /office/villas/{id}/blocks', () => problem(409, 'dates-taken'))
  await show()
  await expect.element(page.getByText('No nights are blocked.')).toBeVisible()
  const go = page.getByRole('button', { name: 'Block these nights' })
  await page.getByLabelText('First night').fill('2028-06-03')
  await page.getByLabelText('Free again from').fill('2028-06-10')
  await go.click()
  await expect.element(page.getByText('Required', { exact: true })).toBeVisible()
  await page.getByLabelText('Villa').fill('kala')
  await page.getByRole('button', { name: 'Kalami House, Corfu' }).click()
  await go.click()
  await expect.element(page.getByText(/nights are taken by now/)).toBeVisible()
  await expect.element(page.getByLabelText('First night')).toHaveValue('2028-06-03')
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/villas/{id}/blocks', () => block)
  await go.click()
  await expect.poll(() => sent[0]?.body).toEqual({ from: '2028-06-03', to: '2028-06-10', note: '' })
  expect(sent[0]?.params).toEqual({ id: '1' })
})

test('removed nights can be blocked again at once', async () => {
  const lists = stubApi('GET /office/blocks', () => ({ blocks: [block], next: null }))
  const removed = stubApi('DELETE /office/blocks/{id}', () => undefined)
  const again = stubApi('POST /office/villas/{id}/blocks', () => block)
  await show()
  await page.getByRole('button', { name: /^Free these nights: Kalami House/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/can be booked at once/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Free these nights' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => again[0]?.body).toEqual({ from: '2028-06-03', to: '2028-06-10', note: 'Family' })
  expect(removed.map(({ params }) => params.id)).toEqual(['5'])
  await expect.poll(() => lists.length).toBeGreaterThan(2)
})
