import { expect, test } from 'vitest'
import type { BookingResponse, ScheduleRowShown } from '#contract/booking/booking-schemas'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { billingRows } from './billing-rows'

const row = (due: string, paidAt: string | null = null): ScheduleRowShown => ({
  ...{ kind: 'balance', serviceId: null, name: '', amount: 100, due, paidAt },
  state: paidAt ? 'paid' : 'to-come',
})
const booking = (status: number, schedule: ScheduleRowShown[]) => ({ status, schedule }) as BookingResponse

test('payments of several bookings come in the order of their days', () => {
  const { due, paid } = billingRows([
    booking(bookingStatus.confirmed, [row('2027-01-05', '2027-01-04'), row('2027-04-01')]),
    booking(bookingStatus.officeOption, [row('2027-02-01')]),
    booking(bookingStatus.completed, [row('2026-05-01', '2026-05-03')]),
  ])
  expect(due.map(one => one.row.due)).toEqual(['2027-02-01', '2027-04-01'])
  expect(paid.map(one => one.row.paidAt)).toEqual(['2027-01-04', '2026-05-03'])
})

test('nothing is due for a booking that is cancelled or expired, and what was paid remains', () => {
  const schedule = [row('2027-01-05', '2027-01-04'), row('2027-04-01')]
  const { due, paid } = billingRows([booking(bookingStatus.cancelled, schedule), booking(bookingStatus.expired, [])])
  expect(due).toEqual([])
  expect(paid).toHaveLength(1)
})
