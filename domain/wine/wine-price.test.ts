import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { majorOf } from '#domain/pricing/money'
import { areSameLines, deliveryOf, giveBottles, priceOrder, type WineOffer } from '#domain/wine/wine-price'
import { firstWineTerms } from '#domain/wine/wine-terms'

const offers: WineOffer[] = [
  { id: 1, bottleCents: 2_910, bottlesPerCase: 6 },
  { id: 2, bottleCents: 3_010, bottlesPerCase: 1 },
]
const terms = firstWineTerms

describe('an order', () => {
  test('costs its bottles and the delivery', () => {
    const order = priceOrder([{ wineId: 1, quantity: 1 }], offers, terms, 1)
    expect(order).toEqual({
      lines: [{ wineId: 1, quantity: 1, bottles: 6, unitCents: 2_910, cents: 17_460 }],
      bottles: 6,
      cents: 17_460,
      deliveryCents: 2_500,
      totalCents: 19_960,
      freeFromCents: 30_000,
      missingCents: 12_540,
    })
  })

  test('is delivered free of charge from the threshold on', () => {
    expect(deliveryOf(29_999, terms, 1)).toMatchObject({ deliveryCents: 2_500, missingCents: 1 })
    expect(deliveryOf(30_000, terms, 1)).toMatchObject({ deliveryCents: 0, missingCents: 0 })
    expect(deliveryOf(0, terms, 1)).toMatchObject({ deliveryCents: 0, missingCents: 30_000 })
  })

  test('is priced by the rate of its booking, bottle by bottle', () => {
    const { lines, deliveryCents, freeFromCents } = priceOrder([{ wineId: 2, quantity: 3 }], offers, terms, 0.857)
    expect(lines).toMatchObject([{ unitCents: 2_580, cents: 7_740 }])
    expect([deliveryCents, freeFromCents]).toEqual([2_143, 25_710])
  })

  test('of a wine that is not on offer has no price', () => {
    expect(() => priceOrder([{ wineId: 3, quantity: 1 }], offers, terms, 1)).toThrow(RangeError)
  })

  test('adds up, and more bottles never cost less without their delivery', () => {
    const quantity = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(quantity, quantity, fc.double({ min: 0.5, max: 2, noNaN: true }), (one, other, rate) => {
        const lines = [
          { wineId: 1, quantity: one },
          { wineId: 2, quantity: other },
        ]
        const order = priceOrder(lines, offers, terms, rate)
        expect(order.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.cents)
        expect(order.totalCents).toBe(order.cents + order.deliveryCents)
        expect(order.missingCents > 0).toBe(order.deliveryCents > 0)
        const more = priceOrder([{ wineId: 1, quantity: one + 1 }, ...lines.slice(1)], offers, terms, rate)
        expect(more.cents).toBeGreaterThan(order.cents)
      }),
    )
  })
})

describe('the lines of a client', () => {
  const { lines } = priceOrder(
    [
      { wineId: 1, quantity: 2 },
      { wineId: 2, quantity: 1 },
    ],
    offers,
    terms,
    1,
  )
  const shown = lines.map(({ wineId, quantity, bottles, cents }) => ({
    ...{ wineId, quantity, numberofBottles: bottles, lineTotal: majorOf(cents) },
  }))

  test('are those of the server in any order', () => {
    expect(areSameLines(shown.toReversed(), lines)).toBe(true)
  })

  test.each([{ lineTotal: 1 }, { numberofBottles: 6 }, { quantity: 1 }, { wineId: 9 }])('differ by %o', other => {
    expect(areSameLines([{ ...shown[0], ...other } as (typeof shown)[number], ...shown.slice(1)], lines)).toBe(false)
    expect(areSameLines(shown.slice(1), lines)).toBe(false)
  })

  test('that are given cost nothing and count bottles', () => {
    expect(giveBottles([{ wineId: 1, quantity: 2 }])).toEqual([
      { wineId: 1, quantity: 2, bottles: 2, unitCents: 0, cents: 0 },
    ])
  })
})
