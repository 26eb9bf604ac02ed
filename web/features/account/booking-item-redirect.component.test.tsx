import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { BookingItemRedirect } from './booking-item-redirect'

const endpoint = 'GET /core/bookings/bookingitemid/{id}'
const show = () =>
  renderComponent(<BookingItemRedirect item={7} contactId="ada" />, {
    at: '/secure/bookings?bid=7',
    messages: ['account'],
  })

test('an item of another client, or of nobody, is not found', async () => {
  const asked = stubApi(endpoint, () => problem(404, 'not-found'))
  const { address } = await show()
  await expect.element(page.getByText('We cannot find this booking among yours.')).toBeVisible()
  expect(asked.map(({ params }) => params.id)).toEqual(['7'])
  expect(address()).toBe('/secure/bookings?bid=7')
  expect(await accessibilityViolations()).toEqual([])
})
