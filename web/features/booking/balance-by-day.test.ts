import { expect, test } from 'vitest'
import { balanceByDay } from './balance-by-day'

const balance = (amount: number, due: string, paidAt: string | null = null) => ({
  kind: 'balance' as const,
  amount,
  due,
  paidAt,
})

test('shares of others are due with the rest of their day, paid parts are separate', () => {
  const deposit = { kind: 'deposit' as const, amount: 300, due: '2027-01-15', paidAt: '2027-01-15T10:00:00Z' }
  expect(
    balanceByDay([
      deposit,
      balance(100.1, '2027-03-01'),
      balance(0.2, '2027-03-01'),
      balance(50, '2027-03-01', '2027-02-01T10:00:00Z'),
      balance(100, '2027-04-01'),
    ]),
  ).toEqual([
    { due: '2027-03-01', amount: 100.3, isPaid: false },
    { due: '2027-03-01', amount: 50, isPaid: true },
    { due: '2027-04-01', amount: 100, isPaid: false },
  ])
  expect(balanceByDay([deposit])).toEqual([])
})
