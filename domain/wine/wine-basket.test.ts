import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  type BasketLine,
  basketFor,
  emptyBasket,
  isOrderable,
  isVillaItem,
  mergeLines,
  setLine,
  sumOfBasket,
} from '#domain/wine/wine-basket'

const etna: BasketLine = { wineId: 1, quantity: 1, lineTotal: 174.6, numberofBottles: 6 }
const malvasia: BasketLine = { wineId: 2, quantity: 2, lineTotal: 60.2, numberofBottles: 2 }
const anyLine = fc.record({
  wineId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  lineTotal: fc.integer({ min: 0, max: 1_000_000 }).map(cents => cents / 100),
  numberofBottles: fc.integer({ min: 1, max: 120 }),
})

describe('a basket', () => {
  test('sums quantity, total and bottles of a wine that it has already', () => {
    expect(addLine([etna, malvasia], etna)).toEqual([
      { wineId: 1, quantity: 2, lineTotal: 349.2, numberofBottles: 12 },
      malvasia,
    ])
    expect(addLine([etna], malvasia)).toEqual([etna, malvasia])
  })

  test('has one line for each wine, and loses nothing by merging', () => {
    fc.assert(
      fc.property(fc.array(anyLine), lines => {
        const merged = mergeLines(lines)
        expect(new Set(merged.map(({ wineId }) => wineId)).size).toBe(merged.length)
        expect(sumOfBasket(merged)).toEqual(sumOfBasket(lines))
        expect(mergeLines(merged)).toEqual(merged)
      }),
    )
  })

  test('is empty for another villa', () => {
    const basket = { villaBookingItemId: 7, lines: [etna] }
    expect(basketFor(basket, 7)).toBe(basket)
    expect(basketFor(basket, 8)).toEqual({ villaBookingItemId: 8, lines: [] })
  })

  test('replaces a line, and removes it with a quantity of 0', () => {
    const two = { ...etna, quantity: 2, numberofBottles: 12 }
    expect(setLine([etna, malvasia], two)).toEqual([two, malvasia])
    expect(setLine([etna, malvasia], { ...etna, quantity: 0 })).toEqual([malvasia])
    expect(setLine([malvasia], etna)).toEqual([malvasia, etna])
  })

  test('can be ordered for a villa and with a line', () => {
    expect(isOrderable({ villaBookingItemId: 7, lines: [etna] })).toBe(true)
    expect(isOrderable({ villaBookingItemId: 0, lines: [etna] })).toBe(false)
    expect(isOrderable(emptyBasket(7))).toBe(false)
    expect([0, -1, 1].map(isVillaItem)).toEqual([false, false, true])
  })
})
