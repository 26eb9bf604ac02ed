import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeLikeness, likenessDistance, likenessSize, maxLikenessDistance } from './likeness.ts'

const cells = likenessSize.width * likenessSize.height
const grey = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: cells, maxLength: cells })

test('a picture that grows brighter to the right has every bit, a plain one none', () => {
  const rising = Array.from({ length: cells }, (_, at) => (at % likenessSize.width) * 20)
  expect(computeLikeness(rising)).toEqual([65_535, 131_071, 196_607, 262_143])
  expect(computeLikeness(Array(cells).fill(90))).toEqual([0, 65_536, 131_072, 196_608])
  expect(likenessDistance(computeLikeness(rising), computeLikeness(Array(cells).fill(90)))).toBe(64)
})

test('a brighter copy has the same likeness', () => {
  fc.assert(
    fc.property(grey, values => {
      expect(computeLikeness(values.map(value => value / 2 + 40))).toEqual(computeLikeness(values))
    }),
  )
})

test('pictures within the distance share a band, by which they are found', () => {
  fc.assert(
    fc.property(grey, grey, (one, other) => {
      const [a, b] = [computeLikeness(one), computeLikeness(other)]
      expect(likenessDistance(a, b)).toBe(likenessDistance(b, a))
      if (likenessDistance(a, b) <= maxLikenessDistance) expect(a.some(band => b.includes(band))).toBe(true)
    }),
  )
})

test('a few differing bits in all bands but one are found by that one', () => {
  const likeness = computeLikeness(Array.from({ length: cells }, (_, at) => (at * 37) % 251))
  const near = likeness.map((band, at) => (at < maxLikenessDistance ? band ^ 1 : band))
  expect(likenessDistance(likeness, near)).toBe(maxLikenessDistance)
  expect(near.at(-1)).toBe(likeness.at(-1))
})
