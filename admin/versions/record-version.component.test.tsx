import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShownRecordVersion } from '#contract/staff/versions'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { RecordVersionPage } from './record-version'

const version: ShownRecordVersion = {
  id: 31,
  number: 4,
  at: '2027-01-14T09:00:00.000Z',
  who: 'Mara Conti',
  kind: 'villa',
  recordId: 7,
  name: 'Kalami House',
  against: 3,
  latest: 6,
  changes: [
    { path: 'tagline.de', before: 'Am Meer', after: 'Direkt am Meer' },
    { path: 'rooms', before: [{ kind: 'twin', floor: 'first' }], after: [] },
  ],
  later: [{ id: 33, number: 6, at: '2027-01-15T09:00:00.000Z', who: 'Bruno Sala', paths: ['tagline.de'] }],
  isRevertible: true,
}
const show = (search = '') =>
  renderComponent(<RecordVersionPage versionId={31} me={exampleStaff} />, {
    at: `/office/versions/31${search}`,
    messages: ['admin', 'account'],
  })

test('a change is shown before and after, with later changes, and one field of it is undone', async () => {
  stubApi('GET /office/versions/{id}', () => version)
  await show()
  await expect.element(page.getByRole('heading', { name: 'Kalami House, version 4' })).toBeVisible()
  await expect.element(page.getByText('Direkt am Meer')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Changed again later' })).toBeVisible()
  await expect.element(page.getByText('Bruno Sala')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/versions/{id}/revert', () => problem(409, 'edited-meanwhile'))
  await page.getByLabelText('Bedrooms').click()
  await page.getByRole('button', { name: 'Undo the chosen changes' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ to: 'undo', latest: 6, paths: ['tagline.de'] })
  await expect.element(page.getByText(/There is a newer version/)).toBeVisible()
  const again = stubApi('POST /office/versions/{id}/revert', () => ({ number: 7 }))
  await page.getByRole('button', { name: /^Restore the chosen fields/ }).click()
  await expect.poll(() => again[0]?.body).toEqual({ to: 'restore', latest: 6, paths: ['tagline.de'] })
})

test('the address chooses the version with which it is compared', async () => {
  const asked = stubApi('GET /office/versions/{id}', ({ query }) => ({
    ...version,
    against: Number(query.against ?? 3),
  }))
  await show('?against=1')
  await expect.element(page.getByRole('heading', { name: 'Changes since version 1' })).toBeVisible()
  expect(asked[0]?.query).toEqual({ against: '1' })
  await page.getByLabelText('Compare with').selectOptions('Version 3')
  await expect.element(page.getByRole('heading', { name: 'Changes since version 3' })).toBeVisible()
})

test('a version that does not exist says so', async () => {
  stubApi('GET /office/versions/{id}', () => problem(404, 'not-found'))
  await show()
  await expect.element(page.getByText(/does not exist, or you may not see it/)).toBeVisible()
})
