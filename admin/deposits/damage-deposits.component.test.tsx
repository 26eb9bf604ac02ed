import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { HeldDepositShown } from '#contract/staff/office-deposits'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { DamageDeposits } from './damage-deposits'

const request = {
  ...{ id: 3, amount: 12.5, reason: 'The gate', requestedBy: 'Bruno', requestedAt: '2027-01-10T09:00:00.000Z' },
  isOwn: false,
}
const deposit = (bookingId: number, more: Partial<HeldDepositShown> = {}): HeldDepositShown => ({
  ...{ bookingId, reference: `ABCD-EFG${bookingId}`, villa: 'Kalami House', from: '2027-06-05', to: '2027-06-12' },
  ...{ depositAmount: 1000, currencyId: 1, releasedOn: '2027-06-22', needsSecondPerson: false, request: null },
  ...more,
})

test('deposits are ordered by amount; only a colleague’s claim can be confirmed', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const lists = stubApi('GET /office/damagedeposits', () => ({
    deposits: [deposit(1, { request }), deposit(2, { request: { ...request, isOwn: true } }), deposit(3)],
    next: null,
  }))
  const confirmed = stubApi('POST /office/damageclaims/{id}/confirm', () => ({}) as never)
  const { address } = await renderComponent(<DamageDeposits me={exampleStaff} />, {
    ...{ at: '/office/deposits', messages: ['admin'] },
  })
  const row = (id: number) => page.getByRole('row').filter({ hasText: `ABCD-EFG${id}` })
  await expect.element(row(2).getByText('Requested by you: a colleague has to confirm it.')).toBeVisible()
  expect(
    row(2)
      .getByRole('button', { name: /^Confirm/ })
      .elements(),
  ).toEqual([])
  expect(
    row(3)
      .getByRole('button')
      .elements()
      .map(each => each.textContent),
  ).toEqual(['Claim', 'Release'])
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: 'Amount' }).click()
  await expect.poll(address).toBe('/office/deposits?order=amount')
  await expect.poll(() => lists.at(-1)?.query).toMatchObject({ state: 'held', order: 'amount' })
  await row(1)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => confirmed.map(({ params }) => params.id)).toEqual(['3'])
})

test('staff without bookings see no links to them', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  stubApi('GET /office/damagedeposits', () => ({ deposits: [deposit(1)], next: null }))
  await renderComponent(<DamageDeposits me={{ ...exampleStaff, permissions: ['payments'] }} />, {
    ...{ at: '/office/deposits', messages: ['admin'] },
  })
  await expect.element(page.getByRole('rowheader', { name: 'Kalami House' })).toBeVisible()
  expect(page.getByRole('rowheader').getByRole('link').elements()).toEqual([])
})
