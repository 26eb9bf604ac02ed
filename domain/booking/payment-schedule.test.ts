import { expect, test } from 'vitest'
import { paymentSchedule, type Scheduled } from '#domain/booking/payment-schedule'
import { damageWaiver, touristTax } from '#domain/booking/services'
import { firstTerms as terms } from '#domain/pricing/terms'

const sold: Scheduled = {
  instalments: [
    { kind: 'deposit', cents: 174_000, due: '2026-11-25', paidAt: '2026-11-25T10:00:00.000Z' },
    { kind: 'balance', cents: 406_000, due: '2027-04-24' },
  ],
  services: [{ serviceId: touristTax, cents: 10_500 }],
  arrival: '2027-07-03',
  soldOn: '2026-11-25',
  today: '2026-11-25',
  terms,
}
const shown = (scheduled: Scheduled) =>
  paymentSchedule(scheduled).map(({ kind, cents, due, state }) => [kind, cents, due, state])

test('the tourist tax is due with the balance', () => {
  expect(shown(sold)).toEqual([
    ['deposit', 174_000, '2026-11-25', 'paid'],
    ['balance', 406_000, '2027-04-24', 'to-come'],
    ['tourist-tax', 10_500, '2027-04-24', 'to-come'],
  ])
})

test('shares of a balance that are due on one day are one row, and services are due with the last of its parts', () => {
  const [deposit] = sold.instalments
  const instalments = [
    ...(deposit ? [deposit] : []),
    { kind: 'balance' as const, cents: 200_000, due: '2027-02-01', paidAt: '2027-01-31T10:00:00.000Z' },
    { kind: 'balance' as const, cents: 100_000, due: '2027-04-24' },
    { kind: 'balance' as const, cents: 106_000, due: '2027-04-24' },
  ]
  const services = [
    { serviceId: touristTax, cents: 10_500, isPaid: true },
    { serviceId: damageWaiver, cents: 4_800 },
  ]
  expect(shown({ ...sold, instalments, services, today: '2027-04-24' })).toEqual([
    ['deposit', 174_000, '2026-11-25', 'paid'],
    ['balance', 200_000, '2027-02-01', 'paid'],
    ['balance', 206_000, '2027-04-24', 'due'],
    ['tourist-tax', 10_500, '2027-04-24', 'paid'],
    ['service', 4_800, '2027-04-24', 'due'],
  ])
})

test('all is due today if the day of the balance has come', () => {
  const soldOn = '2027-06-01'
  const instalments = [{ kind: 'deposit' as const, cents: 580_000, due: soldOn }]
  expect(shown({ ...sold, instalments, soldOn, today: soldOn })).toEqual([
    ['whole', 580_000, soldOn, 'due'],
    ['tourist-tax', 10_500, soldOn, 'due'],
  ])
})
