import { expect, test } from 'vitest'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { bookingSections } from './booking-sections'

const { onlineOption, officeOption, confirmed, completed, cancelled, expired } = bookingStatus
const booked = (...statuses: number[]) => statuses.map(status => ({ status }))
const groups = {
  Provisional: booked(onlineOption, expired, officeOption),
  UpcomingConfirmed: booked(confirmed),
  WhitekeyBookings: [],
  PastBookings: booked(completed, cancelled),
}
const shown = (past: boolean) =>
  bookingSections(groups, { past }).map(({ heading, bookings }) => [heading, ...bookings.map(({ status }) => status)])

test('an expired hold is not active, and a cancelled stay is not a past one', () => {
  expect(shown(true)).toEqual([
    ['account_group_provisional', onlineOption, officeOption],
    ['account_group_upcoming', confirmed],
    ['account_group_past', completed],
    ['account_group_cancelled', cancelled],
    ['account_group_over', expired],
  ])
})

test('without past bookings, neither is listed', () => {
  expect(shown(false)).toEqual([
    ['account_group_provisional', onlineOption, officeOption],
    ['account_group_upcoming', confirmed],
  ])
})
