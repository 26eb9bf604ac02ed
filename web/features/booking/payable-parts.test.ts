import { expect, test } from 'vitest'
import { payableParts } from './payable-parts'

const item = (kind: 'villa' | 'villa-service', price: number, name: string) =>
  ({ kind, price, name }) as Parameters<typeof payableParts>[0]['clientInvoice']['bookingItemsPayable'][number]
const deposit = (paidAt: string | null) => ({ kind: 'deposit', amount: 1200, due: '2027-01-01', paidAt }) as const
const balance = (paidAt: string | null) => ({ kind: 'balance', amount: 2800.1, due: '2027-04-01', paidAt }) as const
const services = {
  bookingItemsPayable: [item('villa-service', 0.1, 'Tourist tax'), item('villa-service', 0.2, 'Waiver')],
}
const schedule = [
  {
    kind: 'tourist-tax',
    serviceId: 1,
    name: 'Tourist tax',
    amount: 0.1,
    due: '2027-04-01',
    state: 'to-come',
    paidAt: null,
  } as const,
]
const paid = '2027-01-01T10:00:00Z'

test.each([0, 1])('an option (%i) is paid by its deposit', status => {
  const bookingItemsPayable = [item('villa', 4000.1, 'Casa'), ...services.bookingItemsPayable]
  const parts = payableParts({
    status,
    schedule,
    payments: [deposit(null), balance(null)],
    clientInvoice: { bookingItemsPayable },
  })
  expect(parts).toEqual([{ part: 'deposit', share: 'all', amount: 1200, due: '2027-01-01', names: [] }])
})

test.each([2, 3])('of a booking (%i) balance and services are payable, to the cent, also after the stay', status => {
  expect(payableParts({ status, schedule, payments: [deposit(paid), balance(null)], clientInvoice: services })).toEqual(
    [
      { part: 'balance', share: 'all', amount: 2800.1, due: '2027-04-01', names: [] },
      { part: 'service', share: 'all', amount: 0.3, due: '2027-04-01', names: ['Tourist tax', 'Waiver'] },
    ],
  )
})

test('of a balance in instalments the next one is payable alone, or all of the rest', () => {
  const next = { ...balance(null), amount: 0.1, due: '2027-02-01' }
  const payments = [deposit(paid), { ...next, paidAt: paid }, next, balance(null)]
  expect(payableParts({ status: 2, schedule: [], payments, clientInvoice: { bookingItemsPayable: [] } })).toEqual([
    { part: 'balance', share: 'next', amount: 0.1, due: '2027-02-01', names: [] },
    { part: 'balance', share: 'all', amount: 2800.2, due: undefined, names: [] },
  ])
})

test('deposits of services are payable alone, with the balances that follow; or everything at once', () => {
  const later = { ...item('villa-service', 131.25, 'Balance: boat trip'), kind: 'experience-service', id: 12 } as const
  const bookingItemsPayable = [
    { ...later, due: '2027-06-01', balanceOf: 11 },
    { ...later, id: 13, name: 'Balance: dive', price: 40.1, due: '2027-05-22', balanceOf: 9 },
    { ...later, id: 11, name: 'Boat trip', price: 56.25, due: null, balanceOf: null },
    { ...later, kind: 'transfer', id: 14, name: 'Transfer', price: 0.1, due: null, balanceOf: null },
  ] as const
  const parts = (items: readonly (typeof bookingItemsPayable)[number][]) =>
    payableParts({ status: 2, schedule: [], payments: [], clientInvoice: { bookingItemsPayable: [...items] } })
  expect(parts(bookingItemsPayable)).toEqual([
    {
      ...{ part: 'service', share: 'next', amount: 56.35, due: undefined, names: ['Boat trip', 'Transfer'] },
      itemIds: [11, 14],
      later: [
        { id: 13, name: 'Balance: dive', amount: 40.1, due: '2027-05-22' },
        { id: 12, name: 'Balance: boat trip', amount: 131.25, due: '2027-06-01' },
      ],
    },
    {
      ...{ part: 'service', share: 'all', amount: 227.7, due: undefined },
      names: ['Balance: boat trip', 'Balance: dive', 'Boat trip', 'Transfer'],
    },
  ])
  // Nothing to leave for later, and nothing but balances.
  expect(parts(bookingItemsPayable.slice(2)).map(({ share }) => share)).toEqual(['all'])
  expect(parts(bookingItemsPayable.slice(0, 2)).map(({ share }) => share)).toEqual(['all'])
})

test('paid, cancelled and expired parts are not payable', () => {
  const nothing = { bookingItemsPayable: [] }
  expect(
    payableParts({ status: 2, schedule, payments: [deposit(paid), balance(paid)], clientInvoice: nothing }),
  ).toEqual([])
  for (const status of [4, 5])
    expect(
      payableParts({ status, schedule, payments: [deposit(null), balance(null)], clientInvoice: services }),
    ).toEqual([])
})
