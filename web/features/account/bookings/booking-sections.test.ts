import { expect, test } from 'vitest'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bookingSections, findEndedItems } from './booking-sections'

const { onlineOption, officeOption, confirmed, completed, cancelled, expired } = bookingStatus
type Booked = { status: number; bookingItems: { kind: 'villa' | 'villa-service'; status: number }[] }
const booked = (...statuses: number[]): Booked[] =>
  statuses.map(status => ({ status, bookingItems: [{ kind: 'villa', status: itemStatus.confirmed }] }))

const groups = {
  Provisional: booked(onlineOption, expired, officeOption),
  UpcomingConfirmed: booked(confirmed),
  WhitekeyBookings: booked(confirmed, cancelled),
  PastBookings: booked(completed, cancelled),
}

test('a hold that has ended is not active, and a cancelled stay is not a past one', () => {
  expect(
    bookingSections(groups).map(({ heading, bookings }) => [heading, ...bookings.map(({ status }) => status)]),
  ).toEqual([
    ['account_group_provisional', onlineOption, officeOption],
    ['account_group_upcoming', confirmed],
    ['account_group_white_key', confirmed],
    ['account_group_past', completed],
    ['account_group_cancelled', cancelled, cancelled],
  ])
})

test('ended holds and declined services are apart, with their booking', () => {
  const declined = { kind: 'villa-service', status: itemStatus.declined } as const
  const offered = { kind: 'villa-service', status: itemStatus.quoted } as const
  const trip: Booked = { status: confirmed, bookingItems: [{ kind: 'villa', status: 5 }, declined, offered] }
  expect(findEndedItems({ ...groups, UpcomingConfirmed: [trip] })).toEqual([
    { booking: groups.Provisional[1], services: [] },
    { booking: trip, services: [declined] },
  ])
})

test('nothing of a cancelled booking is listed as ended', () => {
  const gone: Booked = { status: cancelled, bookingItems: [{ kind: 'villa-service', status: itemStatus.expired }] }
  expect(
    findEndedItems({ Provisional: [], UpcomingConfirmed: [], WhitekeyBookings: [], PastBookings: [gone] }),
  ).toEqual([])
})
