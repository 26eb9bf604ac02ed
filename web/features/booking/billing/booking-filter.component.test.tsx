import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { accessibilityViolations } from '#web/testing/accessibility'
import { exampleBooking } from '#web/testing/example-booking'
import { renderComponent } from '#web/testing/render-component'
import { BookingFilter, useBookingFilter } from './booking-filter'

const aBookingOf = (id: number, reference: string): BookingResponse => ({ ...exampleBooking, id, reference })
const bookings = [aBookingOf(7, 'ABCD-EFGH'), aBookingOf(8, 'JKLM-NPQR')]

/** The filter above the references of the bookings that it leaves. */
function Filtered({ all }: { all: readonly BookingResponse[] }) {
  const { named, bookings: left } = useBookingFilter(all)
  return (
    <>
      <BookingFilter all={all} named={named} />
      <ul aria-label="Left">
        {left?.map(({ id, reference }) => (
          <li key={id}>{reference}</li>
        ))}
      </ul>
    </>
  )
}
const show = (at: string, all = bookings) =>
  renderComponent(<Filtered all={all} />, { at, messages: ['billing'], window: 'phone' })
const left = () =>
  page
    .getByRole('list', { name: 'Left' })
    .getByRole('listitem')
    .elements()
    .map(item => item.textContent)
const filter = page.getByRole('combobox')
const path = '/secure/billing'

test('one booking is chosen, stays in the address, and all are shown again', async () => {
  const { address } = await show(path)
  expect(left()).toEqual(['ABCD-EFGH', 'JKLM-NPQR'])
  await filter.selectOptions('8')
  await expect.poll(left).toEqual(['JKLM-NPQR'])
  expect(address()).toBe(`${path}?of=8`)
  expect(await accessibilityViolations()).toEqual([])
  await filter.selectOptions('')
  await expect.poll(left).toEqual(['ABCD-EFGH', 'JKLM-NPQR'])
  expect(address()).toBe(path)
})

test('the booking of the address is chosen', async () => {
  await show(`${path}?of=7`)
  await expect.element(filter).toHaveValue('7')
  expect(left()).toEqual(['ABCD-EFGH'])
})

test.each(['9', '0', '-7', '7.5', 'seven', '7%00', '', '99999999999999999999'])(
  'an unknown booking in the address, "%s", shows all bookings',
  async of => {
    await show(`${path}?of=${of}`)
    await expect.element(filter).toHaveValue('')
    expect(left()).toEqual(['ABCD-EFGH', 'JKLM-NPQR'])
  },
)

test('somebody with one booking has nothing to choose', async () => {
  await show(`${path}?of=9`, bookings.slice(0, 1))
  expect(filter.elements()).toEqual([])
  expect(left()).toEqual(['ABCD-EFGH'])
})
