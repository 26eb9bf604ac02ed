import { describe, expect, test } from 'vitest'
import { bestMonths, monthSpans } from './climate.ts'

const sea = [15, 14, 15, 16, 20, 23, 25, 26, 25, 22, 19, 16]

describe('the best months of a region', () => {
  test('are warm, not hot, and warm in the water: on Corfu early summer and autumn', () => {
    expect(bestMonths({ air: [14, 14, 16, 19, 24, 28, 31, 32, 28, 23, 19, 15], sea })).toEqual([5, 6, 9, 10])
  })

  test('are all of summer where it never becomes hot', () => {
    expect(bestMonths({ air: [14, 14, 16, 19, 23, 27, 29, 28, 26, 22, 19, 16], sea })).toEqual([5, 6, 7, 8, 9])
  })

  test('are none where the sea stays cold', () => {
    expect(bestMonths({ air: Array(12).fill(25), sea: Array(12).fill(19) })).toEqual([])
  })
})

describe('months in spans', () => {
  test.each([
    [
      [5, 6, 9, 10],
      [
        { first: 5, last: 6 },
        { first: 9, last: 10 },
      ],
    ],
    [[6], [{ first: 6, last: 6 }]],
    [[], []],
  ])('%j', (months, spans) => {
    expect(monthSpans(months)).toEqual(spans)
  })
})
