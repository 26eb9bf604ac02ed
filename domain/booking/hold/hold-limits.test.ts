import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Holder,
  holdLimits,
  nightsByMonth,
  nightsToHold,
  refuseEmailOfHold,
  refuseHold,
  refuseTransferHold,
  type StandingHold,
} from '#domain/booking/hold/hold-limits'
import { addDays } from '#domain/calendar/day'
import { nightsOf } from '#domain/calendar/stay'

const budget = { villas: 100, percent: 5 }
const week = { from: '2027-07-03', to: '2027-07-10' }

let made = 0
const visitor = (more: Partial<Holder> = {}): Holder => {
  const number = ++made
  return {
    trust: 'unproven',
    contactId: null,
    emails: [],
    address: `address ${number}`,
    network: `network ${number}`,
    ...more,
  }
}
const held = (holder: Holder, stay = week): StandingHold => ({ ...holder, bookingId: ++made, stay, forTransfer: false })
const times = <T>(number: number, make: () => T) => Array.from({ length: number }, make)

describe('a hold without payment', () => {
  test('counts its nights in each month', () => {
    expect([...nightsByMonth({ from: '2027-07-29', to: '2027-08-05' })]).toEqual([
      ['2027-07', 3],
      ['2027-08', 4],
    ])
    expect(nightsToHold('2027-07', budget)).toBe(155)
    expect(nightsToHold('2027-07', { villas: 2, percent: 5 })).toBe(holdLimits.leastNights)
  })

  test.each([
    ['contact', { contactId: 7, trust: 'client' }],
    ['contact', { contactId: 7 }],
    ['email', { emails: ['ada@example.com'] }],
    ['address', { address: 'here' }],
  ] as const)('is refused as the fourth of one %s: %j', (because, same) => {
    const standing = (number: number) =>
      times(number, () => held(visitor(same), { from: '2027-05-01', to: '2027-05-05' }))
    expect(refuseHold(standing(2), { ...visitor(same), stay: week }, budget)).toBeUndefined()
    expect(refuseHold(standing(3), { ...visitor(same), stay: week }, budget)).toBe(because)
  })

  test('under an address that another visitor typed is allowed for the person who has confirmed it', () => {
    const standing = times(3, () => held(visitor({ emails: ['ada@example.com'] })))
    const ada = visitor({ emails: ['ada@example.com'], contactId: 7, trust: 'proven' })
    expect(refuseHold(standing, { ...ada, stay: week }, budget)).toBeUndefined()
  })

  test('is not entered as the fourth under one e-mail address, but for the person who has confirmed another', () => {
    const others = times(3, () => held(visitor({ emails: ['ada@example.com'] })))
    const refused = (own: StandingHold, number = 3) =>
      refuseEmailOfHold([own, ...others.slice(0, number)], own.bookingId, 'ada@example.com')
    expect(refused(held(visitor()))).toBe('email')
    expect(refused(held(visitor()), 2)).toBeUndefined()
    expect(refused(held(visitor({ emails: ['ada@example.com'] })))).toBeUndefined()
    expect(refused(held(visitor({ trust: 'proven', emails: ['bo@example.com'] })))).toBeUndefined()
    expect(refused(held(visitor({ contactId: 7 })))).toBeUndefined()
    expect(refuseEmailOfHold(others, 2_000_000_000, 'ada@example.com')).toBeUndefined()
  })

  test('is rejected for a tenth address of one network, and for no other network', () => {
    const standing = times(9, () => held(visitor({ network: 'near' }), { from: '2027-05-01', to: '2027-05-05' }))
    expect(refuseHold(standing, { ...visitor({ network: 'near' }), stay: week }, budget)).toBe('network')
    expect(refuseHold(standing, { ...visitor(), stay: week }, budget)).toBeUndefined()
  })

  test('requires a confirmed address once unproven visitors hold their share of the month, and only in that month', () => {
    const standing = times(13, () => held(visitor()))
    expect(refuseHold(standing, { ...visitor(), stay: week }, budget)).toBe('unproven')
    expect(refuseHold(standing, { ...visitor({ trust: 'proven' }), stay: week }, budget)).toBeUndefined()
    const september = { from: '2027-09-04', to: '2027-09-11' }
    expect(refuseHold(standing, { ...visitor(), stay: september }, budget)).toBeUndefined()
  })

  test('is rejected once the share of the month is held, but not for a client who has booked before', () => {
    const standing = times(22, () => held(visitor({ trust: 'proven' })))
    expect(refuseHold(standing, { ...visitor({ trust: 'proven' }), stay: week }, budget)).toBe('season')
    expect(refuseHold(standing, { ...visitor({ trust: 'client' }), stay: week }, budget)).toBeUndefined()
  })

  test('waits for a transfer once its address is confirmed, one for each person', () => {
    const hold = (more: Partial<Holder>) => ({ ...held(visitor(more)), forTransfer: true })
    const transferHold = (more: Partial<Holder>) =>
      held(visitor({ trust: 'proven', emails: ['ada@example.com'], ...more }))
    expect(refuseTransferHold([], transferHold({ trust: 'unproven' }), budget)).toBe('unproven')
    expect(refuseTransferHold([], transferHold({}), budget)).toBeUndefined()
    expect(refuseTransferHold([hold({ emails: ['ada@example.com'] })], transferHold({}), budget)).toBe('transfer')
    expect(refuseTransferHold([hold({ contactId: 7 })], transferHold({ contactId: 7, emails: [] }), budget)).toBe(
      'transfer',
    )
    const others = times(8, () => hold({ trust: 'proven' }))
    expect(refuseTransferHold(others, transferHold({}), budget)).toBe('season')
    expect(refuseTransferHold(others, transferHold({ trust: 'client' }), budget)).toBeUndefined()
  })

  test('whatever is tried, from however many addresses, the month’s part is never exceeded', () => {
    const tried = fc.record({
      address: fc.integer({ min: 0, max: 200 }),
      network: fc.integer({ min: 0, max: 60 }),
      trust: fc.constantFrom('unproven', 'proven') satisfies fc.Arbitrary<Holder['trust']>,
      from: fc.integer({ min: 0, max: 61 }),
      nights: fc.integer({ min: 4, max: 40 }),
    })
    fc.assert(
      fc.property(fc.array(tried, { maxLength: 200 }), tries => {
        const standing: StandingHold[] = []
        for (const { address, network, trust, from, nights } of tries) {
          const first = addDays('2027-07-01', from)
          const stay = { from: first, to: addDays(first, nights) }
          const holder = visitor({ address: `${address}`, network: `${network}`, trust })
          if (!refuseHold(standing, { ...holder, stay }, budget)) standing.push(held(holder, stay))
        }
        for (const month of ['2027-07', '2027-08']) {
          const nightsOfMonth = (holds: StandingHold[]) =>
            holds.reduce((sum, { stay }) => sum + (nightsByMonth(stay).get(month) ?? 0), 0)
          expect(nightsOfMonth(standing)).toBeLessThanOrEqual(nightsToHold(month, budget))
          const anonymous = standing.filter(({ trust }) => trust === 'unproven')
          expect(nightsOfMonth(anonymous)).toBeLessThanOrEqual(nightsToHold(month, budget) * holdLimits.unprovenShare)
        }
        expect(standing.every(({ stay }) => nightsOf(stay) <= 40)).toBe(true)
      }),
    )
  })
})
