import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTerms } from '#domain/pricing/terms'
import { type Part, repriceInstalments } from './reprice.ts'

const deposit = { kind: 'deposit', position: 0, cents: 3000, due: '2027-01-15', isPaid: true } as const
const balance = { kind: 'balance', position: 0, cents: 7000, due: '2027-03-27', isPaid: false } as const
const asked = { isHeldOnly: false, arrival: '2027-06-05', today: '2027-01-20', terms: firstTerms }

test('a higher price is added to the balance', () => {
  expect(repriceInstalments({ ...asked, cents: 12_000, instalments: [deposit, balance] })).toEqual({
    paid: [deposit],
    unpaid: [{ kind: 'balance', position: 0, cents: 9000, due: '2027-03-27' }],
    beyond: 0,
  })
})

test('a lower price is deducted from the balance, and the overpaid amount is returned', () => {
  expect(repriceInstalments({ ...asked, cents: 3000, instalments: [deposit, balance] })).toEqual({
    paid: [deposit],
    unpaid: [],
    beyond: 0,
  })
  expect(repriceInstalments({ ...asked, cents: 2500, instalments: [deposit, balance] })).toEqual({
    paid: [{ ...deposit, cents: 2500 }],
    unpaid: [],
    beyond: 500,
  })
})

test('a surcharge after the balance was paid is a part of its own, due today if the balance is past due', () => {
  const instalments = [deposit, { ...balance, isPaid: true }]
  expect(repriceInstalments({ ...asked, today: '2027-05-01', cents: 10_400, instalments })).toEqual({
    paid: instalments,
    unpaid: [{ kind: 'balance', position: 1, cents: 400, due: '2027-05-01' }],
    beyond: 0,
  })
})

test('parts of a balance become one, in a place that none of them had', () => {
  const instalments = [deposit, { ...balance, cents: 5000 }, { ...balance, position: 1, cents: 2000 }]
  expect(repriceInstalments({ ...asked, cents: 9000, instalments }).unpaid).toEqual(
    [{ ...balance, position: 2, cents: 6000 }].map(({ isPaid: _, ...part }) => part),
  )
})

test('an option is paid as if it were sold now', () => {
  const instalments = [{ ...deposit, isPaid: false }, balance]
  const { unpaid } = repriceInstalments({
    ...asked,
    isHeldOnly: true,
    cents: 20_000,
    instalments,
    arrival: '2027-02-20',
  })
  expect(unpaid).toEqual([{ kind: 'deposit', position: 0, cents: 20_000, due: '2027-01-20' }])
})

test('paid, outstanding and refunded parts always add up to the price', () => {
  const part = fc.record({ cents: fc.integer({ min: 1, max: 1_000_000 }), isPaid: fc.boolean() })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.array(part, { maxLength: 4 }), (cents, parts) => {
      const instalments = parts.map((one, position) => ({ ...balance, ...one, position }))
      const { paid, unpaid, beyond } = repriceInstalments({ ...asked, cents, instalments })
      const sum = (all: readonly Pick<Part, 'cents'>[]) => all.reduce((total, one) => total + one.cents, 0)
      expect(sum(paid) + sum(unpaid)).toBe(cents)
      expect(sum(instalments.filter(({ isPaid }) => isPaid)) - beyond).toBe(sum(paid))
      expect([...paid, ...unpaid].every(one => one.cents > 0)).toBe(true)
      const places = [...paid, ...unpaid].map(one => `${one.kind} ${one.position}`)
      expect(new Set(places).size).toBe(places.length)
    }),
  )
})
