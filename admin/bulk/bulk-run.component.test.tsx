import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BulkRunShown } from '#contract/staff/bulk-runs'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { BulkRun } from './bulk-run'

const run = (more: Partial<BulkRunShown>): BulkRunShown => ({
  ...{ id: 7, action: 'publish-villas', author: 'Mara Conti', startedAt: '2027-01-15T10:00:00.000Z', endedAt: null },
  ...{ ended: null, retryOf: null, total: 40, done: 10, failed: 2, waiting: 28, ...more },
})
const ended = run({ ended: 'finished', endedAt: '2027-01-15T10:01:00.000Z', done: 38, waiting: 0 })
const show = () =>
  renderComponent(<BulkRun runId={7} me={exampleStaff} />, { at: '/office/bulk/7', messages: ['admin'] })

test('a run shows how far it is until it ends, then each failure with its reason and record', async () => {
  let asked = 0
  stubApi('GET /office/bulk/{id}', () => (asked++ === 0 ? run({}) : ended))
  stubApi('GET /office/bulk/{id}/failures', () => ({
    failures: [
      { recordId: 3, name: 'Villa Calypso', path: '/office/villas/3', problem: 'villa-incomplete' },
      { recordId: 4, name: '', path: '/office/villas/4', problem: 'another' },
    ],
    next: null,
  }))
  await show()
  await expect.element(page.getByText('30% done.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Finished: 38 of 40 changed.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Villa Calypso' })).toHaveAttribute('href', '/office/villas/3')
  await expect.element(page.getByText('It lacks something', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '#4' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the rest is cancelled after a confirmation; one that has ended meanwhile is said so', async () => {
  stubApi('GET /office/bulk/{id}', () => run({}))
  await show()
  await page.getByRole('button', { name: 'Cancel the rest' }).click()
  stubApi('POST /office/bulk/{id}/cancel', () => problem(409, 'not-in-this-state') as never)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel the rest' }).click()
  await expect.element(dialog.getByText('It has ended already.')).toBeVisible()
  const sent = stubApi('POST /office/bulk/{id}/cancel', () => undefined)
  await dialog.getByRole('button', { name: 'Cancel the rest' }).click()
  await expect.poll(() => sent.length).toBe(1)
})

test('what failed is tried again as another run', async () => {
  stubApi('GET /office/bulk/{id}', () => ended)
  stubApi('GET /office/bulk/{id}/failures', () => ({ failures: [], next: null }))
  const sent = stubApi('POST /office/bulk/{id}/retry', () => run({ id: 8, retryOf: 7 }))
  const { address } = await show()
  await page.getByRole('button', { name: 'Try 2 again' }).click()
  await expect.poll(address).toBe('/office/bulk/8')
  expect(sent).toHaveLength(1)
})
