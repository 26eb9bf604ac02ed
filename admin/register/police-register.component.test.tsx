import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { PoliceRegister } from './police-register'

test('stays are listed with what their guests have entered; a failed list is loaded again', async () => {
  let fails = true
  stubApi('GET /office/policeregister', () =>
    fails
      ? problem(500, 'internal')
      : {
          arrivals: [
            {
              ...{ bookingId: 7, reference: 'ABCD-EFGH', villa: 'Masseria Olivella', from: '2027-01-20' },
              ...{ to: '2027-01-27', guests: 4, begun: 3, receipts: ['2027-0001'] },
            },
          ],
          next: null,
        },
  )
  await renderComponent(<PoliceRegister me={exampleStaff} />, { at: '/office/register', messages: ['admin'] })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  fails = false
  await retry.click()
  await expect.element(page.getByText('Masseria Olivella')).toBeVisible()
  await expect.element(page.getByText(/2027-0001/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
