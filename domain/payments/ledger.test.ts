import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balances, charge, creditNote, invoice, refund } from '#domain/payments/ledger'

const cents = fc.integer({ min: 1, max: 1_000_000_00 })
const bank = fc.constantFrom('bank:checkout' as const, 'bank:opayo' as const)

/** Payments, each invoiced, and of each so much that goes back, with its credit note. */
const history = fc.array(
  fc.record({ bank, paid: cents, back: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 3 }) }),
)

test('every posting adds up to nothing', () => {
  fc.assert(
    fc.property(bank, cents, (account, amount) => {
      for (const { lines } of [charge(account, amount), refund(account, amount), invoice(amount), creditNote(amount)])
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0)
    }),
  )
})

test('the balance of the banks equals the sales, and nothing is owed to clients', () => {
  fc.assert(
    fc.property(history, payments => {
      let kept = 0
      const postings = payments.flatMap(({ bank: account, paid, back }) => {
        let left = paid
        const returned = back.flatMap(share => {
          const amount = Math.min(left, Math.max(1, Math.floor(paid * share)))
          left -= amount
          return amount > 0 ? [refund(account, amount), creditNote(amount)] : []
        })
        kept += left
        return [charge(account, paid), invoice(paid), ...returned]
      })
      const { clients = 0, sales = 0, 'bank:checkout': one = 0, 'bank:opayo': other = 0 } = balances(postings)
      expect(clients).toBe(0)
      expect(one + other).toBe(kept)
      expect(sales + 0).toBe(-kept + 0)
    }),
  )
})

test.each([0, -1, 0.5, Number.NaN])('%s cents are no posting', amount => {
  expect(() => charge('bank:checkout', amount)).toThrow(RangeError)
})
