import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { differencesOf, type KnownMoney } from '#domain/payments/differences'

const known: KnownMoney = {
  status: attemptStatus.paid,
  currency: 'EUR',
  asked: 159_000,
  toCapture: 159_000,
  booked: 159_000,
  isOld: true,
  refunded: 0,
}
const reported = { currency: 'EUR', authorised: 159_000, captured: 159_000, refunded: 0, disputed: 0 }

describe('what a provider reports', () => {
  test.each([
    ['as it was asked', {}, {}, []],
    ['in another currency', {}, { currency: 'USD' }, ['currency']],
    ['authorised for less', { status: 0, booked: 0 }, { authorised: 100, captured: 0 }, ['authorised']],
    ['captured in part', { status: 9, booked: 0 }, { captured: 100 }, ['captured']],
    ['captured for more', {}, { captured: 200_000 }, ['captured']],
    ['captured though it was declined', { status: 4, booked: 0 }, { captured: 100 }, ['captured']],
    ['captured no more', {}, { captured: 0 }, ['captured']],
    ['not captured yet, by a look-up that may be older', { isOld: false }, { captured: 0 }, []],
    ['about to be captured', { status: 2, booked: 0 }, { captured: 0 }, []],
    ['refunded by hand', {}, { refunded: 100 }, ['refunded']],
    ['refunded as it was asked', { refunded: 100 }, { refunded: 100 }, []],
    ['disputed', {}, { disputed: 100 }, ['disputed']],
    ['disputed, which is not reported', {}, { disputed: undefined }, []],
  ])('%s', (_what, own, theirs, kinds) => {
    const found = differencesOf({ ...known, ...own } as KnownMoney, { ...reported, ...theirs })
    expect(found.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('differs by what is reported beyond what is known, and never by what is equal', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, (own, theirs) => {
        const found = differencesOf({ ...known, refunded: own }, { ...reported, refunded: theirs })
        expect(found.map(({ kind }) => kind)).toEqual(theirs > own ? ['refunded'] : [])
        for (const { expected, reported: told } of found) expect(told).not.toBe(expected)
      }),
    )
  })
})
